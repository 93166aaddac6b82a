import { findAmounts } from '../../understanding/amounts.ts';
import { findPercentages } from '../../understanding/rates.ts';
import type { ToldFigure } from './told.ts';

/** A number of a message. `isBare`: nothing says in what it is counted, so that it may stand for thousands. */
export type SaidNumber = {
  value: number;
  unit: 'percent' | 'aud';
  isBare: boolean;
  start: number;
  end: number;
};

/** '17 and a half', in all languages that put it after the number. */
const AND_A_HALF =
  /^\s?(?:and a half|y medi[oa]|et demie?|einhalb|e mezz[oa]|e mei[oa]|с половиной|万半|半|반|و\s?نصف)(?![\p{L}])/iu;

/** '0412 555 018' is no amount of theirs. */
const PHONE = /^0\d/u;

export const numbersSaid = (text: string): SaidNumber[] => {
  const percents = findPercentages(text).map(({ value, start, end }) => ({
    value,
    start,
    end,
    unit: 'percent' as const,
    isBare: false,
  }));
  const isFree = ({ start, end }: { start: number; end: number }): boolean =>
    !PHONE.test(text.slice(start)) && percents.every((one) => one.end <= start || one.start >= end);
  const amounts = findAmounts(text)
    .filter(isFree)
    .map(({ value, start, end, isScaled }) => {
      const half = isScaled ? null : AND_A_HALF.exec(text.slice(end));
      return {
        value: value + (half ? 1 / 2 : 0),
        start,
        end: end + (half?.[0].length ?? 0),
        unit: 'aud' as const,
        isBare: !isScaled,
      };
    });
  return [...percents, ...amounts].sort((one, other) => one.start - other.start);
};

const THOUSAND = 1000;
/** Told to the dollar, said in thousands, or in more where the figure is large: 33k for 33,525, 1.04m for 1,039,027. */
const ROUNDED_TO: readonly (readonly [step: number, from: number])[] = [
  [100, 2000],
  [THOUSAND, 10_000],
  [10_000, 400_000],
  [100_000, 2_000_000],
];
const isRounded = (value: number, figure: number): boolean =>
  ROUNDED_TO.some(
    ([step, from]) =>
      figure >= from &&
      value % step === 0 &&
      (Math.round(figure / step) * step === value || Math.floor(figure / step) * step === value),
  );

/** Fewer digits that stand alone count something else. */
const FEWEST_IN_THOUSANDS = 100;
/** Homes are told of in millions: '1.32'. */
const LEAST_IN_MILLIONS = 500_000;
const MOST_MILLIONS = 20;
/** What a number may stand for beside this size: '817' is 817,000, '17.5' is 17,500, and '1.32' is 1,320,000. */
export const sizedLike = ({ value, isBare, unit }: SaidNumber, size: number): number => {
  if (unit !== 'aud' || !isBare || value >= THOUSAND) return value;
  if (size >= LEAST_IN_MILLIONS && value < MOST_MILLIONS && !Number.isInteger(value)) return value * 1e6;
  return size >= THOUSAND ? value * THOUSAND : value;
};

/** 'The 15.9' needs no sign. */
export const isShare = ({ unit, isBare, value }: SaidNumber): boolean =>
  unit === 'percent' || (isBare && value < 100 && !Number.isInteger(value));

export const isQuoteOf = (said: SaidNumber, { value, unit }: ToldFigure): boolean => {
  if (unit === 'percent')
    return isShare(said) && [0, 1, 2].some((digits) => Number(value.toFixed(digits)) === said.value);
  if (said.unit !== unit) return false;
  const isWhole = !said.isBare || said.value >= FEWEST_IN_THOUSANDS;
  return [said.value, ...(isWhole ? [sizedLike(said, value)] : [])].some(
    (one) => Math.abs(one - value) < 1 || isRounded(one, value),
  );
};
