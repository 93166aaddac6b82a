import type { Draws } from '@propguard/rules/chance/draws';
import type { Light } from './light.ts';
import type { Materials } from './style.ts';
import { blob, type Point, polygons, rect, type Segment, steps, strokes, WIDTH } from './svg.ts';

export const FENCES = ['picket', 'brick', 'hedge', 'slats', 'none'] as const;
export type Fence = (typeof FENCES)[number];
export type Gap = readonly [from: number, to: number];

const pieces = (gaps: readonly Gap[]): Gap[] => {
  const ordered = [...gaps].sort((a, b) => a[0] - b[0]);
  const starts = [0, ...ordered.map(([, to]) => to)];
  const ends = [...ordered.map(([from]) => from), WIDTH];
  return starts
    .map((start, index): Gap => [start, ends[index] ?? WIDTH])
    .filter(([from, to]) => to - from > 20);
};

const piece = (
  kind: Fence,
  draws: Draws,
  [from, to]: Gap,
  y: number,
  { wall, trim, accent }: Materials,
  light: Light,
): string => {
  const width = to - from;
  if (kind === 'picket')
    return (
      polygons(
        steps(from + 4, to - 9, 14).map((x): Point[] => [
          [x, y],
          [x, y - 26],
          [x + 4, y - 31],
          [x + 8, y - 26],
          [x + 8, y],
        ]),
        { fill: '#f8f5ec', edge: light.ink, line: 0.8 },
      ) + rect(from, y - 20, width, 4, { fill: '#f8f5ec', edge: light.ink, line: 0.7 })
    );
  if (kind === 'brick')
    return (
      rect(from, y - 26, width, 26, { fill: wall, edge: light.ink, line: 1 }) +
      strokes(
        [8, 16].map(
          (row): Segment => [
            [from, y - row],
            [to, y - row],
          ],
        ),
        light.ink,
        0.7,
        0.3,
      ) +
      rect(from, y - 31, width, 6, { fill: trim, edge: light.ink, line: 0.9 })
    );
  if (kind === 'slats')
    return steps(y - 34, y - 6, 7)
      .map((row) => rect(from, row, width, 5, { fill: accent, edge: light.ink, line: 0.7 }))
      .join('');
  if (kind === 'none') return '';
  const top = steps(from, to, 34).map((x): Point => [x, y - draws.between(32, 40)]);
  return blob([[from - 4, y], [from - 2, y - 30], ...top, [to + 2, y - 30], [to + 4, y]], {
    fill: light.leafDeep,
    edge: light.ink,
    line: 1,
  });
};

/** Along the front boundary, open where a path or a drive goes through. */
export const fence = (
  kind: Fence,
  draws: Draws,
  y: number,
  gaps: readonly Gap[],
  materials: Materials,
  light: Light,
): string =>
  pieces(gaps)
    .map((part) => piece(kind, draws, part, y, materials, light))
    .join('');

/** Palings at the back and between neighbours. */
export const palings = (from: number, to: number, y: number, height: number, light: Light): string =>
  rect(from, y - height, to - from, height, { fill: '#cdbfa8', edge: light.ink, line: 1 }) +
  strokes(
    steps(from + 10, to - 3, 11).map(
      (x): Segment => [
        [x, y - height],
        [x, y],
      ],
    ),
    light.ink,
    0.8,
    0.35,
  ) +
  rect(from, y - height - 4, to - from, 5, { fill: '#bdae95', edge: light.ink, line: 0.9 });
