/** What it does for everybody. What a message wants of these is learnt from examples. */
export const LEARNT_TOOLS = [
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
  'repayments',
  'upfront_costs',
  'investment_return',
  'dti',
  'price_check',
  'search_listings',
  'save_search',
  'report',
  'check_certificate',
  'plan_usage',
  'help',
  'hand_over',
] as const;

/** Small sums of what was told: asked for in ways that are found with the topics of the guide. */
const WORKED_TOOLS = ['quick_sum'] as const;

/** What it does with a workspace's leads, for its members: asked for in words of their own, which nobody else uses. */
export const MEMBER_TOOLS = ['find_lead', 'add_lead_note', 'calls_today'] as const;
export type MemberTool = (typeof MEMBER_TOOLS)[number];

/** What the assistant can do: each is an operation of the product. */
export const ASSISTANT_TOOLS = [...LEARNT_TOOLS, ...WORKED_TOOLS, ...MEMBER_TOOLS] as const;
export type LearntTool = (typeof LEARNT_TOOLS)[number];
export type AssistantTool = (typeof ASSISTANT_TOOLS)[number];
