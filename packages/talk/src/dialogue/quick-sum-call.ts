import type { Likely } from '../guide/topic-index.ts';
import type { QuickSum } from '../tools/quick-sum.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { askedSumCall } from './asked-sums.ts';
import { amountsIn } from './fill-quick-sum.ts';
import { isSumToldOut } from './intent-sums.ts';
import { isSubject } from './place-text.ts';
import type { Call, DialogueState, ToolArguments } from './state.ts';
import { ASKS_EACH, ASKS_REPAYMENT, ASKS_UPFRONT } from './sum-words.ts';

/** How a sum is named among the examples. */
const PREFIX = 'sum:';
const LEAST = 0.4;
const AHEAD_BY = -0.05;
const OF_LVR = /lvr|loan[- ]to[- ]value|beleihung|贷款价值比/u;
/** With a place, amounts of this kind say what is looked for. */
const PLACELESS: ReadonlySet<QuickSum> = new Set(['deposit', 'area', 'saving']);

/** What each sum cannot do without, and what it takes. */
const NEEDS: Readonly<Record<QuickSum, { all: readonly string[]; takes: readonly string[] }>> = {
  equity: { all: ['priceAud', 'loanAud'], takes: ['half', 'sharePercent'] },
  sale: { all: ['priceAud', 'loanAud'], takes: [] },
  deposit: { all: ['priceAud'], takes: ['depositPercent'] },
  saving: { all: ['savingMonthlyAud', 'targetAud'], takes: ['savedAud'] },
  cashflow: { all: ['rentWeeklyAud', 'loanAud'], takes: ['ratePercent', 'costsAud'] },
  switching: { all: ['loanAud', 'ratePercent', 'newRatePercent'], takes: ['costsAud', 'termYears'] },
  rateChange: { all: ['loanAud', 'ratePercent', 'newRatePercent'], takes: ['termYears'] },
  area: { all: ['priceAud', 'areaSqm'], takes: [] },
  lmi: { all: ['loanAud'], takes: [] },
  instalment: { all: ['repaymentMonthlyAud', 'incomeAud'], takes: [] },
  gain: { all: ['gainAud'], takes: [] },
  share: { all: ['priceAud', 'sharePercent'], takes: [] },
  commission: { all: ['priceAud'], takes: ['sharePercent'] },
  // Read by its own words alone.
  move: { all: ['priceAud', 'buyAud'], takes: [] },
  plain: { all: ['parts'], takes: [] },
};
const isSum = (name: string): name is QuickSum => Object.hasOwn(NEEDS, name);

const DEPOSIT_SHARE = 0.2;
/** What is saved for: a deposit that is named, or a fifth of the price. */
const withTarget = (known: ToolArguments): ToolArguments => {
  const { priceAud, depositPercent } = known;
  if (typeof priceAud !== 'number') return known;
  const share = typeof depositPercent === 'number' ? depositPercent / 100 : DEPOSIT_SHARE;
  return { ...known, targetAud: Math.round(priceAud * share) };
};

const asksEach = ({ text }: Understanding): boolean =>
  ASKS_EACH.test(plainText(text)) || ASKS_REPAYMENT.test(plainText(text));

/** The small sum that a message asks for, when all that it needs was said; null otherwise. */
export const quickSumCall = (
  heard: Understanding,
  before: DialogueState,
  ranked: readonly Likely[],
): Call | null => {
  const asked = askedSumCall(heard, before);
  if (asked) return asked;
  // 'We pay 3,200 a month on 430k': nothing is saved up there.
  if (isSumToldOut(heard, before)) return null;
  const [best] = ranked;
  const name = best?.label.startsWith(PREFIX) ? best.label.slice(PREFIX.length) : '';
  if (!best || best.score < LEAST || !isSum(name) || OF_LVR.test(heard.rest)) return null;
  const other = ranked.find(({ label }) => label.startsWith('other:'))?.score ?? 0;
  if (best.score < other + AHEAD_BY || (PLACELESS.has(name) && heard.places.some(isSubject))) return null;
  // A deposit that is named is one of a loan.
  if (name === 'deposit' && heard.money.some(({ role }) => role === 'deposit')) return null;
  // 'With 20% down at 6.2%, how much a month': what the loan costs.
  if (name === 'deposit' && (heard.ratePercent !== null || asksEach(heard))) return null;
  // 'How much cash all up with 10%' asks for all that is to be paid.
  if (name === 'deposit' && ASKS_UPFRONT.test(plainText(heard.text))) return null;
  const known = name === 'saving' ? withTarget(amountsIn(heard, before)) : amountsIn(heard, before);
  const { all, takes } = NEEDS[name];
  if (!all.every((one) => known[one] !== undefined)) return null;
  const picked = [...all, ...takes].flatMap((one) => (known[one] === undefined ? [] : [[one, known[one]]]));
  return { tool: 'quick_sum', arguments: { sum: name, ...Object.fromEntries(picked) } };
};
