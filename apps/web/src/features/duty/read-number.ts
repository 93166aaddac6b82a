/** '1,240,000' and '$1 240 000' are numbers as well; what is none, and nothing at all, is NaN. */
export const readNumber = (typed: unknown): number => {
  if (typeof typed === 'number') return typed;
  const plain = String(typed ?? '').replace(/[$,\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
};
