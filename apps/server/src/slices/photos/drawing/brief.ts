import { Draws } from '@propguard/rules/chance/draws';
import type { Brief } from './elevation.ts';
import { floorM2 } from './houses/frame.ts';
import { drawLight } from './light.ts';
import { materialsOf, type Style, styleOf } from './style.ts';
import type { PhotoSubject } from './subject.ts';

const LARGE_M2 = 185;

const storeysOf = (subject: PhotoSubject, style: Style, draws: Draws): number => {
  const wishes = draws.share();
  if (subject.type === 'townhouse') return style === 'contemporary' && wishes < 0.35 ? 3 : 2;
  if (subject.type === 'rural' || style === 'bungalow') return 1;
  const isLarge = floorM2({ subject }) > LARGE_M2;
  const odds: Record<Exclude<Style, 'bungalow'>, number> = {
    contemporary: 0.55,
    colonial: 0.25,
    brick: 0.2,
    federation: 0.15,
    queenslander: 0.4,
  };
  return wishes < odds[style] + (isLarge ? 0.25 : -0.1) ? 2 : 1;
};

/** One building for all its views: the same draws in the same order. */
export const briefOf = (subject: PhotoSubject): Brief => {
  const key = `photo/${subject.id}/${subject.seed}`;
  const draws = new Draws(key);
  const style = styleOf(subject, draws);
  return {
    subject,
    draws,
    style,
    materials: materialsOf(style, draws),
    light: drawLight(draws),
    storeys: storeysOf(subject, style, draws),
  };
};
