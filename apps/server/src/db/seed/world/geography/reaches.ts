import { kmBetween, mayBeWithin, type Position } from './position.ts';

/**
 * Rivers through the cities, drawn by hand with a few points each: the charts behind the shores end at the tide.
 * Good enough for where a made-up house has a view or a wet cellar, and for nothing else.
 */
const REACHES: Readonly<Record<string, readonly (readonly Position[])[]>> = {
  Brisbane: [
    [
      [152.92, -27.55],
      [152.945, -27.545],
      [152.975, -27.53],
      [152.985, -27.508],
      [153.01, -27.503],
      [153.018, -27.487],
      [153.012, -27.476],
      [153.022, -27.473],
      [153.031, -27.479],
      [153.037, -27.467],
      [153.043, -27.475],
      [153.053, -27.474],
      [153.056, -27.462],
      [153.051, -27.452],
      [153.062, -27.446],
      [153.085, -27.443],
      [153.115, -27.438],
    ],
    [
      [152.72, -27.602],
      [152.745, -27.606],
      [152.765, -27.608],
      [152.787, -27.599],
      [152.812, -27.591],
      [152.85, -27.586],
    ],
    [
      [153.012, -27.575],
      [153.004, -27.55],
      [152.994, -27.53],
    ],
  ],
  Lismore: [
    [
      [153.262, -28.783],
      [153.272, -28.795],
      [153.276, -28.807],
      [153.27, -28.816],
      [153.262, -28.828],
      [153.268, -28.846],
    ],
  ],
  Rockhampton: [
    [
      [150.47, -23.35],
      [150.49, -23.365],
      [150.513, -23.376],
      [150.53, -23.4],
      [150.55, -23.43],
    ],
  ],
  Sydney: [
    [
      [150.7, -33.6],
      [150.75, -33.59],
      [150.8, -33.601],
      [150.824, -33.605],
      [150.85, -33.575],
      [150.87, -33.55],
    ],
    [
      [150.99, -33.811],
      [151.01, -33.815],
      [151.035, -33.818],
      [151.06, -33.826],
    ],
    [
      [150.925, -33.92],
      [150.945, -33.943],
      [150.98, -33.945],
      [151, -33.97],
    ],
    [
      [150.68, -33.775],
      [150.68, -33.745],
      [150.69, -33.72],
    ],
  ],
  Melbourne: [
    [
      [144.87, -37.745],
      [144.885, -37.765],
      [144.893, -37.778],
      [144.9, -37.795],
      [144.91, -37.81],
    ],
    [
      [145.06, -37.79],
      [145.02, -37.8],
      [145.005, -37.825],
      [144.985, -37.83],
      [144.965, -37.82],
      [144.93, -37.825],
    ],
  ],
  Perth: [
    [
      [115.87, -31.962],
      [115.885, -31.955],
      [115.91, -31.935],
      [115.95, -31.91],
      [115.98, -31.885],
    ],
  ],
  Adelaide: [
    [
      [138.66, -34.88],
      [138.62, -34.905],
      [138.59, -34.917],
      [138.55, -34.925],
      [138.51, -34.93],
    ],
  ],
  Newcastle: [
    [
      [151.55, -32.73],
      [151.58, -32.745],
      [151.63, -32.76],
      [151.69, -32.79],
      [151.74, -32.83],
    ],
  ],
  'Gold Coast': [
    [
      [153.34, -28],
      [153.37, -27.995],
      [153.4, -28.005],
      [153.42, -27.985],
    ],
  ],
  Townsville: [
    [
      [146.75, -19.32],
      [146.78, -19.31],
      [146.8, -19.285],
      [146.83, -19.275],
    ],
  ],
  Cairns: [
    [
      [145.69, -16.87],
      [145.72, -16.865],
      [145.75, -16.86],
    ],
  ],
  Geelong: [
    [
      [144.33, -38.17],
      [144.36, -38.17],
      [144.4, -38.185],
    ],
  ],
  Launceston: [
    [
      [147.16, -41.44],
      [147.135, -41.43],
      [147.12, -41.41],
    ],
  ],
  'Sunshine Coast': [
    [
      [153.05, -26.39],
      [153.065, -26.396],
      [153.08, -26.388],
    ],
    [
      [153.04, -26.64],
      [153.07, -26.645],
    ],
  ],
  Mackay: [
    [
      [149.15, -21.14],
      [149.18, -21.138],
      [149.2, -21.14],
    ],
  ],
  'Wagga Wagga': [
    [
      [147.34, -35.11],
      [147.365, -35.1],
      [147.39, -35.105],
    ],
  ],
  'Albury-Wodonga': [
    [
      [146.88, -36.09],
      [146.91, -36.095],
      [146.94, -36.1],
    ],
  ],
  Canberra: [
    [
      [149.17, -35.302],
      [149.14, -35.296],
      [149.11, -35.295],
    ],
  ],
  'Byron Bay': [
    [
      [153.52, -28.87],
      [153.55, -28.875],
      [153.57, -28.873],
    ],
  ],
};

/** Points along a line, about as far apart as asked. */
export const pointsAlong = (line: readonly Position[], spacingKm: number): Position[] => {
  const points: Position[] = [];
  line.slice(1).forEach((to, i) => {
    const from = line[i] as Position;
    const steps = Math.max(1, Math.round(kmBetween(from, to) / spacingKm));
    for (let step = 0; step < steps; step++) {
      const share = step / steps;
      points.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
    }
  });
  const last = line.at(-1);
  return last ? [...points, last] : points;
};

export const reachesOf = (market: string): readonly (readonly Position[])[] => REACHES[market] ?? [];

const SPACING_KM = 0.1;

/** How far the nearest river is, or `farKm`. */
export const reachMeasure = (market: string, farKm: number): ((position: Position) => number) => {
  const points = reachesOf(market).flatMap((reach) => pointsAlong(reach, SPACING_KM));
  return (position) => {
    let nearest = farKm;
    for (const point of points) {
      if (!mayBeWithin(point, position, nearest)) continue;
      nearest = Math.min(nearest, kmBetween(position, point));
    }
    return nearest;
  };
};
