export type PriceAgainstValue = 'below' | 'within' | 'above';

type Range = { lowAud: number; highAud: number };

/** Where a price guide lies beside our range: it is outside only where the two do not meet. */
export const priceAgainstValue = (
  guide: { fromAud: number; toAud: number } | null,
  range: Range | null,
): PriceAgainstValue | null => {
  if (!(guide && range)) return null;
  if (guide.toAud < range.lowAud) return 'below';
  return guide.fromAud > range.highAud ? 'above' : 'within';
};
