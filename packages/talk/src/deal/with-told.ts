import { given } from '../dialogue/filler.ts';
import type { Knowledge } from '../dialogue/knowledge.ts';
import type { Call, Decision, DialogueState, ToolArguments } from '../dialogue/state.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DealFacts } from './deal-facts.ts';
import { type DealSaid, dealSaid, loanOfFacts } from './deal-said.ts';

const WEEKS = 52;
const MONTHS = 12;
/** Rent ends with a home of one's own: it is no part of what they live on then. */
const isRentPaid = (aud: unknown, { rentPaidAud }: DealFacts): boolean =>
  typeof aud === 'number' &&
  rentPaidAud !== undefined &&
  Math.abs(aud - (rentPaidAud * WEEKS) / MONTHS) < MONTHS;

/** What each argument of a household is among the facts. */
const OF_HOUSEHOLD = [
  'expensesAud',
  'otherDebtsAud',
  'otherRepaymentsAud',
  'depositAud',
  'ratePercent',
  'termYears',
];

const borrowing = (call: Call, before: DealFacts, { facts }: DealSaid): ToolArguments => {
  const { incomeAud: _i, secondIncomeAud: _s, ...others } = call.arguments;
  const [told, known] = [loanOfFacts(facts), loanOfFacts(before)];
  // What the message changes of the deal holds; else what its words say, and what was told before.
  const settled = OF_HOUSEHOLD.flatMap((name): [string, unknown][] => {
    const value = others[name];
    const isNews = told[name] !== undefined && told[name] !== known[name];
    if (isNews) return [[name, told[name]]];
    if (name === 'expensesAud' && isRentPaid(value, facts)) return [[name, told[name]]];
    return [[name, value ?? (name === 'depositAud' ? undefined : told[name])]];
  });
  const rest = Object.fromEntries(Object.entries(others).filter(([name]) => !OF_HOUSEHOLD.includes(name)));
  const { incomeAud, secondIncomeAud } = told;
  return given({ ...rest, ...Object.fromEntries(settled), incomeAud, secondIncomeAud });
};

/** A single sum rests on all that was told of the deal, whatever its words alone were read for. */
export const withTold = (
  decision: Decision,
  said: Understanding,
  before: DialogueState,
  knowledge: Pick<Knowledge, 'read'>,
): Decision => {
  if (decision.kind !== 'call' || said.changes.length > 0) return decision;
  const isKept = Object.keys(before.deal).length > 0 || Object.keys(before.loan).length === 0;
  const told = isKept ? dealSaid(said, before, knowledge) : null;
  if (!told) return decision;
  const { call } = decision;
  if (call.tool !== 'borrowing_power' || told.facts.incomesAud === undefined) return decision;
  return { ...decision, call: { ...call, arguments: borrowing(call, before.deal, told) } };
};
