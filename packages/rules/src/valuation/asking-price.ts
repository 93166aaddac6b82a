import { percent } from '../formats/percent.ts';

/** What is asked for a home: one price, or from one to another. */
export type AskingPrice = { fromAud: number; toAud: number };
export type Estimate = { valueAud: number; range80: { lowAud: number; highAud: number } | null };

const shareOf = (priceAud: number, valueAud: number): number =>
  Math.round((Math.abs(priceAud - valueAud) / valueAud) * 100) / 100;

/** '5%', or '3–8%' of a guide. */
const distanceWords = (nearer: number, farther: number): string =>
  nearer === farther ? percent(farther) : `${percent(nearer).slice(0, -1)}–${percent(farther)}`;

const distance = ({ fromAud, toAud }: AskingPrice, valueAud: number): string => {
  const [low, high] = [shareOf(fromAud, valueAud), shareOf(toAud, valueAud)];
  if (low === 0 && high === 0) return 'The same as our estimate';
  if (fromAud <= valueAud && toAud >= valueAud) return 'Our estimate is within the guide';
  return fromAud > valueAud
    ? `${distanceWords(low, high)} above our estimate`
    : `${distanceWords(high, low)} below our estimate`;
};

const place = (
  { fromAud, toAud }: AskingPrice,
  { lowAud, highAud }: NonNullable<Estimate['range80']>,
): string => {
  if (fromAud >= lowAud && toAud <= highAud) return 'inside the range';
  if (fromAud > highAud) return 'above the range';
  if (toAud < lowAud) return 'below the range';
  return 'partly outside the range';
};

/** Where an asking price stands beside our estimate: '5% below our estimate, inside the range'. */
export const askingPriceWords = (asked: AskingPrice, { valueAud, range80 }: Estimate): string =>
  range80 === null ? distance(asked, valueAud) : `${distance(asked, valueAud)}, ${place(asked, range80)}`;
