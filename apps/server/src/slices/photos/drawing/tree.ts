import type { Draws, Weighted } from '@propguard/rules/chance/draws';
import type { Light } from './light.ts';
import { blob, circle, type Point, polygon, type Segment, strokes } from './svg.ts';

export type Tree = 'gum' | 'jacaranda' | 'palm' | 'cypress' | 'lillypilly';
export const TREES: Weighted<Tree> = [
  ['gum', 5],
  ['lillypilly', 4],
  ['palm', 3],
  ['cypress', 2],
  ['jacaranda', 1.4],
];

/** An uneven round of leaves: a flat tint with a deeper side, and a few hairlines for the hand. */
const crown = (
  draws: Draws,
  [x, y]: Point,
  radius: number,
  fills: readonly [string, string],
  ink: string,
): string => {
  const ring = (centreX: number, centreY: number, reach: number): Point[] =>
    Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * 2 * Math.PI;
      const length = reach * draws.between(0.86, 1.16);
      return [centreX + Math.cos(angle) * length, centreY + Math.sin(angle) * length * 0.82];
    });
  const twigs: Segment[] = Array.from({ length: 5 }, () => {
    const from: Point = [x + draws.between(-0.55, 0.5) * radius, y + draws.between(-0.45, 0.45) * radius];
    return [from, [from[0] + radius * 0.16, from[1] - radius * 0.1]];
  });
  return (
    blob(ring(x, y, radius), { fill: fills[0], edge: ink, line: 1 }) +
    blob(ring(x + radius * 0.22, y + radius * 0.24, radius * 0.6), { fill: fills[1], fade: 0.75 }) +
    strokes(twigs, ink, 0.9, 0.5)
  );
};

const trunk = (
  [x, y]: Point,
  height: number,
  lean: number,
  thick: number,
  fill: string,
  ink: string,
): string =>
  polygon(
    [
      [x - thick, y],
      [x + lean - thick * 0.4, y - height],
      [x + lean + thick * 0.4, y - height],
      [x + thick, y],
    ],
    { fill, edge: ink, line: 1 },
  );

const gum = (draws: Draws, [x, y]: Point, height: number, { leaf, leafDeep, ink }: Light): string => {
  const lean = draws.between(-0.1, 0.1) * height;
  const tops: Point[] = [
    [x + lean - height * 0.17, y - height * 0.68],
    [x + lean + height * 0.19, y - height * 0.74],
    [x + lean + height * 0.01, y - height * 0.9],
  ];
  const limbs: Segment[] = tops.map((top) => [[x + lean * 0.6, y - height * 0.42], top]);
  return (
    trunk([x, y], height * 0.62, lean * 0.8, height * 0.022, '#e9e2d6', ink) +
    strokes(limbs, ink, 2.6) +
    strokes(limbs, '#e9e2d6', 1.2) +
    tops.map((top) => crown(draws, top, height * draws.between(0.14, 0.19), [leaf, leafDeep], ink)).join('')
  );
};

const broad = (
  draws: Draws,
  [x, y]: Point,
  height: number,
  fills: readonly [string, string],
  ink: string,
): string => {
  const fork: Point = [x, y - height * 0.36];
  const tops: Point[] = [
    [x - height * 0.24, y - height * 0.62],
    [x + height * 0.25, y - height * 0.64],
    [x, y - height * 0.78],
  ];
  return (
    trunk([x, y], height * 0.46, 0, height * 0.028, '#a08f80', ink) +
    strokes(
      tops.map((top): Segment => [fork, top]),
      ink,
      2,
    ) +
    tops.map((top) => crown(draws, top, height * draws.between(0.2, 0.25), fills, ink)).join('')
  );
};

const palm = (draws: Draws, [x, y]: Point, height: number, { leaf, leafDeep, ink }: Light): string => {
  const lean = draws.between(-0.08, 0.08) * height;
  const [topX, topY]: Point = [x + lean, y - height * 0.82];
  const rings: Segment[] = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 1) / 10;
    return [
      [x + lean * share - 4, y - height * 0.82 * share],
      [x + lean * share + 4, y - height * 0.82 * share - 1],
    ];
  });
  const fronds = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (-0.12 + (index / 8) * 1.24) + draws.between(-0.06, 0.06);
    const reach = height * draws.between(0.22, 0.29);
    const tip: Point = [topX - Math.cos(angle) * reach, topY - Math.sin(angle) * reach * 0.5 + reach * 0.42];
    const back: Point = [topX - Math.cos(angle) * reach * 0.55, topY - Math.sin(angle) * reach * 0.86 - 5];
    const belly: Point = [topX - Math.cos(angle) * reach * 0.5, topY - Math.sin(angle) * reach * 0.5 + 5];
    return blob([[topX, topY], back, tip, tip, belly], {
      fill: index % 2 ? leaf : leafDeep,
      edge: ink,
      line: 0.9,
    });
  });
  return (
    trunk([x, y], height * 0.82, lean, height * 0.02, '#c9b9a3', ink) +
    strokes(rings, ink, 0.8, 0.5) +
    fronds.join('') +
    circle(topX, topY, 4, { fill: '#b98b5e', edge: ink, line: 0.9 })
  );
};

const cypress = ([x, y]: Point, height: number, { leafDeep, leaf, ink }: Light): string => {
  const half = height * 0.13;
  const side = (sign: number): Point[] => [
    [x + sign * half, y - height * 0.12],
    [x + sign * half * 0.9, y - height * 0.5],
  ];
  return (
    trunk([x, y], height * 0.14, 0, 4, '#8d7c6c', ink) +
    blob([...side(-1), [x, y - height * 1.08], ...side(1).reverse(), [x, y - height * 0.04]], {
      fill: leafDeep,
      edge: ink,
      line: 1,
    }) +
    strokes(
      [-0.4, 0, 0.4].map(
        (share): Segment => [
          [x + half * share, y - height * 0.2],
          [x + half * share * 0.5, y - height * 0.66],
        ],
      ),
      leaf,
      1.4,
    )
  );
};

const MAUVE = ['#b9a6cf', '#9f8cbb'] as const;

export const tree = (kind: Tree, draws: Draws, at: Point, height: number, light: Light): string => {
  if (kind === 'gum') return gum(draws, at, height, light);
  if (kind === 'palm') return palm(draws, at, height, light);
  if (kind === 'cypress') return cypress(at, height * 0.8, light);
  if (kind === 'jacaranda') return broad(draws, at, height, MAUVE, light.ink);
  return broad(draws, at, height * 0.8, [light.leaf, light.leafDeep], light.ink);
};

const BLOOMS = ['#d98c86', '#e3b65c', '#ffffff', '#b58bb8', '#d96f5b'];

export const shrub = (draws: Draws, at: Point, radius: number, { leaf, leafDeep, ink }: Light): string => {
  const bloom = draws.pick(BLOOMS);
  const flowers = draws.chance(0.5)
    ? Array.from({ length: 5 }, () =>
        circle(at[0] + draws.between(-0.7, 0.7) * radius, at[1] - draws.between(0.2, 1) * radius, 2.4, {
          fill: bloom,
        }),
      ).join('')
    : '';
  return (
    crown(
      draws,
      [at[0], at[1] - radius * 0.7],
      radius,
      [draws.chance(0.5) ? leaf : leafDeep, leafDeep],
      ink,
    ) + flowers
  );
};
