import type { Light } from './light.ts';
import type { Materials } from './style.ts';
import { type Point, polygon, rect, type Segment, steps, strokes } from './svg.ts';

/** `top` is where its roof meets the wall, `floor` where people stand. */
export type VerandahBox = { x: number; width: number; top: number; floor: number };
export type Ornament = 'fretwork' | 'plain' | 'lace';

const LEAN_TO = 26;

export const verandahRoof = (
  { x, width, top }: VerandahBox,
  { roof, trim }: Materials,
  light: Light,
): string => {
  const outline: Point[] = [
    [x + 12, top],
    [x + width - 12, top],
    [x + width + 10, top + LEAN_TO],
    [x - 10, top + LEAN_TO],
  ];
  const ribs = steps(x + 2, x + width - 2, 13).map(
    (column): Segment => [
      [column, top + 2],
      [column, top + LEAN_TO],
    ],
  );
  return (
    polygon(outline, { fill: roof, edge: light.ink, line: 1.3 }) +
    strokes(ribs, light.ink, 0.8, 0.22) +
    rect(x - 11, top + LEAN_TO, width + 22, 5, { fill: trim, edge: light.ink, line: 1 })
  );
};

const brackets = (
  posts: readonly number[],
  y: number,
  trim: string,
  ink: string,
  ornament: Ornament,
): string => {
  if (ornament === 'plain') return '';
  const reach = ornament === 'lace' ? 22 : 16;
  return posts
    .flatMap((x) =>
      [-1, 1].map((sign) =>
        polygon(
          [
            [x, y],
            [x + sign * reach, y],
            [x, y + reach],
          ],
          { fill: trim, edge: ink, line: 0.8 },
        ),
      ),
    )
    .join('');
};

/** Posts, a shaded wall behind them, and a rail where the floor is above the ground. */
export const verandahFront = (
  box: VerandahBox,
  spans: number,
  ornament: Ornament,
  { trim }: Materials,
  light: Light,
  opening: readonly [number, number] | null,
): string => {
  const { x, width, top, floor } = box;
  const under = top + LEAN_TO + 5;
  const posts = Array.from({ length: spans + 1 }, (_, index) => x + 3 + ((width - 6) / spans) * index);
  const rail = floor - 30;
  const inOpening = (column: number): boolean =>
    opening !== null && column > opening[0] && column < opening[1];
  const balusters = steps(x + 9, x + width - 6, 9)
    .filter((column) => !inOpening(column))
    .map(
      (column): Segment => [
        [column, rail],
        [column, floor],
      ],
    );
  const rails = opening
    ? ([
        [x, opening[0]],
        [opening[1], x + width],
      ] as const)
    : ([[x, x + width]] as const);
  return (
    (ornament === 'plain'
      ? ''
      : strokes(balusters, light.ink, 3) +
        strokes(balusters, trim, 1.6) +
        rails
          .map(([from, to]) => rect(from, rail - 4, to - from, 5, { fill: trim, edge: light.ink, line: 0.8 }))
          .join('')) +
    posts
      .map((post) => rect(post - 3.5, under, 7, floor - under, { fill: trim, edge: light.ink, line: 1 }))
      .join('') +
    brackets(posts, under, trim, light.ink, ornament) +
    (ornament === 'lace' ? rect(x, under, width, 8, { fill: trim, edge: light.ink, line: 0.8 }) : '')
  );
};
