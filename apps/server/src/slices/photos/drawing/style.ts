import type { Draws } from '@propguard/rules/chance/draws';
import { isSubtropical, type PhotoSubject } from './subject.ts';

const STYLES = ['federation', 'queenslander', 'bungalow', 'brick', 'colonial', 'contemporary'] as const;
export type Style = (typeof STYLES)[number];

type WallFinish = 'brick' | 'boards' | 'render';
type RoofFinish = 'tiles' | 'metal';
export type Materials = {
  wall: string;
  finish: WallFinish;
  accent: string;
  roof: string;
  roofFinish: RoofFinish;
  trim: string;
  door: string;
};

const FEDERATION_UNTIL = 1919;
const BUNGALOW_UNTIL = 1945;
const BRICK_UNTIL = 1979;
const COLONIAL_UNTIL = 1999;

/** How houses of the year look; where the year is unknown, any of them. */
export const styleOf = (subject: PhotoSubject, draws: Draws): Style => {
  const year = subject.yearBuilt;
  const anyStyle = draws.pick(STYLES);
  if (year === null) return anyStyle;
  if (year <= BUNGALOW_UNTIL && isSubtropical(subject)) return 'queenslander';
  if (year <= FEDERATION_UNTIL) return 'federation';
  if (year <= BUNGALOW_UNTIL) return 'bungalow';
  if (year <= BRICK_UNTIL) return 'brick';
  return year <= COLONIAL_UNTIL ? 'colonial' : 'contemporary';
};

type Choices = {
  walls: readonly (readonly [colour: string, finish: WallFinish])[];
  accents: readonly string[];
  roofs: readonly (readonly [colour: string, finish: RoofFinish])[];
  trims: readonly string[];
};

const CHOICES: Readonly<Record<Style, Choices>> = {
  federation: {
    walls: [
      ['#c48e76', 'brick'],
      ['#b98472', 'brick'],
      ['#d3b79b', 'brick'],
      ['#e4d8c0', 'boards'],
    ],
    accents: ['#f2ece0', '#e8ddc5', '#7d8f83'],
    roofs: [
      ['#bd7559', 'tiles'],
      ['#8b9499', 'tiles'],
      ['#a9644f', 'tiles'],
    ],
    trims: ['#f4efe4', '#efe3cc', '#5f7a70'],
  },
  queenslander: {
    walls: [
      ['#f1ede2', 'boards'],
      ['#d5e0da', 'boards'],
      ['#ece0c4', 'boards'],
      ['#bccbd0', 'boards'],
      ['#e6cdbd', 'boards'],
    ],
    accents: ['#ffffff', '#f4efe4'],
    roofs: [
      ['#b9c2c3', 'metal'],
      ['#a4594d', 'metal'],
      ['#7f9389', 'metal'],
      ['#8d9aa1', 'metal'],
    ],
    trims: ['#ffffff', '#f4efe4'],
  },
  bungalow: {
    walls: [
      ['#a98474', 'brick'],
      ['#ddd2ba', 'render'],
      ['#c7b196', 'brick'],
      ['#d8dccf', 'boards'],
    ],
    accents: ['#8d6a5b', '#efe6d3', '#9aa598'],
    roofs: [
      ['#b27a5f', 'tiles'],
      ['#97725f', 'tiles'],
      ['#868a84', 'tiles'],
    ],
    trims: ['#f1eadb', '#6d5a4d', '#4f6a63'],
  },
  brick: {
    walls: [
      ['#dcc7a0', 'brick'],
      ['#c9966f', 'brick'],
      ['#b77f66', 'brick'],
      ['#e1d5bf', 'brick'],
      ['#d9dcd6', 'render'],
    ],
    accents: ['#f3efe6', '#b9a68a', '#a8b8b5'],
    roofs: [
      ['#a5674f', 'tiles'],
      ['#7f7a73', 'tiles'],
      ['#8f6a58', 'tiles'],
      ['#c08863', 'tiles'],
    ],
    trims: ['#fbf9f3', '#e9e2d1', '#8fa5a3'],
  },
  colonial: {
    walls: [
      ['#d2a98c', 'brick'],
      ['#e2cfb2', 'brick'],
      ['#c7b8a5', 'brick'],
      ['#e9e3d4', 'render'],
    ],
    accents: ['#f0e9d9', '#8aa096'],
    roofs: [
      ['#7d8d84', 'metal'],
      ['#93a0a6', 'metal'],
      ['#a76a58', 'tiles'],
      ['#6f7b80', 'metal'],
    ],
    trims: ['#f5f0e2', '#4d6b61', '#7c3f3a'],
  },
  contemporary: {
    walls: [
      ['#f1efe9', 'render'],
      ['#d9d8d2', 'render'],
      ['#c3c7c4', 'render'],
      ['#8c979a', 'boards'],
      ['#e5ddd0', 'brick'],
    ],
    accents: ['#c59f73', '#a97c55', '#59666b', '#7c8b8a', '#d9c3a0'],
    roofs: [
      ['#5b676b', 'metal'],
      ['#737e80', 'metal'],
      ['#47535a', 'metal'],
    ],
    trims: ['#3c474b', '#525d60', '#f4f2ec'],
  },
};

const DOORS = ['#05595b', '#8a4b3c', '#b98b3e', '#4c5f78', '#6b4f3a', '#3c474b', '#7d8f6b'];

export const materialsOf = (style: Style, draws: Draws): Materials => {
  const { walls, accents, roofs, trims } = CHOICES[style];
  const [wall, finish] = draws.pick(walls);
  const [roof, roofFinish] = draws.pick(roofs);
  return {
    wall,
    finish,
    roof,
    roofFinish,
    accent: draws.pick(accents),
    trim: draws.pick(trims),
    door: draws.pick(DOORS),
  };
};
