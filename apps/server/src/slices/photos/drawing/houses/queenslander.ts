import type { Brief, Elevation } from '../elevation.ts';
import { STOREY } from '../elevation.ts';
import { doorIn, garageIn, windowIn } from '../opening.ts';
import { gableFace, roof } from '../roof.ts';
import { GROUND } from '../setting.ts';
import { polygon, rect, type Segment, steps, strokes } from '../svg.ts';
import { verandahFront, verandahRoof } from '../verandah.ts';
import { wall } from '../wall.ts';
import { frameOf, spread } from './frame.ts';

/** Boards on stumps: air beneath, a verandah all along, and stairs down the middle. */
export const queenslander = (brief: Brief): Elevation => {
  const { draws, materials, light, style, subject } = brief;
  const { x, width, right } = frameOf({ ...brief, storeys: 1 });
  const raise = brief.storeys > 1 ? 92 : draws.between(34, 60);
  const floor = GROUND - raise;
  const top = floor - STOREY - 8;
  const rise = draws.between(84, 116);
  const porch = { x: x - 8, width: width + 16, top, floor };
  const doorX = x + width * draws.pick([0.28, 0.48, 0.66]) - 18;
  const side = width > 380 ? 2 : 1;
  const windows = [
    ...spread(x + 16, doorX - 16, doorX - x > 150 ? side : 1, 40),
    ...spread(doorX + 54, right - 16, right - doorX > 190 ? side : 1, 40),
  ];
  const stumps = steps(x, right + 1, width / 6);
  const slats = steps(x + 8, right - 4, 10).map(
    (column): Segment => [
      [column, floor + 9],
      [column, GROUND],
    ],
  );
  const hasGarage = raise > 80 && (subject.carSpaces ?? 1) > 0;
  const stairLeft = doorX - 16;
  const stairRight = doorX + 52;
  const treads = steps(floor + 10, GROUND - 2, 10).map((row): Segment => {
    const flare = ((row - floor) / raise) * 10;
    return [
      [stairLeft - flare, row],
      [stairRight + flare, row],
    ];
  });
  const garageX = doorX > x + width / 2 ? x + 14 : right - 110;
  const art = [
    rect(x, floor, width, raise, { fill: light.shade, fade: 0.3 }),
    strokes(slats, materials.trim, 2.2, 0.8),
    ...stumps.map((post) => rect(post - 5, floor, 10, raise, { fill: '#d9d3c6', edge: light.ink, line: 1 })),
    ...(hasGarage
      ? [garageIn({ x: garageX, y: floor + 18, width: 96, height: raise - 18 }, style, materials, light)]
      : []),
    roof({ x: x - 8, y: top + 4, width: width + 16, rise }, 'hip', materials, light),
    wall({ x, y: top, width, height: floor - top }, materials.wall, materials.finish, light),
    rect(x, top + 26, width, floor - top - 26, { fill: light.shade, fade: 0.1 }),
    doorIn({ x: doorX, y: floor - 76, width: 36, height: 76 }, materials, light),
    ...windows.map((left) =>
      windowIn({ x: left, y: floor - 74, width: 40, height: 58 }, style, materials, light),
    ),
    verandahRoof(porch, materials, light),
    ...(draws.chance(0.55)
      ? [gableFace({ x: doorX - 34, y: top + 24, width: 104, rise: 50 }, materials, light, true)]
      : []),
    rect(x - 10, floor, width + 20, 9, { fill: materials.trim, edge: light.ink, line: 1 }),
    verandahFront(porch, side + 3, draws.pick(['fretwork', 'lace'] as const), materials, light, [
      stairLeft,
      stairRight,
    ]),
    polygon(
      [
        [stairLeft, floor],
        [stairRight, floor],
        [stairRight + 10, GROUND],
        [stairLeft - 10, GROUND],
      ],
      { fill: '#e6dfd0', edge: light.ink, line: 1.2 },
    ),
    strokes(treads, light.ink, 1, 0.6),
  ].join('');
  const drive = hasGarage ? ([garageX, garageX + 96] as const) : null;
  return { art, left: x - 20, right: right + 20, top: top - rise, path: [stairLeft, stairRight], drive };
};
