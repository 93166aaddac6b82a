/** What is counted of the leads that somebody sees, in one walk over them. */
export type LeadTotals = {
  total: number;
  /** Came in within the days of `newThisWeek`, and of these who is still new. */
  thisWeek: number;
  notYetContacted: number;
  qualified: number;
  closed: number;
  /** Those with a value, and what they are worth together. */
  valued: number;
  value: number;
  /** What those still worked on are worth. */
  pipeline: number;
  /** Came in within the days of `monthlyGrowth`, and within as many before them. */
  lastMonth: number;
  monthBefore: number;
};

/** A figure of the leads as they stand, defined once for the cards, the analytics and whoever counts them again. */
type LeadMetric = {
  /** Shown as it is written. */
  title: string;
  unit: 'count' | 'percent' | 'aud';
  sentence: string;
  numerator: string;
  denominator: string | null;
  /** Days up to now; null: all of them, whenever they came. */
  windowDays: number | null;
  /** Null: there is nothing to divide by. */
  of: (totals: LeadTotals) => number | null;
};

const defined = <Name extends string>(metrics: Record<Name, LeadMetric>): Record<Name, LeadMetric> => metrics;

const PERCENT = 100;
/** In percent, to one decimal place. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * PERCENT * 10) / 10;

/** OPS-LEAD-02 to -05: two figures a card. */
export const LEAD_METRICS = defined({
  totalLeads: {
    title: 'Total Leads',
    unit: 'count',
    sentence: 'Everyone who is a lead, however it ended. Merged leads count once.',
    numerator: 'leads',
    denominator: null,
    windowDays: null,
    of: ({ total }) => total,
  },
  monthlyGrowth: {
    title: 'Monthly growth',
    unit: 'percent',
    sentence: 'How many more came in over the last 30 days than over the 30 days before.',
    numerator: 'leads in the last 30 days, minus those in the 30 before',
    denominator: 'leads in the 30 days before',
    windowDays: 30,
    of: ({ lastMonth, monthBefore }) =>
      monthBefore === 0 ? null : percentOf(lastMonth - monthBefore, monthBefore),
  },
  qualifiedLeads: {
    title: 'Qualified Leads',
    unit: 'count',
    sentence: 'Everyone who got as far as qualified, closed deals included.',
    numerator: 'leads that are qualified, viewing, negotiating or closed',
    denominator: null,
    windowDays: null,
    of: ({ qualified }) => qualified,
  },
  conversionRate: {
    title: 'Conversion rate',
    unit: 'percent',
    sentence: 'How many of all leads closed.',
    numerator: 'leads that closed',
    denominator: 'leads',
    windowDays: null,
    of: ({ closed, total }) => percentOf(closed, total),
  },
  pipelineValue: {
    title: 'Pipeline Value',
    unit: 'aud',
    sentence: 'What the leads still being worked on are worth together.',
    numerator: 'value of leads from new to negotiating',
    denominator: null,
    windowDays: null,
    of: ({ pipeline }) => pipeline,
  },
  averageLeadValue: {
    title: 'Average lead value',
    unit: 'aud',
    sentence: 'What a lead is worth on average, where we know its value.',
    numerator: 'value of all leads',
    denominator: 'leads with a value',
    windowDays: null,
    of: ({ value, valued }) => (valued === 0 ? null : Math.round(value / valued)),
  },
  newThisWeek: {
    title: 'New This Week',
    unit: 'count',
    sentence: 'Everyone who came in over the last seven days.',
    numerator: 'leads from the last 7 days',
    denominator: null,
    windowDays: 7,
    of: ({ thisWeek }) => thisWeek,
  },
  notYetContacted: {
    title: 'Not yet contacted',
    unit: 'count',
    sentence: 'Of those who came in over the last seven days, the ones still new.',
    numerator: 'leads from the last 7 days that are still new',
    denominator: null,
    windowDays: 7,
    of: ({ notYetContacted }) => notYetContacted,
  },
});
