import type { Draws } from '@propguard/rules/chance/draws';

/** The colours that the hour gives to everything which is not the building. */
export type Light = {
  name: string;
  sky: string;
  cloud: string;
  hills: string;
  neighbours: string;
  lawn: string;
  path: string;
  road: string;
  leaf: string;
  leafDeep: string;
  glass: string;
  ink: string;
  shade: string;
  sun: string;
  /** Lamps are on. */
  lit: boolean;
};

const DAY = { ink: '#26363b', shade: '#1f3338', lit: false };

const LIGHTS = [
  {
    ...DAY,
    name: 'morning',
    sky: '#dbe9ea',
    cloud: '#eef5f4',
    hills: '#c3d8d6',
    neighbours: '#d0dedb',
    lawn: '#bccfa9',
    path: '#e9e5da',
    road: '#cfd1cc',
    leaf: '#94b08c',
    leafDeep: '#7a9a7c',
    glass: '#b4d1d6',
    sun: '#fbf6e6',
  },
  {
    ...DAY,
    name: 'noon',
    sky: '#cfe4ea',
    cloud: '#f3f8f8',
    hills: '#b5d0cf',
    neighbours: '#c8dad9',
    lawn: '#b5cd9c',
    path: '#efebe1',
    road: '#c8cccb',
    leaf: '#88ab80',
    leafDeep: '#6c9372',
    glass: '#a9ccd8',
    sun: '#ffffff',
  },
  {
    ...DAY,
    name: 'afternoon',
    sky: '#f3e8d3',
    cloud: '#faf4e8',
    hills: '#dbd3b8',
    neighbours: '#e3dbc6',
    lawn: '#c9cc9b',
    path: '#efe5d2',
    road: '#d0c9ba',
    leaf: '#a3ab7c',
    leafDeep: '#84925f',
    glass: '#c0d0c6',
    sun: '#fdf3cf',
  },
  {
    ...DAY,
    name: 'overcast',
    sky: '#e6e8e4',
    cloud: '#f2f3f0',
    hills: '#ccd4cf',
    neighbours: '#d6dbd6',
    lawn: '#b8c6a8',
    path: '#e6e4dc',
    road: '#c9cac5',
    leaf: '#93a88d',
    leafDeep: '#778f79',
    glass: '#b7c8ca',
    sun: '#f2f3f0',
  },
  {
    name: 'dusk',
    ink: '#27303f',
    shade: '#262c45',
    lit: true,
    sky: '#d6d4d8',
    cloud: '#ecdfd6',
    hills: '#b4b9c2',
    neighbours: '#c1c4cb',
    lawn: '#a9b59f',
    path: '#d9d2cf',
    road: '#b6b3b8',
    leaf: '#84988b',
    leafDeep: '#6a8079',
    glass: '#f3d692',
    sun: '#f4dcc4',
  },
] satisfies Light[];

/** Evenings are rarer than days. */
const WEIGHTS: Readonly<Record<string, number>> = { morning: 4, noon: 4, afternoon: 4, overcast: 2, dusk: 2 };

export const drawLight = (draws: Draws): Light =>
  draws.weighted(LIGHTS.map((light): readonly [Light, number] => [light, WEIGHTS[light.name] ?? 1]));
