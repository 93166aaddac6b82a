import type { Draws } from '@propguard/rules/chance/draws';
import type { Light } from './light.ts';
import {
  blob,
  circle,
  HEIGHT,
  type Point,
  polygon,
  polyline,
  rect,
  type Segment,
  steps,
  strokes,
  WIDTH,
} from './svg.ts';

/** Where buildings meet the ground, and where the footpath and the road begin. */
export const GROUND = 488;
export const FRONT = 556;
const KERB = 592;

const cloud = (draws: Draws, light: Light): string => {
  const x = draws.between(60, 860);
  const y = draws.between(50, 150);
  const long = draws.between(60, 120);
  return (
    rect(x - long / 2, y, long, 11, { fill: light.cloud }) +
    rect(x - long / 4, y - 10, long * 0.7, 11, { fill: light.cloud }) +
    strokes(
      [
        [
          [x - long / 2, y + 11],
          [x + long / 2, y + 11],
        ],
      ],
      light.ink,
      0.8,
      0.25,
    )
  );
};

const ridge = (draws: Draws, base: number, height: number): Point[] => [
  [-20, base],
  ...steps(0, WIDTH, 120).map((x): Point => [x, base - height * draws.between(0.35, 1)]),
  [WIDTH + 20, base],
];

export const sky = (draws: Draws, light: Light): string => {
  const sunX = draws.between(120, 840);
  const clouds = Array.from({ length: draws.integer(1, 4) }, () => cloud(draws, light));
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: light.sky }) +
    (light.name === 'overcast'
      ? ''
      : circle(sunX, draws.between(90, 190), 34, { fill: light.sun, edge: light.ink, line: 0.6 })) +
    clouds.join('')
  );
};

export const hills = (draws: Draws, light: Light, height: number): string =>
  blob([...ridge(draws, GROUND + 20, height), [WIDTH + 20, GROUND + 60], [-20, GROUND + 60]], {
    fill: light.hills,
    edge: light.ink,
    line: 0.5,
  });

/** The houses on either side, as pale as the plan of a neighbour. */
export const neighbours = (draws: Draws, light: Light): string =>
  [draws.between(-150, -60), draws.between(800, 890)]
    .map((x) => {
      const width = draws.between(190, 250);
      const top = GROUND - draws.between(80, 130);
      const peak = top - draws.between(50, 80);
      const shape: Point[] = draws.chance(0.5)
        ? [
            [x, GROUND],
            [x, top],
            [x + width / 2, peak],
            [x + width, top],
            [x + width, GROUND],
          ]
        : [
            [x, GROUND],
            [x, top],
            [x + 56, peak],
            [x + width - 56, peak],
            [x + width, top],
            [x + width, GROUND],
          ];
      return polygon(shape, { fill: light.neighbours, edge: light.ink, line: 0.6 });
    })
    .join('');

const tufts = (draws: Draws, light: Light, top: number, bottom: number, count: number): string =>
  strokes(
    Array.from({ length: count }, (): Segment => {
      const x = draws.between(10, WIDTH - 20);
      const y = draws.between(top + 8, bottom - 4);
      return [
        [x, y],
        [x + draws.between(8, 22), y],
      ];
    }),
    light.ink,
    0.9,
    0.28,
  );

export const lawn = (draws: Draws, light: Light, bottom = FRONT): string =>
  rect(0, GROUND, WIDTH, bottom - GROUND, { fill: light.lawn }) + tufts(draws, light, GROUND, bottom, 26);

/** Footpath, nature strip, kerb and road, and the heavy line on which an elevation stands. */
export const street = (draws: Draws, light: Light): string =>
  rect(0, FRONT, WIDTH, 18, { fill: light.path, edge: light.ink, line: 0.7 }) +
  strokes(
    steps(40, WIDTH, 74).map(
      (x): Segment => [
        [x, FRONT],
        [x - 6, FRONT + 18],
      ],
    ),
    light.ink,
    0.7,
    0.4,
  ) +
  rect(0, FRONT + 18, WIDTH, KERB - FRONT - 18, { fill: light.lawn }) +
  tufts(draws, light, FRONT + 16, KERB, 14) +
  rect(0, KERB, WIDTH, 7, { fill: '#eceae3', edge: light.ink, line: 0.9 }) +
  rect(0, KERB + 7, WIDTH, HEIGHT - KERB, { fill: light.road });

export const track = (draws: Draws, light: Light, doorX: number): string => {
  const end = draws.between(180, 780);
  return (
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, { fill: light.lawn }) +
    tufts(draws, light, GROUND, HEIGHT, 60) +
    polygon(
      [
        [doorX - 26, GROUND],
        [doorX + 26, GROUND],
        [end + 120, HEIGHT],
        [end - 90, HEIGHT],
      ],
      { fill: light.path, edge: light.ink, line: 0.7 },
    )
  );
};

export const groundLine = ({ ink }: Light): string =>
  polyline(
    [
      [0, GROUND],
      [WIDTH, GROUND],
    ],
    ink,
    2.2,
  );

/** A drive or a path from a door down to the road, wider as it comes nearer. */
export const approach = (left: number, right: number, light: Light, end = KERB + 7): string => {
  const spread = (right - left) * 0.22;
  const joints = [0.33, 0.66].map((share): Segment => {
    const y = GROUND + (end - GROUND) * share;
    return [
      [left - spread * share, y],
      [right + spread * share, y],
    ];
  });
  return (
    polygon(
      [
        [left, GROUND],
        [right, GROUND],
        [right + spread, end],
        [left - spread, end],
      ],
      { fill: light.path, edge: light.ink, line: 0.9 },
    ) + strokes(joints, light.ink, 0.7, 0.4)
  );
};
