import type { Brief, Elevation } from '../elevation.ts';
import { STOREY } from '../elevation.ts';
import { doorIn, garageIn, windowIn } from '../opening.ts';
import { chimney, gableFace, roof } from '../roof.ts';
import { GROUND } from '../setting.ts';
import { rect } from '../svg.ts';
import { shadeBelow, wall } from '../wall.ts';
import { frameOf, spread } from './frame.ts';

const GARAGE = 118;

/** Brick veneer after the war: a low roof, picture windows, and a garage at the side. */
export const brick = (brief: Brief): Elevation => {
  const { draws, materials, light, style, storeys, subject } = brief;
  const garageWidth = (subject.carSpaces ?? 1) > 0 ? GARAGE : 0;
  const { x, width, right } = frameOf(brief, garageWidth);
  const eaves = GROUND - STOREY * storeys;
  const rise = draws.between(50, 74);
  const wing = width * draws.between(0.34, 0.46);
  const hasGable = draws.chance(0.5);
  const doorX = x + wing + 18;
  const windows = spread(doorX + 52, right - 6, right - doorX > 260 ? 2 : 1, 92);
  const upper = storeys > 1 ? spread(x + wing + 6, right - 6, 2, 78) : [];
  const carport = draws.chance(0.4);
  const feature = draws.chance(0.6);
  const art = [
    ...(garageWidth > 0
      ? [
          carport
            ? rect(right, GROUND - 84, garageWidth, 84, { fill: light.shade, fade: 0.2 }) +
              rect(right + garageWidth - 8, GROUND - 84, 6, 84, {
                fill: materials.trim,
                edge: light.ink,
                line: 1,
              })
            : wall(
                { x: right, y: GROUND - 86, width: garageWidth, height: 86 },
                materials.wall,
                materials.finish,
                light,
              ) +
              garageIn(
                { x: right + 14, y: GROUND - 70, width: garageWidth - 28, height: 70 },
                style,
                materials,
                light,
              ),
          rect(right - 4, GROUND - 94, garageWidth + 14, 11, {
            fill: materials.trim,
            edge: light.ink,
            line: 1.2,
          }),
        ]
      : []),
    chimney(x + width * 0.78, eaves - rise + 28, 48, materials, light),
    wall({ x, y: eaves, width, height: GROUND - eaves }, materials.wall, materials.finish, light),
    roof({ x: x - 18, y: eaves, width: width + 36, rise }, 'hip', materials, light),
    shadeBelow({ x, y: eaves + 4, width, height: 0 }, 12, light),
    ...upper.map((left) =>
      windowIn({ x: left, y: eaves + 24, width: 78, height: 44 }, style, materials, light),
    ),
    ...(feature
      ? [rect(doorX - 14, GROUND - 90, 64, 90, { fill: materials.accent, edge: light.ink, line: 1 })]
      : []),
    doorIn({ x: doorX, y: GROUND - 76, width: 36, height: 76 }, materials, light),
    ...windows.map((left) =>
      windowIn({ x: left, y: GROUND - 74, width: 92, height: 48 }, style, materials, light),
    ),
    wall(
      { x: x - 4, y: eaves, width: wing, height: GROUND - eaves },
      materials.wall,
      materials.finish,
      light,
    ),
    ...Array.from({ length: storeys }, (_, level) =>
      windowIn(
        { x: x + wing / 2 - 50, y: GROUND - 76 - level * STOREY, width: 92, height: 52 },
        style,
        materials,
        light,
      ),
    ),
    hasGable
      ? gableFace({ x: x - 4, y: eaves, width: wing, rise: wing * 0.3 }, materials, light, draws.chance(0.4))
      : roof({ x: x - 18, y: eaves, width: wing + 28, rise: rise * 0.72 }, 'hip', materials, light),
    shadeBelow({ x: x - 4, y: eaves + 4, width: wing, height: 0 }, 8, light),
    rect(doorX - 14, GROUND - 96, right - doorX > 200 ? 140 : 70, 6, {
      fill: materials.trim,
      edge: light.ink,
      line: 1,
    }),
    rect(doorX + 46, GROUND - 90, 4, 90, { fill: materials.trim, edge: light.ink, line: 0.9 }),
    rect(doorX - 16, GROUND - 7, 74, 7, { fill: light.path, edge: light.ink, line: 1 }),
  ].join('');
  const drive = garageWidth > 0 ? ([right + 12, right + garageWidth - 12] as const) : null;
  return {
    art,
    left: x - 20,
    right: right + garageWidth + 12,
    top: eaves - rise - 30,
    path: [doorX - 6, doorX + 42],
    drive,
  };
};
