import type { Brief, Elevation } from '../elevation.ts';
import { STOREY } from '../elevation.ts';
import { doorIn, windowIn } from '../opening.ts';
import { chimney, gableFace, roof } from '../roof.ts';
import { GROUND } from '../setting.ts';
import { polygon, rect } from '../svg.ts';
import { shadeBelow, wall } from '../wall.ts';
import { frameOf, spread } from './frame.ts';

const PLINTH = 14;

/** A wide low gable over the porch, held by stout tapering piers. */
export const bungalow = (brief: Brief): Elevation => {
  const { draws, materials, light, style } = brief;
  const { x, width, right } = frameOf({ ...brief, storeys: 1 });
  const floor = GROUND - PLINTH;
  const eaves = floor - STOREY + 2;
  const rise = draws.between(74, 92);
  const porchWidth = width * draws.between(0.44, 0.54);
  const porchTop = eaves + 6;
  const gableRise = porchWidth * draws.between(0.26, 0.34);
  const pier = (left: number): string =>
    polygon(
      [
        [left + 7, porchTop + 4],
        [left + 25, porchTop + 4],
        [left + 30, floor - 34],
        [left + 2, floor - 34],
      ],
      { fill: materials.trim, edge: light.ink, line: 1.2 },
    ) +
    wall(
      { x: left - 3, y: floor - 34, width: 38, height: 34 + PLINTH },
      materials.wall,
      materials.finish,
      light,
    ) +
    rect(left - 6, floor - 38, 44, 6, { fill: materials.trim, edge: light.ink, line: 1 });
  const doorX = x + porchWidth * draws.pick([0.3, 0.56]);
  const dormer = draws.chance(0.45);
  const restWindows = spread(x + porchWidth + 12, right - 8, width - porchWidth > 210 ? 2 : 1, 76);
  const art = [
    chimney(right - width * 0.22, eaves - rise + 30, 62, materials, light),
    roof(
      { x: x - 24, y: eaves, width: width + 48, rise },
      draws.pick(['ridge', 'hip'] as const),
      materials,
      light,
    ),
    ...(dormer
      ? [gableFace({ x: x + width * 0.62, y: eaves - 22, width: 100, rise: 40 }, materials, light, true)]
      : []),
    wall({ x, y: eaves, width, height: GROUND - eaves }, materials.wall, materials.finish, light),
    shadeBelow({ x, y: eaves + 4, width, height: 0 }, 16, light),
    ...restWindows.map((left) =>
      windowIn({ x: left, y: floor - 70, width: 76, height: 50 }, style, materials, light),
    ),
    rect(x, eaves, porchWidth, floor - eaves, { fill: light.shade, fade: 0.22 }),
    doorIn({ x: doorX, y: floor - 74, width: 36, height: 74 }, materials, light),
    windowIn(
      {
        x: doorX > x + porchWidth / 2 ? x + 46 : doorX + 56,
        y: floor - 66,
        width: porchWidth > 230 ? 54 : 40,
        height: 46,
      },
      style,
      materials,
      light,
    ),
    rect(x - 6, floor, porchWidth + 12, PLINTH, { fill: '#d8d2c4', edge: light.ink, line: 1 }),
    rect(x - 8, porchTop - 6, porchWidth + 16, 14, { fill: materials.trim, edge: light.ink, line: 1.2 }),
    gableFace(
      { x: x - 8, y: porchTop - 6, width: porchWidth + 16, rise: gableRise },
      materials,
      light,
      draws.chance(0.75),
    ),
    pier(x),
    pier(x + porchWidth - 32),
    polygon(
      [
        [doorX - 10, floor],
        [doorX + 46, floor],
        [doorX + 52, GROUND],
        [doorX - 16, GROUND],
      ],
      { fill: light.path, edge: light.ink, line: 1 },
    ),
  ].join('');
  return {
    art,
    left: x - 26,
    right: right + 26,
    top: eaves - rise,
    path: [doorX - 6, doorX + 42],
    drive: [right + 12, right + 82],
  };
};
