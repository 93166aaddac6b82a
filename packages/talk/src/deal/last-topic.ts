import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { DialogueState } from '../dialogue/state.ts';
import type { LastTopic } from '../reading/learnt-labels.ts';

const TOPICS: Readonly<Partial<Record<AssistantTool, LastTopic>>> = {
  assess: 'assess',
  explain_value: 'assess',
  comparables: 'assess',
  borrowing_power: 'borrow',
  dti: 'borrow',
  repayments: 'repay',
  upfront_costs: 'duty',
  lvr: 'lvr',
  compliance: 'lvr',
  market: 'market',
  rank_suburbs: 'market',
  hazard: 'hazard',
  search_listings: 'list',
  compare: 'compare',
  price_check: 'fair',
  quick_sum: 'sale',
  hand_over: 'person',
};
const OF_DEAL: Readonly<Record<string, LastTopic>> = {
  borrow: 'borrow',
  afford: 'borrow',
  repay: 'repay',
  payoff: 'repay',
  difference: 'repay',
  duty: 'duty',
  cash: 'cash',
  gap: 'cash',
  loan: 'cash',
  lvr: 'lvr',
  lmi: 'lvr',
  proceeds: 'sale',
};

/** What our last reply was about. */
export const lastTopicOf = ({
  last,
  told,
  action,
}: Pick<DialogueState, 'last' | 'told' | 'action'>): LastTopic | null => {
  if (action?.tool === 'hand_over') return 'person';
  if (told.length > 0) return 'guide';
  if (last?.tool !== 'deal') return (last && TOPICS[last.tool]) ?? null;
  const [first] = Array.isArray(last.arguments.asks) ? (last.arguments.asks as unknown[]) : [];
  return (typeof first === 'string' ? OF_DEAL[first] : undefined) ?? null;
};
