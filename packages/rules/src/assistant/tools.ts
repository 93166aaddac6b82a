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

/** Sums of what was told: a small one, found with the topics of the guide, and all that is asked of a deal. */
export const WORKED_TOOLS = ['quick_sum', 'deal'] as const;

/** What is on record of a home, and which suburbs come first by a figure: asked for in words. */
export const RECORD_TOOLS = ['home_facts', 'rank_suburbs'] as const;

/** What it does with a workspace's leads, for its members: asked for in words of their own, which nobody else uses. */
export const MEMBER_TOOLS = ['find_lead', 'add_lead_note', 'calls_today'] as const;
export type MemberTool = (typeof MEMBER_TOOLS)[number];

/** What it does with times: for whoever wants to see a home, and for members who book for them. Asked for in words. */
export const BOOKING_TOOLS = ['find_times', 'book_viewing', 'move_booking', 'cancel_booking'] as const;
export type BookingTool = (typeof BOOKING_TOOLS)[number];

/** What a lead is asked, one question after the other, and passes on once they say so. Begun by buttons and words. */
const QUALIFYING_TOOLS = ['qualify'] as const;

/** What the assistant can do: each is an operation of the product. */
export const ASSISTANT_TOOLS = [
  ...LEARNT_TOOLS,
  ...WORKED_TOOLS,
  ...RECORD_TOOLS,
  ...MEMBER_TOOLS,
  ...BOOKING_TOOLS,
  ...QUALIFYING_TOOLS,
] as const;
export type LearntTool = (typeof LEARNT_TOOLS)[number];
export type AssistantTool = (typeof ASSISTANT_TOOLS)[number];
