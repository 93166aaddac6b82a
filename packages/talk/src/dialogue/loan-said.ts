import type { Understanding } from '../understanding/understand.ts';
import { aud, given } from './filler.ts';
import type { Decision, ToolArguments } from './state.ts';

const QUARTERS = 4;

/** What a message says of a loan while something else is told: it holds for what is asked next. */
export const loanSaid = (
  { money, ratePercent, termYears }: Understanding,
  decision: Decision,
): ToolArguments => {
  if (decision.kind !== 'tell') return {};
  const stocks = money.filter(({ timesAYear }) => timesAYear === null);
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
