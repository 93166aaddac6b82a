import type { Brief, Elevation } from './elevation.ts';
import { GROUND } from './setting.ts';
import { circle, type Point, polygon, polyline, rect, type Segment, strokes, text } from './svg.ts';
import { shrub } from './tree.ts';

/** Land for sale: pegs with a string between them, contours, and a board. */
export const emptyLot = ({ draws, light, subject }: Brief): Elevation => {
  const half = draws.between(230, 310);
  const [left, right] = [480 - half, 480 + half];
  const slope = draws.between(-26, 26);
  const rise = (x: number): number =>
    GROUND - 8 - ((x - left) / (right - left)) * slope - Math.abs(slope) / 2;
  const bank: Point[] = [
    [left - 90, GROUND + 2],
    [left, rise(left)],
    [480, rise(480) - 8],
    [right, rise(right)],
    [right + 90, GROUND + 2],
  ];
  const contours = [0.3, 0.55, 0.8].map(
    (share): Segment => [
      [left - 50 + share * 60, GROUND - (GROUND - rise(left)) * (1 - share)],
      [right + 40 - share * 60, GROUND - (GROUND - rise(right)) * (1 - share)],
    ],
  );
  const peg = (x: number, y: number): string =>
    polygon(
      [
        [x - 4, y - 40],
        [x + 4, y - 40],
        [x + 4, y - 4],
        [x, y + 6],
        [x - 4, y - 4],
      ],
      { fill: '#f4efe2', edge: light.ink, line: 1 },
    ) + rect(x - 4, y - 40, 8, 9, { fill: '#c65f45', edge: light.ink, line: 0.9 });
  const boardX = draws.between(left + 60, right - 170);
  const area = subject.landM2 === null ? 'Land' : `${subject.landM2.toLocaleString('en-AU')} m²`;
  const tent = draws.chance(0.5);
  const art = [
    polygon(bank, { fill: light.lawn, edge: light.ink, line: 1.2 }),
    strokes(contours, light.ink, 0.9, 0.4),
    ...Array.from({ length: draws.integer(2, 5) }, () =>
      shrub(draws, [draws.between(left, right), rise(480) + 4], draws.between(10, 22), light),
    ),
    ...(tent
      ? [
          polygon(
            [
              [boardX + 170, rise(boardX + 170) + 4],
              [boardX + 214, rise(boardX + 214) - 26],
              [boardX + 258, rise(boardX + 258) + 4],
            ],
            { fill: '#d8c7a3', edge: light.ink, line: 1 },
          ),
        ]
      : []),
    polyline(
      [
        [left, rise(left) - 34],
        [480, rise(480) - 36],
        [right, rise(right) - 34],
      ],
      '#c65f45',
      1.2,
    ),
    peg(left, rise(left)),
    peg(480, rise(480) - 4),
    peg(right, rise(right)),
    rect(boardX + 12, GROUND - 96, 6, 100, { fill: '#d9d3c6', edge: light.ink, line: 1 }),
    rect(boardX + 102, GROUND - 96, 6, 100, { fill: '#d9d3c6', edge: light.ink, line: 1 }),
    rect(boardX, GROUND - 112, 120, 66, { fill: '#ffffff', edge: light.ink, line: 1.4 }),
    rect(boardX, GROUND - 112, 120, 10, { fill: '#05595b' }),
    text(boardX + 60, GROUND - 70, area, 20, light.ink, 'middle'),
    circle(boardX + 60, GROUND - 57, 2, { fill: '#05595b' }),
  ].join('');
  return { art, left, right, top: GROUND - 120, path: null, drive: null };
};
