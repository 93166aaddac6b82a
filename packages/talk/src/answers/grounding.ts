/** Numbers in a text, without their separators: '$1,240,000' and 'A$1.240.000' are 1240000. */
const NUMBER = /\d+(?:[.,'\u00a0\u202f ]\d+)*/g;

/** Each way in which a written number can be read: '1.240' is 1240 in German and 1.24 in English. */
export const readings = (written: string): number[] => {
  const plain = Number(written.replace(/[^\d]/g, ''));
  const lastSign = /[.,](\d+)$/.exec(written);
  const whole = lastSign ? written.slice(0, -lastSign[0].length).replace(/[^\d]/g, '') : '';
  const decimal = lastSign ? Number(`${whole}.${lastSign[1]}`) : plain;
  return [...new Set([plain, decimal])];
};

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

/** Of a share, as it is written: a half is rounded by its digits (0.1445 is 14.5%), and not by what its float comes to. */
const percents = (share: number): number[] =>
  [0, 1, 2].map((digits) => {
    const whole = Math.round(Number(`${share}e${digits + 2}`));
    return Number((whole / 10 ** digits).toFixed(digits));
  });

/** A figure may be shown rounded, as a percentage of a share, or in thousands and millions. */
const forms = (value: number): number[] => {
  const size = Math.abs(value);
  const rounded = (figure: number): number[] => [0, 1, 2].map((digits) => Number(figure.toFixed(digits)));
  return [
    size,
    ...rounded(size),
    ...(size <= 20 ? [...rounded(size * 100), ...percents(size)] : []),
    ...(size >= 1000 ? [...rounded(size / 1e3), ...rounded(size / 1e6)] : []),
  ];
};

const collect = (value: unknown, into: Set<number>): void => {
  if (typeof value === 'number') for (const form of forms(value)) into.add(form);
  else if (typeof value === 'string')
    for (const written of numbersIn(value)) for (const reading of readings(written)) into.add(reading);
  else if (Array.isArray(value)) for (const one of value) collect(one, into);
  else if (value && typeof value === 'object') for (const one of Object.values(value)) collect(one, into);
};

/** Every figure that may be said: those of tool results, of our own texts and of the person's words. */
export const groundsOf = (...sources: unknown[]): ReadonlySet<number> => {
  const grounds = new Set<number>();
  for (const source of sources) collect(source, grounds);
  return grounds;
};

/** The figures of a text that stand on nothing. */
export const ungrounded = (text: string, grounds: ReadonlySet<number>): string[] =>
  numbersIn(text).filter((written) => !readings(written).some((reading) => grounds.has(reading)));
