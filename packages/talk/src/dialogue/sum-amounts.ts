import { plainText } from '../understanding/clean-text.ts';
import type { Money } from '../understanding/money.ts';
import type { Understanding } from '../understanding/understand.ts';
import { aud } from './filler.ts';
import type { DialogueState, ToolArguments } from './state.ts';

const MONTHS = 12;
/** Less than this is no price of a home and no home loan. */
export const LEAST_PRICE_AUD = 50_000;
const MOST_A_MONTH_AUD = 30_000;

export const words = ({ text }: Understanding): string => plainText(text);
export const monthly = (one: Money | undefined): number | undefined =>
  one && Math.round((one.aud * (one.timesAYear ?? MONTHS)) / MONTHS);
export const yearly = (one: Money | undefined): number | undefined =>
  one && Math.round(one.aud * (one.timesAYear ?? 1));

/** What is paid again and again: a flow, which never fills a price or a loan. */
export const flows = (money: readonly Money[]): Money[] =>
  money.filter((one) => one.timesAYear !== null && one.timesAYear !== 1 && one.aud <= MOST_A_MONTH_AUD);
/** 'Monthly repayments on 640k': nobody pays that by the month. */
export const stocks = (money: readonly Money[]): Money[] =>
  money.filter((one) => one.timesAYear !== 1 && one.aud >= LEAST_PRICE_AUD);

export const priceIn = (money: readonly Money[]): number | undefined => {
  const whole = stocks(money);
  return (
    aud(whole, 'value', 'maxPrice', 'minPrice') ??
    whole.find(({ role }) => role === null || role === 'expenses' || role === 'income')?.aud
  );
};

export const pick = (from: ToolArguments, ...names: string[]): ToolArguments =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

/** What is asked for the home that is spoken of, where a list showed it. */
const askedPrice = ({ address, listed }: DialogueState): number | undefined =>
  listed.find(({ name }) => name === address)?.priceAud ?? undefined;

/** The price that was spoken of last: said, asked for the home, looked for, or found for it. */
export const knownPrice = (before: DialogueState): ToolArguments => {
  const { loan, last, figures } = before;
  const priceAud =
    loan.valueAud ??
    askedPrice(before) ??
    loan.budgetAud ??
    (last?.tool === 'assess' ? figures.valueAud : undefined) ??
    (last?.tool === 'borrowing_power' ? figures.reachAud : undefined);
  return priceAud === undefined ? {} : { priceAud };
};

export const anyFlow = ({ money }: Understanding): boolean => flows(money).length > 0;
export const hasStock = ({ money }: Understanding): boolean => stocks(money).length > 0;
