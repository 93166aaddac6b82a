import type { FigureKind, FigureOf, ToldAnswer } from '../../dialogue/account/told.ts';
import { stepsIn } from '../../dialogue/account/told-figures.ts';
import type { Voice } from '../composed.ts';
import { sumPhrasesOf } from '../sums/sum-phrases.ts';
import { accountPhrasesOf } from './account-phrases.ts';

type Row = Readonly<Record<string, unknown>>;

/** The row that holds a figure: of a sheet, the sum that told it; else the whole result. */
export const rowOf = ({ figure, of }: FigureOf): Row => {
  const steps = stepsIn(of).find((row) => row[figure.name] === figure.value);
  return steps ? { ...of.result, ...steps } : of.result;
};

export const numberIn = (row: Row, ...names: readonly string[]): number | null => {
  for (const name of names) {
    const value = row[name];
    if (typeof value === 'number' && Number.isFinite(value)) return value;
  }
  return null;
};
export const textIn = (row: Row, name: string): string | null => {
  const value = row[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** As on the cards: how sure we are and a risk without decimals, a rate with all that it has. */
const DIGITS: Partial<Record<FigureKind, number>> = {
  confidence: 0,
  risk: 0,
  clearance: 0,
  error: 1,
  growth: 1,
  lvr: 1,
};
/** As it was told. */
export const figureSaid = ({ figure }: Pick<FigureOf, 'figure'>, { show }: Voice): string =>
  figure.unit === 'percent' ? show.percentOf(figure.value, DIGITS[figure.kind] ?? 2) : show.aud(figure.value);

/** What a figure rests on: each thing with its name, and its number. */
type Rest = readonly [label: string, text: string];
const restsOf = (of: ToldAnswer, row: Row, { say, show, language }: Voice): Rest[] => {
  const { labels } = sumPhrasesOf(language);
  const { own, parts } = accountPhrasesOf(language);
  const aud = (label: string, ...names: string[]): Rest[] => {
    const value = numberIn(row, ...names);
    return value === null || value === 0 ? [] : [[label, show.aud(value)]];
  };
  const isLent = of.tool === 'lvr' || of.tool === 'quick_sum';
  const rate = numberIn(row, 'ratePercent');
  const years = numberIn(row, 'termYears');
  return [
    ...aud(labels.price, 'priceAud'),
    ...(isLent ? aud(say.labels.value, 'valueAud') : []),
    ...aud(say.labels.loan, 'loanAud'),
    ...aud(own, 'ownAud'),
    // Who asked for the duty alone has said nothing of a deposit.
    ...(row.isDutyOnly === true ? [] : aud(say.labels.deposit, 'depositAud')),
    ...aud(say.labels.income, 'incomeAud'),
    ...aud(say.labels.expenses, 'expensesAud', 'livingAud'),
    ...aud(parts.debts, 'countedAud', 'otherRepaymentsAud'),
    ...(rate === null ? [] : [[say.labels.rate, show.percentOf(rate, 2)] as const]),
    ...(years === null ? [] : [[say.labels.term, show.unit(years, 'year')] as const]),
  ];
};

const listed = (rests: readonly Rest[], { say, show }: Voice): string =>
  rests.map(([label, text]) => show.say(say.pair, { label: show.inline(label), text })).join(say.comma);

/** What a figure rests on, each with its name; none where nothing is known of it. */
export const restsOn = (of: ToldAnswer, row: Row, voice: Voice): string =>
  listed(restsOf(of, row, voice), voice) || (textIn(row, 'address') ?? textIn(row, 'location') ?? '');

/** What only the one of two figures rests on, and what only the other. */
export const restsApart = (
  figures: readonly [FigureOf, FigureOf],
  voice: Voice,
): readonly [one: string, other: string] => {
  const [one, other] = figures.map((meant) =>
    restsOf(meant.of, { ...rowOf(meant), [meant.figure.name]: undefined }, voice),
  ) as [Rest[], Rest[]];
  const without = (rests: readonly Rest[], others: readonly Rest[]): string =>
    listed(
      rests.filter(([label, text]) => !others.some((two) => two[0] === label && two[1] === text)),
      voice,
    );
  return [without(one, other), without(other, one)];
};

/** '$680,000 (price) + $19,131 (stamp duty) - $95,000 (deposit)', the same in every language. */
export const sumSaid = (
  items: readonly { amount: number; label: string; isLess?: boolean }[],
  { show }: Voice,
): string =>
  items
    .filter(({ amount }) => amount !== 0)
    .map(({ amount, label, isLess }, at) => {
      const sign = isLess ? '− ' : at > 0 ? '+ ' : '';
      return `${sign}${show.aud(amount)} (${show.inline(label)})`;
    })
    .join(' ');
