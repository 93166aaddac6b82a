import type { ListedSubject } from './state.ts';

const NUMBER =
  /(?<![\p{Script=Latin}\d.,/])(?:a?\$\s?)?(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,2})?)\s?(million[a-z]*|milion[a-z]*|millon[a-z]*|mila|mille|mil|mio|тыс|млн|万|萬|만|k|m)?(?![\p{Script=Latin}\d/])/giu;
const SCALES: readonly [RegExp, number][] = [
  [/^(?:k|mil|mila|mille|тыс)$/i, 1000],
  [/^(?:万|萬|만)$/, 10_000],
  [/^(?:m|mi|млн)/i, 1_000_000],
];
/** Asked for as a range, or rounded by whoever speaks of it. */
const NEAR = 0.035;

const amountsIn = (text: string): number[] =>
  [...text.matchAll(NUMBER)].flatMap(([, digits = '', scale = '']) => {
    const value = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
      ? Number(digits.replace(/[.,]/g, ''))
      : Number(digits.replace(',', '.'));
    const by = SCALES.find(([pattern]) => pattern.test(scale))?.[1];
    return by === undefined ? [value, value * 1000, value * 1_000_000] : [value * by];
  });

/** Of some homes the one whose price is said, and what was said of it: 'the one at 710', 'das für 540.000'. */
export const priceFitting = <T extends Pick<ListedSubject, 'priceAud'>>(
  text: string,
  homes: readonly T[],
): { home: T; saidAud: number } | null => {
  const fits = homes.flatMap((home) =>
    amountsIn(text).flatMap((saidAud) => {
      const off = home.priceAud === null ? 1 : Math.abs(saidAud - home.priceAud) / home.priceAud;
      return off <= NEAR ? [{ home, saidAud, off }] : [];
    }),
  );
  const [best] = fits.toSorted((a, b) => a.off - b.off);
  return best ? { home: best.home, saidAud: best.saidAud } : null;
};
