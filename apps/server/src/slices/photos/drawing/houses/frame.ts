import { type Brief, PIXELS_PER_METRE } from '../elevation.ts';
import { WIDTH } from '../svg.ts';

const TYPICAL_M2_A_BEDROOM = 48;
const SMALLEST_M2 = 24;
const NARROWEST = 300;
const WIDEST = 560;

/** The floor area, or what a house of so many bedrooms usually has. */
export const floorM2 = ({ subject: { buildingM2, bedrooms } }: Pick<Brief, 'subject'>): number =>
  Math.max(SMALLEST_M2, buildingM2 ?? TYPICAL_M2_A_BEDROOM * (bedrooms ?? 3));

export type Frame = { x: number; width: number; right: number };

/** The body of a house, a little off the middle: `beside` keeps room for a garage on its right. */
export const frameOf = (brief: Brief, beside = 0): Frame => {
  const metres = 1.08 * Math.sqrt(floorM2(brief) / brief.storeys);
  const width = Math.min(WIDEST - beside * 0.4, Math.max(NARROWEST, metres * PIXELS_PER_METRE));
  const x = (WIDTH - width - beside) / 2 + brief.draws.between(-26, 26);
  return { x, width, right: x + width };
};

/** `count` openings of a width, evenly in the room from `from` to `to`. */
export const spread = (from: number, to: number, count: number, width: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) / count) * (index + 0.5) - width / 2);
