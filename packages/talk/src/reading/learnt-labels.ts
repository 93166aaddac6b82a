/** What an amount in a message is. */
export const AMOUNT_ROLES = [
  /** What a home costs, is worth or is asked for. */
  'price',
  /** What the person's own home fetches when it is sold. */
  'sale',
  'cap',
  'floor',
  /** To be borrowed. */
  'loan',
  /** Still owed on a home loan that exists. */
  'owed',
  'savings',
  'income',
  'rentIn',
  'rentOut',
  'living',
  /** Paid again and again on something else; `debt` is the whole of such a thing. */
  'commitment',
  'debt',
  'repayment',
  'extra',
  'offset',
  'fee',
  /** A difference, and no sum of its own: '50k more'. */
  'change',
  /** Said not to be so: 'not 600'. */
  'denied',
  'rate',
  /** Any other percentage or fraction. */
  'share',
  'term',
  'rooms',
  'area',
  'distance',
  'count',
  'age',
  'year',
  'date',
  'phone',
  'address',
  'postcode',
  'other',
] as const;
export type AmountRole = (typeof AMOUNT_ROLES)[number];

/** What a message asks or does; it may do several of them. */
export const ASKS = [
  'borrow',
  'afford',
  'repay',
  'duty',
  'cash',
  'gap',
  'lvr',
  'lmi',
  'loan',
  'proceeds',
  'rentshare',
  'difference',
  'payoff',
  'return',
  'gains',
  'value',
  'fair',
  'why',
  'comps',
  'market',
  'growth',
  'days',
  'compare',
  'rank',
  'hazard',
  'insurance',
  'facts',
  'list',
  'rents',
  'forecast',
  'nearby',
  'guide',
  'correct',
  'reject',
  'withdraw',
  'person',
  'viewing',
  'save',
  'report',
  'certificate',
  'plan',
  'thanks',
  'greet',
  'offtopic',
  'none',
] as const;
export type Ask = (typeof ASKS)[number];

/** What our last reply was about, as far as it says what the next message may mean. */
export const LAST_TOPICS = [
  'assess',
  'borrow',
  'repay',
  'duty',
  'cash',
  'lvr',
  'market',
  'hazard',
  'list',
  'compare',
  'fair',
  'guide',
  'sale',
  'person',
] as const;
export type LastTopic = (typeof LAST_TOPICS)[number];
