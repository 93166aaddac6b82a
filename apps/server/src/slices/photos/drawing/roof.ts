import type { Light } from './light.ts';
import type { Materials } from './style.ts';
import { type Point, polygon, rect, type Segment, steps, strokes } from './svg.ts';

export type RoofForm = 'hip' | 'gable' | 'skillion' | 'parapet' | 'ridge';
/** `y` is the line of the eaves; the roof rises above it. */
export type RoofBox = { x: number; y: number; width: number; rise: number };

const OUTLINE = 1.5;

const outlineOf = ({ x, y, width, rise }: RoofBox, form: RoofForm): Point[] => {
  const right = x + width;
  if (form === 'gable')
    return [
      [x, y],
      [x + width / 2, y - rise],
      [right, y],
    ];
  if (form === 'skillion')
    return [
      [x, y],
      [x, y - rise * 0.3],
      [right, y - rise],
      [right, y - rise + 12],
    ];
  if (form === 'ridge')
    return [
      [x, y],
      [x + 10, y - rise],
      [right - 10, y - rise],
      [right, y],
    ];
  const shoulder = Math.min(width * 0.32, rise * 1.35);
  return [
    [x, y],
    [x + shoulder, y - rise],
    [right - shoulder, y - rise],
    [right, y],
  ];
};

/** Where a level or upright line enters and leaves a convex outline. */
const across = (outline: readonly Point[], at: number, axis: 0 | 1): Segment[] => {
  const other = axis === 0 ? 1 : 0;
  const hits = outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    if (from[axis] > at === to[axis] > at) return [];
    const share = (at - from[axis]) / (to[axis] - from[axis]);
    return [from[other] + share * (to[other] - from[other])];
  });
  if (hits.length < 2) return [];
  const ends = [Math.min(...hits), Math.max(...hits)] as const;
  const point = (value: number): Point => (axis === 0 ? [at, value] : [value, at]);
  return [[point(ends[0]), point(ends[1])]];
};

const texture = (outline: readonly Point[], box: RoofBox, finish: Materials['roofFinish']): Segment[] =>
  finish === 'tiles'
    ? steps(box.y - box.rise + 7, box.y - 3, 8).flatMap((row) => across(outline, row, 1))
    : steps(box.x + 9, box.x + box.width - 4, 11).flatMap((column) => across(outline, column, 0));

/** A sheet or tile roof seen straight on, with its fascia and gutter. */
export const roof = (box: RoofBox, form: RoofForm, materials: Materials, light: Light): string => {
  const { x, y, width, rise } = box;
  if (form === 'parapet')
    return (
      rect(x, y - rise, width, rise, { fill: materials.wall, edge: light.ink, line: OUTLINE }) +
      rect(x - 4, y - rise - 5, width + 8, 7, { fill: materials.roof, edge: light.ink, line: 1 })
    );
  const outline = outlineOf(box, form);
  const darkSide: Point[] =
    form === 'hip' && outline[2] && outline[3] ? [outline[2], outline[3], [outline[2][0] - 6, y]] : [];
  return (
    polygon(outline, { fill: materials.roof, edge: light.ink, line: OUTLINE }) +
    (darkSide.length > 0 ? polygon(darkSide, { fill: light.shade, fade: 0.12 }) : '') +
    strokes(texture(outline, box, materials.roofFinish), light.ink, 0.8, 0.22) +
    (form === 'skillion'
      ? ''
      : rect(x - 2, y - 2, width + 4, 6, { fill: materials.trim, edge: light.ink, line: 1 }))
  );
};

/** A gable that faces the street: barge boards, a face of its own, and a vent or battens. */
export const gableFace = (box: RoofBox, materials: Materials, light: Light, isBattened: boolean): string => {
  const { x, y, width, rise } = box;
  const eave = 14;
  const middle = x + width / 2;
  const face: Point[] = [
    [x, y],
    [middle, y - rise],
    [x + width, y],
  ];
  const battens = steps(x + 14, x + width - 10, 12).flatMap((column) => across(face, column, 0));
  const barge: Point[] = [
    [x - eave, y + 4],
    [middle, y - rise - 10],
    [x + width + eave, y + 4],
    [x + width + eave - 12, y + 6],
    [middle, y - rise + 4],
    [x - eave + 12, y + 6],
  ];
  return (
    polygon(face, { fill: isBattened ? materials.accent : materials.wall, edge: light.ink, line: 1.2 }) +
    (isBattened
      ? strokes(battens, light.ink, 1, 0.35)
      : rect(middle - 8, y - rise * 0.5, 16, 20, { fill: materials.trim, edge: light.ink, line: 1 })) +
    polygon(barge, { fill: materials.trim, edge: light.ink, line: 1.2 })
  );
};

export const chimney = (
  x: number,
  y: number,
  height: number,
  { wall }: Materials,
  { ink, shade }: Light,
): string =>
  rect(x, y - height, 24, height, { fill: wall, edge: ink, line: 1.2 }) +
  rect(x + 15, y - height, 9, height, { fill: shade, fade: 0.16 }) +
  rect(x - 4, y - height - 7, 32, 8, { fill: wall, edge: ink, line: 1.2 }) +
  rect(x + 4, y - height - 17, 6, 10, { fill: '#b9785c', edge: ink, line: 1 }) +
  rect(x + 14, y - height - 17, 6, 10, { fill: '#b9785c', edge: ink, line: 1 });

export const solarPanels = (x: number, y: number, count: number, { ink }: Light): string =>
  Array.from({ length: count }, (_, index) =>
    polygon(
      [
        [x + index * 30, y],
        [x + index * 30 + 6, y - 34],
        [x + index * 30 + 34, y - 34],
        [x + index * 30 + 28, y],
      ],
      { fill: '#41566b', edge: ink, line: 1 },
    ),
  ).join('') +
  strokes(
    [
      [
        [x + 3, y - 17],
        [x + count * 30 + 1, y - 17],
      ],
    ],
    '#8fa5b8',
    0.9,
  );
