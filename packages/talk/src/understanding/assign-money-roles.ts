import type { Amount } from './amount.ts';
import { type MoneyReading, type MoneyRole, readingsOf } from './money-roles.ts';

/** A percentage takes part: '10% deposit, $850,000 purchase'. */
export type SharedAmount = Amount & { isShare?: boolean };

/** More amounts than this are no question about a loan. */
const MOST_WEIGHED = 6;
const READINGS_WEIGHED = 5;
/** A household has several incomes, debts and expenses, and a home one price. */
const REPEATED: ReadonlySet<MoneyRole> = new Set(['income', 'debts', 'expenses']);

/** 'Got 35 saved', '90 de entrada': thousands that are at hand, and no count of anything. */
const AT_HAND =
  /^\s*(?:k\s)?(?:saved|in savings|in the bank|put away|put aside|(?:as |for )?(?:a )?deposit|down\b|de (?:entrada|dep[oó]sito|ahorros?|enganche)|ahorrad|guardad|d'apport|d'[ée]conomies|de c[oô]t[eé]|gespart|eigenkapital|anzahlung|di (?:anticipo|acconto|risparmi)|da parte|взнос|накоплен)/iu;
/** '3 bedrooms' takes no word away from an amount of money. */
const isCount = (text: string, { isMoney, isShare, value, end }: SharedAmount): boolean =>
  !isMoney &&
  !isShare &&
  value < 100 &&
  Number.isInteger(value) &&
  !(value >= 10 && AT_HAND.test(text.slice(end)));

const overlaps = (a: MoneyReading, b: MoneyReading): boolean =>
  a.cues.some((one) => b.cues.some((other) => one.start < other.end && other.start < one.end));

const isCompatible = (reading: MoneyReading, chosen: readonly (MoneyReading | null)[]): boolean =>
  chosen.every(
    (other) =>
      other === null ||
      (!overlaps(reading, other) && (other.role !== reading.role || REPEATED.has(other.role))),
  );

type Assignment = { score: number; readings: (MoneyReading | null)[] };

const best = (options: readonly MoneyReading[][], chosen: readonly (MoneyReading | null)[]): Assignment => {
  const [mine, ...others] = options;
  if (!mine) return { score: 0, readings: [] };
  let found: Assignment | null = null;
  for (const reading of [...mine.filter((one) => isCompatible(one, chosen)), null]) {
    const rest = best(others, [...chosen, reading]);
    const score = rest.score + (reading?.weight ?? 0);
    if (!found || score > found.score) found = { score, readings: [reading, ...rest.readings] };
  }
  return found ?? { score: 0, readings: [] };
};

/**
 * What each amount is, so that the whole makes the most sense: a word speaks for one amount alone. In '640k loan 800k
 * value' the loan is the first amount, although the word stands right before the second.
 */
export const assignMoneyRoles = (text: string, amounts: readonly SharedAmount[]): (MoneyRole | null)[] => {
  const options = amounts
    .slice(0, MOST_WEIGHED)
    .map((one) => (isCount(text, one) ? [] : readingsOf(text, one).slice(0, READINGS_WEIGHED)));
  const { readings } = best(options, []);
  return amounts.map((_, at) => readings[at]?.role ?? null);
};
