import type { Brief, Elevation } from '../elevation.ts';
import { STOREY } from '../elevation.ts';
import { doorIn, windowIn } from '../opening.ts';
import { chimney, gableFace, roof } from '../roof.ts';
import { GROUND } from '../setting.ts';
import { polygon, rect } from '../svg.ts';
import { verandahFront, verandahRoof } from '../verandah.ts';
import { shadeBelow, wall } from '../wall.ts';
import { frameOf, spread } from './frame.ts';

const PLINTH = 18;

/** Red brick and tall chimneys: a gable steps forward beside a verandah with fretwork. */
export const federation = (brief: Brief): Elevation => {
  const { draws, materials, light, style, storeys } = brief;
  const { x, width, right } = frameOf(brief);
  const floor = GROUND - PLINTH;
  const eaves = floor - STOREY * storeys - 8;
  const wingWidth = width * draws.between(0.36, 0.44);
  const rise = draws.between(88, 112);
  const porch = { x: x + wingWidth, width: width - wingWidth, top: floor - STOREY - 2, floor };
  const doorX = porch.x + porch.width * draws.pick([0.18, 0.5]);
  const count = porch.width > 240 ? 2 : 1;
  const windows = spread(doorX + 60, right - 6, count, 42);
  const upper = storeys > 1 ? spread(porch.x + 10, right - 10, count + 1, 38) : [];
  const wingWindows = draws.chance(0.5)
    ? spread(x + 12, x + wingWidth - 12, 2, 34)
    : spread(x + 10, x + wingWidth - 10, 1, 70);
  const wingLevels = Array.from({ length: storeys }, (_, level) => floor - 88 - level * STOREY);
  const gableRise = wingWidth * draws.between(0.46, 0.6);
  const art = [
    chimney(x + width * 0.62, eaves - rise + 24, 56, materials, light),
    ...(draws.chance(0.6) ? [chimney(x + width * 0.24, eaves - rise + 40, 60, materials, light)] : []),
    wall(
      { x: x + 8, y: eaves, width: width - 16, height: GROUND - eaves },
      materials.wall,
      materials.finish,
      light,
    ),
    shadeBelow({ x: x + 8, y: eaves, width: width - 16, height: 0 }, 12, light),
    roof({ x: x - 16, y: eaves, width: width + 32, rise }, 'hip', materials, light),
    ...upper.map((left) =>
      windowIn({ x: left, y: eaves + 20, width: 38, height: 54 }, style, materials, light),
    ),
    rect(porch.x, porch.top + 26, porch.width, floor - porch.top - 26, { fill: light.shade, fade: 0.14 }),
    doorIn({ x: doorX, y: floor - 76, width: 36, height: 76 }, materials, light),
    ...windows.map((left) =>
      windowIn({ x: left, y: floor - 70, width: 42, height: 56 }, style, materials, light),
    ),
    rect(porch.x, floor, porch.width, PLINTH, { fill: '#d8d2c4', edge: light.ink, line: 1 }),
    verandahRoof(porch, materials, light),
    verandahFront(porch, count + 2, 'fretwork', materials, light, [doorX - 10, doorX + 46]),
    polygon(
      [
        [doorX - 12, floor],
        [doorX + 48, floor],
        [doorX + 54, GROUND],
        [doorX - 18, GROUND],
      ],
      { fill: light.path, edge: light.ink, line: 1 },
    ),
    wall({ x, y: eaves, width: wingWidth, height: GROUND - eaves }, materials.wall, materials.finish, light),
    rect(x, floor, wingWidth, PLINTH, { fill: light.shade, fade: 0.18 }),
    ...wingLevels.flatMap((y) =>
      wingWindows.map((left) =>
        windowIn(
          { x: left, y, width: wingWindows.length > 1 ? 34 : 70, height: 62 },
          style,
          materials,
          light,
        ),
      ),
    ),
    gableFace({ x, y: eaves, width: wingWidth, rise: gableRise }, materials, light, draws.chance(0.6)),
    shadeBelow({ x, y: eaves + 2, width: wingWidth, height: 0 }, 8, light),
  ].join('');
  return {
    art,
    left: x - 20,
    right: right + 20,
    top: eaves - rise - 60,
    path: [doorX - 6, doorX + 42],
    drive: null,
  };
};
