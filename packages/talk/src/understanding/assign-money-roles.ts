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
/** 'I make 68 and my wife 50': thousands a year, and no count of anything. */
const EARNED =
  /(?:\b(?:earn(?:s|ing)?|mak(?:e|es|ing)|wife|husband|partner|hubby|missus)(?: (?:is|gets|makes|earns|on|about|around))*|gan(?:o|a|amos)|cobr(?:o|a)|gagn(?:e|ons)|verdien\p{L}*|guadagn(?:o|a|iamo)|prend(?:o|e)|ganh(?:o|a|amos)|зарабатыва\p{L}*)\s*$/iu;
const NOTHING_COUNTED = /^\s*(?:$|[,.;?!]|and\b|y\b|et\b|und\b|e\b|и\b|k\b)/iu;
const isEarned = (text: string, { value, start, end }: SharedAmount): boolean =>
  value >= 30 &&
  EARNED.test(text.slice(Math.max(0, start - 30), start)) &&
  NOTHING_COUNTED.test(text.slice(end));

/** '3 bedrooms' takes no word away from an amount of money. */
const isCount = (text: string, amount: SharedAmount): boolean => {
  const { isMoney, isShare, value, end } = amount;
  return (
    !isMoney &&
    !isShare &&
    value < 100 &&
    Number.isInteger(value) &&
    !(value >= 10 && AT_HAND.test(text.slice(end))) &&
    !isEarned(text, amount)
  );
};

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
