import type { Brief, Elevation } from './elevation.ts';
import { spread } from './houses/frame.ts';
import { doorIn, garageIn, windowIn } from './opening.ts';
import { gableFace, type RoofForm, roof } from './roof.ts';
import { GROUND } from './setting.ts';
import { polygon, rect, WIDTH } from './svg.ts';
import { verandahFront, verandahRoof } from './verandah.ts';
import { shadeBelow, wall } from './wall.ts';

type Unit = { x: number; width: number; storey: number };

/** Old rows: a parapet above, iron lace on two floors. */
const terrace = ({ draws, materials, light, storeys }: Brief, { x, width, storey }: Unit): string => {
  const top = GROUND - storeys * storey - 26;
  const doorX = x + width * 0.62;
  return [
    wall({ x, y: top, width, height: GROUND - top }, materials.wall, materials.finish, light),
    polygon(
      [
        [x, top],
        [x, top - 14],
        [x + width * 0.3, top - 14],
        [x + width / 2, top - 34],
        [x + width * 0.7, top - 14],
        [x + width, top - 14],
        [x + width, top],
      ],
      { fill: materials.trim, edge: light.ink, line: 1.3 },
    ),
    ...Array.from({ length: storeys }, (_, level) => {
      const floor = GROUND - level * storey;
      const porch = { x: x + 8, width: width - 16, top: floor - storey + 2, floor };
      const windows = level === 0 ? [x + 22] : spread(x + 8, x + width - 8, 2, 34);
      return (
        rect(porch.x, porch.top, porch.width, storey - 2, { fill: light.shade, fade: 0.14 }) +
        windows
          .map((left) =>
            windowIn(
              { x: left, y: floor - storey + 38, width: 34, height: storey - 52 },
              'federation',
              materials,
              light,
            ),
          )
          .join('') +
        (level === 0
          ? doorIn(
              { x: doorX, y: floor - 66, width: 30, height: 66 },
              { ...materials, door: draws.pick(['#05595b', '#8a4b3c', '#4c5f78', '#6b4f3a']) },
              light,
            )
          : '') +
        verandahRoof(porch, materials, light) +
        verandahFront(porch, 2, 'lace', materials, light, level === 0 ? [doorX - 8, x + width] : null)
      );
    }),
    rect(x - 4, top - 16, 8, GROUND - top + 16, { fill: materials.wall, edge: light.ink, line: 1.1 }),
  ].join('');
};

/** New rows: a garage or a court below, glass and cladding above. */
const modern = (brief: Brief, { x, width, storey }: Unit, form: RoofForm, isGarageLeft: boolean): string => {
  const { materials, light, style, storeys } = brief;
  const top = GROUND - storeys * storey;
  const garageWidth = width * 0.5;
  const garageX = isGarageLeft ? x + 12 : x + width - garageWidth - 12;
  const doorX = isGarageLeft ? x + width - 48 : x + 16;
  const rise = form === 'parapet' ? 18 : form === 'skillion' ? 40 : width * 0.34;
  const cap =
    form === 'gable'
      ? gableFace({ x, y: top, width, rise }, materials, light, style === 'contemporary')
      : form === 'skillion'
        ? polygon(
            [
              [x, top],
              [x, top - 10],
              [x + width, top - rise],
              [x + width, top],
            ],
            { fill: materials.roof, edge: light.ink, line: 1.3 },
          )
        : roof(
            { x: form === 'hip' ? x - 6 : x, y: top, width: form === 'hip' ? width + 12 : width, rise },
            form,
            materials,
            light,
          );
  return [
    wall({ x, y: top, width, height: GROUND - top }, materials.wall, materials.finish, light),
    rect(x, top, width, storey * (storeys - 1), {
      fill: materials.accent,
      edge: light.ink,
      line: 1,
      fade: 0.55,
    }),
    ...Array.from({ length: storeys - 1 }, (_, level) =>
      spread(x + 6, x + width - 6, width > 170 ? 2 : 1, width > 170 ? 52 : 76)
        .map((left) =>
          windowIn(
            { x: left, y: top + level * storey + 22, width: width > 170 ? 52 : 76, height: storey - 44 },
            style,
            materials,
            light,
          ),
        )
        .join(''),
    ),
    rect(x + 4, GROUND - storey - 5, width - 8, 8, { fill: materials.roof, edge: light.ink, line: 1 }),
    shadeBelow({ x: x + 4, y: GROUND - storey + 3, width: width - 8, height: 0 }, 12, light),
    garageIn({ x: garageX, y: GROUND - 62, width: garageWidth, height: 62 }, style, materials, light),
    doorIn({ x: doorX, y: GROUND - 66, width: 30, height: 66 }, materials, light),
    cap,
  ].join('');
};

/** A row; the neighbours' dwellings are drawn fainter than the one that is meant. */
export const townhouses = (brief: Brief): Elevation => {
  const { draws, style, storeys } = brief;
  const count = draws.integer(3, 4);
  const width = Math.min(214, 760 / count) * draws.between(0.88, 1);
  const storey = storeys > 2 ? 84 : 96;
  const x = (WIDTH - width * count) / 2;
  const meant = draws.integer(0, count - 1);
  const isTerrace = style === 'federation' || style === 'queenslander' || style === 'bungalow';
  const form =
    style === 'brick' || style === 'colonial'
      ? draws.pick(['hip', 'gable'] as const)
      : draws.pick(['parapet', 'skillion', 'gable'] as const);
  const isMirrored = draws.chance(0.5);
  const first = isTerrace ? `<defs><g id="terrace">${terrace(brief, { x, width, storey })}</g></defs>` : '';
  const units = Array.from({ length: count }, (_, index) => {
    const unit = { x: x + index * width, width, storey };
    const veil = GROUND - storeys * storey;
    const art = isTerrace
      ? `<use href="#terrace" x="${Math.round(index * width * 10) / 10}"/>`
      : modern(brief, unit, form, isMirrored && index % 2 === 1);
    if (index === meant) return art;
    return art + rect(unit.x, veil, width, GROUND - veil, { fill: brief.light.sky, fade: 0.5 });
  });
  const left = x + meant * width;
  const doorX = left + width * 0.62;
  return {
    art: first + units.join(''),
    left: x - 10,
    right: x + width * count + 10,
    top: GROUND - storeys * storey - 60,
    path: isTerrace ? [doorX - 4, doorX + 34] : null,
    drive: isTerrace ? null : [left + 12, left + width - 12],
  };
};
