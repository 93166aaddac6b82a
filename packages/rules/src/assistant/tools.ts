/** What the assistant can do: each is an operation of the product. */
export const ASSISTANT_TOOLS = [
  'assess',
  'explain_value',
  'comparables',
  'compare',
  'market',
  'hazard',
  'lvr',
  'borrowing_power',
  'rules',
  'compliance',
  'search_listings',
  'report',
  'check_certificate',
  'plan_usage',
  'help',
  'hand_over',
] as const;
export type AssistantTool = (typeof ASSISTANT_TOOLS)[number];
