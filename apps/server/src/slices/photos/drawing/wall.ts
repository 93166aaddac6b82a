import type { Light } from './light.ts';
import type { Materials } from './style.ts';
import { rect, type Segment, steps, strokes } from './svg.ts';

export type Box = { x: number; y: number; width: number; height: number };

const COURSE = { brick: 7, boards: 9 } as const;
const COURSE_FADE = 0.13;

/** Brick shows as broken courses, boards as full ones, render as nothing. */
const courses = ({ x, y, width, height }: Box, finish: Materials['finish']): Segment[] => {
  if (finish === 'render') return [];
  const rows = steps(y + COURSE[finish], y + height - 2, COURSE[finish]);
  if (finish === 'boards')
    return rows.map((row) => [
      [x, row],
      [x + width, row],
    ]);
  return rows.flatMap((row, index) => {
    const inset = (index % 3) * width * 0.09;
    const gap = width * (0.3 + 0.13 * (index % 4));
    return [
      [
        [x + inset, row],
        [x + gap, row],
      ],
      [
        [x + gap + width * 0.12, row],
        [x + width - inset * 0.6, row],
      ],
    ] satisfies Segment[];
  });
};

export const wall = (box: Box, colour: string, finish: Materials['finish'], { ink }: Light): string =>
  rect(box.x, box.y, box.width, box.height, { fill: colour, edge: ink, line: 1.4 }) +
  strokes(courses(box, finish), ink, 0.8, COURSE_FADE);

/** The flat shade that an overhang of so many pixels throws. */
export const shadeBelow = ({ x, y, width }: Box, depth: number, { shade }: Light): string =>
  rect(x, y, width, depth, { fill: shade, fade: 0.16 });
