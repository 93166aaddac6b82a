/** '1,240,000' and '$1 240 000' are numbers as well; what is none, and nothing at all, is NaN. */
export const readNumber = (typed: string | number): number => {
  if (typeof typed === 'number') return typed;
  const plain = typed.replace(/[$,\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
};
