import type { Knowledge } from '../dialogue/knowledge.ts';
import type { DialogueState } from '../dialogue/state.ts';
import type { AmountRole } from '../reading/learnt-labels.ts';
import type { Money } from '../understanding/money.ts';
import type { MoneyRole } from '../understanding/money-roles.ts';
import type { Understanding } from '../understanding/understand.ts';
import { SURE } from './amounts-of-deal.ts';
import { dealSaid } from './deal-said.ts';
import type { SettledAmount } from './facts-after.ts';
import { type AnsweredFigure, figureQuoted, LIVED_ON, meantAs } from './own-figures.ts';

/** What the single sums call an amount of a role. */
const CALLED: Readonly<Partial<Record<AmountRole, MoneyRole>>> = {
  price: 'value',
  sale: 'value',
  cap: 'maxPrice',
  loan: 'loan',
  owed: 'loan',
  savings: 'deposit',
  income: 'income',
  living: 'expenses',
  rentOut: 'expenses',
  commitment: 'debts',
  debt: 'debts',
};

const SCALES = [1, 1000, 1_000_000];
const isOf = ({ aud }: Money, { value }: SettledAmount): boolean =>
  SCALES.some((scale) => Math.abs(aud - value * scale) < 1 || Math.abs(aud * scale - value) < 1);

/** What is paid again and again is as small as it is written; prices and loans are grown. */
const SMALL: ReadonlySet<AmountRole> = new Set(['living', 'rentOut', 'commitment', 'debt']);
const asMeant = (aud: number, { value, role }: SettledAmount): number =>
  SMALL.has(role) ? Math.min(aud, value) : Math.max(aud, value);

/** Without a word beside it, it would be taken for what they live on, or for a price. */
const UNSAID: ReadonlySet<AmountRole> = new Set(['debt', 'commitment', 'rentOut', 'living']);

const settledOne = (
  one: Money,
  amounts: readonly SettledAmount[],
  answered: readonly AnsweredFigure[],
): Money | null => {
  const [amount, ...others] = amounts.filter((other) => isOf(one, other));
  if (!amount || others.length > 0) return one;
  const called = CALLED[amount.role] ?? null;
  switch (amount.by) {
    case 'quoted': {
      const figure = figureQuoted(amount.value, answered);
      // A loan of ours that is named is the one to go on with.
      if (figure?.name === 'loanAud' && figure.aud === one.aud) return { ...one, role: 'loan' };
      if (figure && LIVED_ON.has(figure.name)) return null;
      const isMeant = figure !== null && meantAs(figure).some((role) => CALLED[role] === one.role);
      return isMeant ? one : null;
    }
    // Where its words say nothing of it, it is what it was called before.
    case 'known':
      return one.role === null && called !== null ? { ...one, role: called } : one;
    case 'words':
      return called === null ? one : { ...one, aud: asMeant(one.aud, amount), role: called };
    default:
      return one.role === null && called !== null && UNSAID.has(amount.role) && amount.share >= SURE
        ? { ...one, role: called }
        : one;
  }
};

/** The amounts of a message as the talk knows them: who quotes a figure of ours names no income, no price and no loan. */
export const withSettledAmounts = (
  heard: Understanding,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'read'>,
): Understanding => {
  const said = heard.money.length === 0 ? null : dealSaid(heard, before, knowledge);
  if (!said) return heard;
  return {
    ...heard,
    money: heard.money.flatMap((one) => settledOne(one, said.amounts, before.answered) ?? []),
  };
};
