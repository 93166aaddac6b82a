import type { Brief, Elevation } from '../elevation.ts';
import { STOREY } from '../elevation.ts';
import { doorIn, garageIn, windowIn } from '../opening.ts';
import { type RoofForm, roof } from '../roof.ts';
import { GROUND } from '../setting.ts';
import { polygon, rect, type Segment, steps, strokes } from '../svg.ts';
import { shadeBelow, wall } from '../wall.ts';
import { frameOf, spread } from './frame.ts';

const battens = (x: number, y: number, width: number, height: number, ink: string): string =>
  strokes(
    steps(x + 7, x + width - 3, 8).map(
      (column): Segment => [
        [column, y],
        [column, y + height],
      ],
    ),
    ink,
    0.8,
    0.35,
  );

/** Boxes that slide over one another: render, timber and much glass under a thin roof. */
export const contemporary = (brief: Brief): Elevation => {
  const { draws, materials, light, style, storeys, subject } = brief;
  const spaces = Math.min(2, subject.carSpaces ?? 2);
  const garageWidth = spaces === 0 ? 0 : spaces === 1 ? 120 : 190;
  const { x, width, right } = frameOf(brief, garageWidth);
  const eaves = GROUND - STOREY - 4;
  const form: RoofForm = draws.pick(['skillion', 'parapet', 'skillion', 'gable'] as const);
  const timberX = x + width * draws.between(0.3, 0.46);
  const timberWidth = draws.between(84, 112);
  const doorX = timberX + timberWidth - 50;
  const glassLeft = {
    x: x + 16,
    y: GROUND - 84,
    width: timberX - x - 32,
    height: draws.chance(0.5) ? 80 : 56,
  };
  const rightWindows = spread(
    timberX + timberWidth + 8,
    right - 8,
    right - timberX - timberWidth > 220 ? 2 : 1,
    62,
  );
  const upperX = x + width * draws.pick([-0.03, 0.14, 0.3]);
  const upperWidth = Math.min(
    width * draws.between(0.6, 0.82) + garageWidth * 0.4,
    right + garageWidth - upperX - 10,
  );
  const upperTop = eaves - STOREY;
  const top = storeys > 1 ? upperTop : eaves;
  const body = storeys > 1 ? { x: upperX, width: upperWidth } : { x, width };
  const rise =
    form === 'gable' ? Math.min(120, body.width * 0.26) : form === 'parapet' ? 22 : draws.between(52, 76);
  const upperCladding = draws.pick([materials.accent, materials.wall, '#59666b']);
  const cover =
    form === 'parapet'
      ? roof({ x: body.x, y: top, width: body.width, rise }, form, materials, light)
      : (form === 'skillion'
          ? polygon(
              [
                [body.x, top],
                [body.x, top - rise * 0.3],
                [body.x + body.width, top - rise],
                [body.x + body.width, top],
              ],
              { fill: storeys > 1 ? upperCladding : materials.wall, edge: light.ink, line: 1.4 },
            )
          : '') +
        (form === 'skillion'
          ? polygon(
              [
                [body.x - 24, top - rise * 0.24],
                [body.x - 24, top - rise * 0.24 - 10],
                [body.x + body.width + 26, top - rise * 1.06 - 12],
                [body.x + body.width + 26, top - rise * 1.06 - 2],
              ],
              { fill: materials.roof, edge: light.ink, line: 1.3 },
            )
          : roof({ x: body.x - 14, y: top, width: body.width + 28, rise }, form, materials, light));
  const upper =
    storeys > 1
      ? [
          wall(
            { x: upperX, y: upperTop, width: upperWidth, height: STOREY },
            upperCladding,
            upperCladding === materials.wall ? materials.finish : 'render',
            light,
          ),
          upperCladding === materials.wall ? '' : battens(upperX, upperTop, upperWidth, STOREY, light.ink),
          ...spread(upperX + 14, upperX + upperWidth - 14, upperWidth > 320 ? 3 : 2, 74).map((left) =>
            windowIn({ x: left, y: upperTop + 22, width: 74, height: 54 }, style, materials, light),
          ),
          rect(upperX - 8, eaves - 6, upperWidth + 16, 10, {
            fill: materials.roof,
            edge: light.ink,
            line: 1.2,
          }),
          shadeBelow(
            {
              x: Math.max(x, upperX),
              y: eaves + 4,
              width: Math.min(upperX + upperWidth, right) - Math.max(x, upperX),
              height: 0,
            },
            16,
            light,
          ),
        ]
      : [];
  const art = [
    ...(garageWidth > 0
      ? [
          wall({ x: right, y: GROUND - 92, width: garageWidth, height: 92 }, materials.wall, 'render', light),
          garageIn(
            { x: right + 14, y: GROUND - 76, width: garageWidth - 28, height: 76 },
            style,
            materials,
            light,
          ),
          rect(right - 4, GROUND - 100, garageWidth + 12, 9, {
            fill: materials.roof,
            edge: light.ink,
            line: 1.2,
          }),
        ]
      : []),
    wall({ x, y: eaves, width, height: GROUND - eaves }, materials.wall, materials.finish, light),
    rect(timberX, eaves, timberWidth, GROUND - eaves, { fill: materials.accent, edge: light.ink, line: 1.2 }),
    battens(timberX, eaves, timberWidth, GROUND - eaves, light.ink),
    windowIn(glassLeft, style, materials, light),
    ...rightWindows.map((left) =>
      windowIn({ x: left, y: GROUND - 82, width: 62, height: 44 }, style, materials, light),
    ),
    doorIn({ x: doorX, y: GROUND - 78, width: 38, height: 74 }, materials, light),
    cover,
    ...(storeys > 1 ? upper : [shadeBelow({ x, y: eaves, width, height: 0 }, 10, light)]),
    rect(doorX - 16, GROUND - 5, 76, 5, { fill: light.path, edge: light.ink, line: 1 }),
  ].join('');
  const drive = garageWidth > 0 ? ([right + 10, right + garageWidth - 10] as const) : null;
  return {
    art,
    left: x - 24,
    right: right + garageWidth + 14,
    top: top - rise,
    path: [doorX - 6, doorX + 44],
    drive,
  };
};
