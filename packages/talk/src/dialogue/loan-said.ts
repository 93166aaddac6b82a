import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import { aud, given } from './filler.ts';
import type { Decision, ToolArguments } from './state.ts';

const QUARTERS = 4;
/** They take no loan: what is said of one stays with the talk. */
const OF_A_HOME: ReadonlySet<AssistantTool> = new Set([
  'assess',
  'market',
  'hazard',
  'explain_value',
  'comparables',
]);

/** What a message says of a loan while something else is told: it holds for what is asked next. */
export const loanSaid = (
  { money, ratePercent, termYears }: Understanding,
  decision: Decision,
): ToolArguments => {
  const stocks = money.filter(({ timesAYear }) => timesAYear === null);
  // 'A house with a loan of 620k, what is it worth?': what is owed holds for what is asked next.
  if ((decision.kind === 'call' || decision.kind === 'ask') && OF_A_HOME.has(decision.call.tool))
    return given({ loanAud: aud(stocks, 'loan') });
  if (decision.kind !== 'tell') return {};
  const quarterly = money.find(({ timesAYear }) => timesAYear === QUARTERS);
  return given({
    loanAud: aud(stocks, 'loan', 'debts'),
    depositAud: aud(stocks, 'deposit'),
    valueAud: aud(stocks, 'value'),
    costsAud: quarterly && quarterly.aud * QUARTERS,
    ratePercent,
    termYears,
  });
};
