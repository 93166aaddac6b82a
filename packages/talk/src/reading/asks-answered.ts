import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Call, Decision, ToolArguments } from '../dialogue/state.ts';
import type { GuideTopic } from '../guide/guide-topics.ts';
import { ASKS, type Ask } from './learnt-labels.ts';

const OF_TOOL: Readonly<Partial<Record<AssistantTool, readonly Ask[]>>> = {
  assess: ['value'],
  explain_value: ['value', 'why'],
  comparables: ['comps', 'why'],
  compare: ['compare'],
  market: ['market', 'growth', 'days'],
  rank_suburbs: ['rank', 'growth', 'days', 'compare'],
  hazard: ['hazard'],
  rules: ['guide'],
  compliance: ['afford', 'lvr'],
  dti: ['borrow', 'lvr'],
  investment_return: ['return'],
  price_check: ['fair', 'difference', 'value'],
  search_listings: ['list'],
  save_search: ['save'],
  home_facts: ['facts'],
  hand_over: ['person'],
  report: ['report'],
  check_certificate: ['certificate'],
  plan_usage: ['plan'],
  help: ['guide', 'plan', 'certificate', 'report'],
  find_times: ['viewing'],
  book_viewing: ['viewing'],
  move_booking: ['viewing'],
  cancel_booking: ['viewing'],
};
/** Each small sum, by what it comes to. */
const OF_SUM: Readonly<Record<string, readonly Ask[]>> = {
  equity: ['borrow', 'loan', 'cash'],
  sale: ['proceeds'],
  deposit: ['cash'],
  saving: ['cash'],
  cashflow: ['return', 'gap'],
  switching: ['difference', 'payoff', 'repay'],
  rateChange: ['difference', 'payoff', 'repay'],
  lmi: ['lmi'],
  instalment: ['afford', 'rentshare'],
  gain: ['gains'],
  share: ['difference', 'rentshare', 'cash'],
  commission: ['proceeds', 'guide'],
  move: ['gap', 'proceeds', 'loan', 'cash'],
};
/** Topics that answer an ask of their own; every other one is what a guide is asked for. */
const OF_TOPIC: Readonly<Partial<Record<GuideTopic, readonly Ask[]>>> = {
  rents: ['rents', 'return'],
  rentIncrease: ['rents', 'guide'],
  forecast: ['forecast', 'growth'],
  timing: ['forecast', 'guide'],
  longTerm: ['forecast', 'growth', 'guide'],
  schools: ['nearby'],
  safety: ['nearby'],
  transport: ['nearby'],
  lifestyle: ['nearby', 'guide'],
  insurance: ['insurance'],
  insurerRefuses: ['insurance', 'guide'],
  insurable: ['insurance', 'guide'],
  hazardCoverage: ['hazard', 'why'],
  floodHistory: ['hazard', 'guide'],
  floodSure: ['hazard', 'guide'],
  floodDoubt: ['hazard', 'guide'],
  valueThen: ['value', 'guide'],
  range: ['why'],
  accuracy: ['why'],
  dataSource: ['why', 'guide'],
  disagree: ['why', 'reject'],
  tax: ['gains', 'guide'],
  cgt: ['gains', 'guide'],
  inheritance: ['gains', 'guide'],
  depositScheme: ['lmi', 'guide'],
  separationDuty: ['duty', 'guide'],
  willDuty: ['duty', 'guide'],
  shareBought: ['duty', 'guide'],
  foreignSeller: ['gains', 'guide'],
  certificate: ['certificate', 'guide'],
  certificateCost: ['certificate', 'guide'],
  reportHow: ['report', 'guide'],
};

const has = (args: ToolArguments, ...names: string[]): boolean =>
  names.some((name) => args[name] !== undefined);

/** What only words ask of a deal answers these; whether it can be afforded tells what can be borrowed. */
const BY_WORDS: Readonly<Record<string, readonly Ask[]>> = {
  afford: ['borrow'],
  reach: ['borrow', 'afford'],
  more: ['borrow', 'gap'],
  enough: ['gap', 'cash'],
};
const ofDeal = (asks: readonly unknown[]): readonly Ask[] => [
  ...ASKS.filter((ask) => asks.includes(ask)),
  ...asks.flatMap((ask) => BY_WORDS[String(ask)] ?? []),
];

const ofCall = ({ tool, arguments: args }: Call): readonly Ask[] => {
  switch (tool) {
    case 'deal':
      return ofDeal(Array.isArray(args.asks) ? args.asks : []);
    case 'quick_sum':
      return OF_SUM[String(args.sum)] ?? [];
    case 'borrowing_power':
      return has(args, 'priceAud', 'wantedAud') ? ['borrow', 'afford', 'gap'] : ['borrow', 'afford'];
    case 'repayments':
      return has(args, 'extraAud', 'offsetAud', 'paidAud', 'repaymentAud')
        ? ['repay', 'payoff', 'difference', 'borrow']
        : ['repay'];
    case 'upfront_costs':
      if (args.loanAsked === true) return ['duty', 'cash', 'loan'];
      return args.dutyOnly === true ? ['duty'] : ['duty', 'cash'];
    case 'lvr':
      return has(args, 'insurance') ? ['lvr', 'lmi'] : ['lvr', 'loan'];
    default:
      return OF_TOOL[tool] ?? [];
  }
};

const ofTopics = (topics: readonly GuideTopic[] = []): readonly Ask[] =>
  topics.flatMap((topic) => OF_TOPIC[topic] ?? ['guide']);

/** What is asked that a decision answers, or would once it is told what it asks for. */
export const asksAnswered = (decision: Decision): ReadonlySet<Ask> => {
  switch (decision.kind) {
    case 'call':
      return new Set([...ofCall(decision.call), ...ofTopics(decision.topics)]);
    case 'ask':
    case 'confirm':
    case 'approve':
      return new Set(ofCall(decision.call));
    case 'tell':
      return new Set(ofTopics(decision.topics));
    case 'aside':
    case 'recount':
      return new Set<Ask>(['viewing']);
    default:
      return new Set();
  }
};
