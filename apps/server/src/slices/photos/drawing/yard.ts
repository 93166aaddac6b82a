import type { Light } from './light.ts';
import { circle, type Point, polygon, polyline, rect, type Segment, steps, strokes } from './svg.ts';

export const waterTank = ([x, y]: Point, { ink, shade }: Light): string =>
  rect(x, y - 84, 76, 84, { fill: '#b9c2bf', edge: ink, line: 1.3 }) +
  rect(x + 52, y - 84, 24, 84, { fill: shade, fade: 0.15 }) +
  strokes(
    steps(y - 76, y - 4, 9).map(
      (row): Segment => [
        [x, row],
        [x + 76, row],
      ],
    ),
    ink,
    0.8,
    0.35,
  ) +
  polygon(
    [
      [x - 4, y - 84],
      [x + 38, y - 98],
      [x + 80, y - 84],
    ],
    { fill: '#a9b3b1', edge: ink, line: 1.2 },
  );

export const windmill = ([x, y]: Point, height: number, { ink }: Light): string => {
  const top = y - height;
  const legs: Segment[] = [
    [
      [x - 30, y],
      [x - 4, top],
    ],
    [
      [x + 30, y],
      [x + 4, top],
    ],
  ];
  const braces = [0.2, 0.4, 0.6, 0.8].map(
    (share): Segment => [
      [x - 30 + 26 * share, y - height * share],
      [x + 30 - 26 * (share - 0.18), y - height * (share - 0.18)],
    ],
  );
  const blades = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI;
    const at = (turn: number, reach: number): Point => [
      x + Math.cos(angle + turn) * reach,
      top + Math.sin(angle + turn) * reach,
    ];
    return polygon([at(0, 9), at(-0.1, 36), at(0.16, 36)], { fill: '#d9d6cb', edge: ink, line: 0.8 });
  });
  return (
    strokes([...legs, ...braces], ink, 1.4) +
    polygon(
      [
        [x + 6, top - 2],
        [x + 54, top - 12],
        [x + 54, top + 12],
      ],
      { fill: '#c47a5f', edge: ink, line: 1 },
    ) +
    blades.join('') +
    circle(x, top, 5, { fill: '#8d9a99', edge: ink, line: 1 })
  );
};

/** The turning clothes line of every backyard. */
export const clothesHoist = ([x, y]: Point, { ink }: Light): string => {
  const top = y - 128;
  const cloths = ['#f4f1e8', '#b7d6de', '#e3b9a4', '#f4f1e8', '#c9d3b4'];
  return (
    strokes(
      [
        [
          [x, y],
          [x, top],
        ],
        [
          [x, top + 22],
          [x - 74, top],
        ],
        [
          [x, top + 22],
          [x + 74, top],
        ],
      ],
      ink,
      2,
    ) +
    polyline(
      [
        [x - 74, top],
        [x + 74, top],
      ],
      ink,
      1.1,
    ) +
    polyline(
      [
        [x - 52, top + 7],
        [x + 52, top + 7],
      ],
      ink,
      0.9,
    ) +
    cloths
      .map((fill, index) =>
        rect(x - 66 + index * 28, top, 20, 26 + (index % 3) * 9, { fill, edge: ink, line: 0.9 }),
      )
      .join('')
  );
};

export const shed = ([x, y]: Point, { ink, shade }: Light): string =>
  rect(x, y - 78, 116, 78, { fill: '#aebbb4', edge: ink, line: 1.2 }) +
  strokes(
    steps(x + 9, x + 112, 9).map(
      (column): Segment => [
        [column, y - 78],
        [column, y],
      ],
    ),
    ink,
    0.7,
    0.3,
  ) +
  rect(x + 34, y - 60, 48, 60, { fill: '#8e9d97', edge: ink, line: 1 }) +
  polygon(
    [
      [x - 8, y - 76],
      [x + 58, y - 104],
      [x + 124, y - 76],
    ],
    { fill: '#93a19b', edge: ink, line: 1.2 },
  ) +
  rect(x, y - 76, 116, 7, { fill: shade, fade: 0.18 });

export const pool = (left: number, right: number, y: number, { ink }: Light): string => {
  const water: Point[] = [
    [left + 24, y],
    [right - 24, y],
    [right + 10, y + 44],
    [left - 10, y + 44],
  ];
  const coping: Point[] = [
    [left + 14, y - 7],
    [right - 14, y - 7],
    [right + 28, y + 53],
    [left - 28, y + 53],
  ];
  const ripples = [0.2, 0.5, 0.75].flatMap((share, index): Segment[] => {
    const row = y + 10 + index * 12;
    const from = left + (right - left) * share - 30;
    return [
      [
        [from, row],
        [from + 44, row],
      ],
      [
        [from + 20, row + 5],
        [from + 58, row + 5],
      ],
    ];
  });
  return (
    polygon(coping, { fill: '#e9e3d5', edge: ink, line: 1 }) +
    polygon(water, { fill: '#9fd0d3', edge: ink, line: 1.1 }) +
    strokes(ripples, '#ffffff', 1.6, 0.8)
  );
};
