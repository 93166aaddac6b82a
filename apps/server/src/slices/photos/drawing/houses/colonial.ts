import type { Brief, Elevation } from '../elevation.ts';
import { STOREY } from '../elevation.ts';
import { doorIn, garageIn, windowIn } from '../opening.ts';
import { gableFace, roof } from '../roof.ts';
import { GROUND } from '../setting.ts';
import { rect } from '../svg.ts';
import { verandahFront, verandahRoof } from '../verandah.ts';
import { shadeBelow, wall } from '../wall.ts';
import { frameOf, spread } from './frame.ts';

/** The eighties and nineties: a steep roof, a verandah between plain posts, a double garage under its own gable. */
export const colonial = (brief: Brief): Elevation => {
  const { draws, materials, light, style, storeys, subject } = brief;
  const spaces = Math.min(2, subject.carSpaces ?? 2);
  const garageWidth = spaces === 0 ? 0 : spaces === 1 ? 130 : 190;
  const { x, width, right } = frameOf(brief, garageWidth);
  const eaves = GROUND - STOREY * storeys;
  const rise = draws.between(84, 108);
  const porch = { x, width, top: GROUND - STOREY - 8, floor: GROUND - 6 };
  const doorX = x + width * draws.pick([0.22, 0.46, 0.68]) - 18;
  const windows = [
    ...spread(x + 10, doorX - 12, doorX - x > 190 ? 2 : 1, 56),
    ...spread(doorX + 50, right - 10, right - doorX > 240 ? 2 : 1, 56),
  ];
  const dormers =
    storeys === 1 && draws.chance(0.45) ? spread(x + width * 0.18, x + width * 0.82, 2, 58) : [];
  const upper = storeys > 1 ? spread(x + 20, right - 20, 3, 54) : [];
  const art = [
    ...(garageWidth > 0
      ? [
          wall(
            { x: right, y: GROUND - STOREY + 4, width: garageWidth, height: STOREY - 4 },
            materials.wall,
            materials.finish,
            light,
          ),
          garageIn(
            { x: right + 18, y: GROUND - 74, width: garageWidth - 36, height: 74 },
            style,
            materials,
            light,
          ),
          draws.chance(0.6)
            ? gableFace(
                { x: right, y: GROUND - STOREY + 4, width: garageWidth, rise: 74 },
                materials,
                light,
                false,
              )
            : roof(
                { x: right - 14, y: GROUND - STOREY + 4, width: garageWidth + 28, rise: 68 },
                'hip',
                materials,
                light,
              ),
        ]
      : []),
    wall({ x, y: eaves, width, height: GROUND - eaves }, materials.wall, materials.finish, light),
    roof({ x: x - 16, y: eaves, width: width + 32, rise }, 'hip', materials, light),
    ...dormers.flatMap((left) => [
      wall({ x: left, y: eaves - 56, width: 58, height: 40 }, materials.accent, 'boards', light),
      windowIn({ x: left + 14, y: eaves - 50, width: 30, height: 28 }, 'queenslander', materials, light),
      gableFace({ x: left, y: eaves - 56, width: 58, rise: 30 }, materials, light, false),
    ]),
    shadeBelow({ x, y: eaves + 4, width, height: 0 }, 10, light),
    ...upper.map((left) =>
      windowIn({ x: left, y: eaves + 22, width: 54, height: 48 }, style, materials, light),
    ),
    rect(x, porch.top + 24, width, GROUND - porch.top - 24, { fill: light.shade, fade: 0.15 }),
    doorIn({ x: doorX, y: GROUND - 78, width: 36, height: 74 }, materials, light),
    ...windows.map((left) =>
      windowIn({ x: left, y: GROUND - 74, width: 56, height: 52 }, style, materials, light),
    ),
    rect(x - 8, GROUND - 6, width + 16, 6, { fill: light.path, edge: light.ink, line: 1 }),
    verandahRoof(porch, materials, light),
    verandahFront(porch, width > 380 ? 5 : 4, 'plain', materials, light, null),
  ].join('');
  const drive = garageWidth > 0 ? ([right + 14, right + garageWidth - 14] as const) : null;
  return {
    art,
    left: x - 20,
    right: right + garageWidth + 14,
    top: eaves - rise,
    path: [doorX - 6, doorX + 42],
    drive,
  };
};
