/** CORE-ENT-02: a button that asks a canned sentence. */
export interface QuickAction {
  id: string;
  label: string;
  action: string;
}

/** CORE-CHAT-32 to CORE-CHAT-34. */
const SENTENCES: Readonly<Record<string, string>> = {
  find_properties: 'I am looking for properties to purchase',
  get_valuation: 'I need a comprehensive valuation of a property',
  market_analysis: 'Show me a market analysis and its trends',
  risk_analysis: 'I want an environmental and climate risk analysis',
  budget_under_500k: 'My budget is under $500,000',
  budget_500k_1m: 'My budget is $500,000 to $1,000,000',
  budget_1m_2m: 'My budget is $1,000,000 to $2,000,000',
  global_search: 'I want a global search for properties',
  bay_area_market: 'Show me the Bay Area market analysis',
  los_angeles_market: 'Show me the Los Angeles market analysis',
  schedule_viewing: 'I want to talk to a person to schedule a viewing',
};

/** CORE-CHAT-31 and CORE-CHAT-35: an action that is not known becomes a wish in its own words. */
export const sentenceOf = (action: string): string =>
  SENTENCES[action] ?? `I want to ${action.replaceAll('_', ' ')}`;

/** CORE-CONST-17: what a conversation begins with, beside the greeting. */
export const OPENING_ACTIONS: readonly QuickAction[] = [
  { id: 'find', label: 'Find properties', action: 'find_properties' },
  { id: 'value', label: 'Get a valuation', action: 'get_valuation' },
  { id: 'market', label: 'Market analysis', action: 'market_analysis' },
  { id: 'risk', label: 'Risk analysis', action: 'risk_analysis' },
];

/** OPS-WIDGET-04: what Alex offers, at any time. A viewing is arranged by a person of the team. */
export const ALEX_ACTIONS: readonly QuickAction[] = [
  { id: 'find', label: 'Find properties', action: 'find_properties' },
  { id: 'viewing', label: 'Schedule a viewing', action: 'schedule_viewing' },
  { id: 'value', label: 'Value a property', action: 'get_valuation' },
  { id: 'market', label: 'Market trends', action: 'market_analysis' },
  { id: 'person', label: 'Talk to a person', action: 'talk_to_a_person' },
];

const BUDGET_ACTIONS: readonly QuickAction[] = [
  { id: 'budget-1', label: 'Under $500,000', action: 'budget_under_500k' },
  { id: 'budget-2', label: '$500,000 to $1,000,000', action: 'budget_500k_1m' },
  { id: 'budget-3', label: '$1,000,000 to $2,000,000', action: 'budget_1m_2m' },
];

const GLOBAL_SEARCH: QuickAction = { id: 'global', label: 'Global search', action: 'global_search' };

/** Markets that we hold no data of: the assistant says so. */
const MARKETS_ELSEWHERE: readonly QuickAction[] = [
  { id: 'bay-area', label: 'Bay Area market', action: 'bay_area_market' },
  { id: 'los-angeles', label: 'Los Angeles market', action: 'los_angeles_market' },
];

/** What may be answered with one press, by the argument that the assistant asks for. */
export function actionsFor(missing: string | null): readonly QuickAction[] {
  switch (missing) {
    case 'locality':
    case 'minPriceAud':
    case 'maxPriceAud':
      return [...BUDGET_ACTIONS, GLOBAL_SEARCH];
    case 'location':
      return MARKETS_ELSEWHERE;
    default:
      return [];
  }
}
