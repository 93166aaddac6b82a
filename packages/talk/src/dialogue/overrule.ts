import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Purse } from '../reading/purse.ts';
import { ASKED, fromPurse, type SumReading, VOLUNTEERED } from '../reading/sum-reading.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Signs } from './signs.ts';
import type { Call, Decision, DialogueState, ToolArguments } from './state.ts';
import { wholeCall } from './whole-call.ts';

/** The call of a sum that was read: what the message says of it, what was said before, and what the purse knows. */
export const readCall = ({ tool, purse }: SumReading, heard: Understanding, before: DialogueState): Call => {
  const { arguments: filled } = wholeCall(tool, heard, before);
  const known = fromPurse(tool, purse);
  const isSum = tool === 'borrowing_power' || tool === 'upfront_costs';
  return { tool, arguments: { ...known, ...filled, ...(isSum ? pickFresh(purse.fresh, known) : {}) } };
};
/** Several incomes and savings that one message names are one sum. */
const pickFresh = (fresh: ToolArguments, known: ToolArguments): ToolArguments =>
  Object.fromEntries(
    ['incomeAud', 'depositAud'].flatMap((name) =>
      fresh[name] !== undefined && known[name] !== undefined ? [[name, fresh[name]]] : [],
    ),
  );

/** '52k, and my nan is giving me 30': all that is at hand. */
export const withAllSavings = (args: ToolArguments, { fresh }: Purse): ToolArguments =>
  typeof args.depositAud === 'number' &&
  typeof fresh.depositAud === 'number' &&
  fresh.depositAud > args.depositAud
    ? { ...args, depositAud: fresh.depositAud }
    : args;

/** Tools that work with what a loan or a purchase is made of. */
const OF_MONEY: ReadonlySet<AssistantTool> = new Set([
  'lvr',
  'borrowing_power',
  'compliance',
  'repayments',
  'upfront_costs',
  'investment_return',
  'dti',
  'price_check',
]);

/** Asked for, with an income: the place only says where. */
const WITH_PLACE = 4.5;

/** Whether figures that were told say more of what is wanted than what the words were taken for. */
export const isOverruled = (
  base: Decision,
  { tool, score, purse }: SumReading,
  signs: Signs,
  before: DialogueState,
): boolean => {
  const hasOwn = purse.fresh.incomeAud !== undefined || purse.fresh.depositAud !== undefined;
  switch (base.kind) {
    case 'decline':
      return (
        base.reason === 'notUnderstood' ||
        (base.reason === 'outOfScope' && before.last !== null && score >= ASKED)
      );
    case 'ask':
      if (base.call.tool === 'compliance' || base.call.tool === 'report') return false;
      if (OF_MONEY.has(base.call.tool)) return score >= ASKED;
      return score >= ASKED || hasOwn || purse.fresh.rentWeeklyAud !== undefined;
    case 'call':
      // 'And a fortnight?' goes on with the money, not with the sum before.
      if (OF_MONEY.has(base.call.tool))
        return (
          score >= ASKED &&
          signs.amounts === 0 &&
          base.call.tool === before.last?.tool &&
          tool !== base.call.tool
        );
      if (base.call.tool === tool || signs.addresses > 0) return false;
      return (
        (signs.places === 0 || score > WITH_PLACE) &&
        (hasOwn ? score >= VOLUNTEERED : score >= ASKED) &&
        !signs.hasCap
      );
    default:
      return false;
  }
};
