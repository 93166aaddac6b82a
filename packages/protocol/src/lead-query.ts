import { LEAD_INTENTS, LEAD_SORTS, LEAD_SOURCES, SCORE_BANDS } from '@propguard/rules/leads/facts';
import { LEAD_MONEY_MAX_AUD, LEAD_TAGS_MAX } from '@propguard/rules/leads/limits';
import { LEAD_STATUSES } from '@propguard/rules/leads/pipeline';
import * as z from 'zod';
import { Several, severalOf } from './listing-query.ts';
import { PageQuery } from './paging.ts';
import { Day, Id } from './shapes.ts';

const numeric = <T extends z.ZodType>(schema: T) =>
  z.preprocess((sent) => (sent === '' ? undefined : sent), schema.optional()).optional();
const dollars = numeric(z.coerce.number().int().min(0).max(LEAD_MONEY_MAX_AUD));
const percent = numeric(z.coerce.number().int().min(0).max(100));
const Flag = z.preprocess(
  (sent) => (sent === 'true' ? true : sent === 'false' || sent === '' ? undefined : sent),
  z.literal(true).optional(),
);

/** OPS-LEAD-19, -20, -21 and OPS-LEAD2-01: what is left out is no filter, and all that is there must hold. */
const LEAD_FILTERS = {
  query: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('Part of a name, an email address or a phone number.'),
  status: severalOf(LEAD_STATUSES).optional(),
  source: severalOf(LEAD_SOURCES).optional(),
  intent: severalOf(LEAD_INTENTS).optional(),
  band: severalOf(SCORE_BANDS).optional(),
  agent: z
    .union([Id, z.literal('none')])
    .optional()
    .describe('`none`: nobody has it.'),
  dateFrom: Day.optional().describe('Made on this day or later, by the workspace’s clocks.'),
  dateTo: Day.optional().describe('Made on this day or before.'),
  budgetFrom: dollars.describe('Their budget reaches this or more.'),
  budgetTo: dollars.describe('Their budget begins at this or less.'),
  scoreFrom: percent,
  scoreTo: percent,
  tags: Several.refine((tags) => tags.length <= LEAD_TAGS_MAX)
    .optional()
    .describe('All of them.'),
  overdue: Flag.describe('Only those whose next follow-up is past.'),
  waiting: Flag.describe('Only those nobody has answered yet.'),
};
const Sort = z.enum(LEAD_SORTS).default('date');
const Direction = z.enum(['asc', 'desc']).default('desc');

type Asked = z.infer<z.ZodObject<typeof LEAD_FILTERS>>;
const RANGES = [
  ['dateFrom', 'dateTo', 'The first day is after the last.'],
  ['budgetFrom', 'budgetTo', 'The lowest budget is above the highest.'],
  ['scoreFrom', 'scoreTo', 'The lowest score is above the highest.'],
] as const;
const refuseContradictions = (asked: Asked, context: z.RefinementCtx): void => {
  for (const [low, high, message] of RANGES) {
    const [from, to] = [asked[low], asked[high]];
    if (from !== undefined && to !== undefined && from > to)
      context.addIssue({ code: 'custom', path: [low], message });
  }
};

export const LeadQuery = PageQuery.extend({
  ...LEAD_FILTERS,
  sort: Sort,
  direction: Direction,
}).superRefine(refuseContradictions);
export type LeadQuery = z.infer<typeof LeadQuery>;

/** Which leads, without an order: what counts are asked by. */
export const LeadFilter = z.object(LEAD_FILTERS).superRefine(refuseContradictions);
export type LeadFilter = z.infer<typeof LeadFilter>;

/** What a saved view keeps. */
export const LeadViewFilter = z
  .object({ ...LEAD_FILTERS, sort: Sort, direction: Direction })
  .superRefine(refuseContradictions);
export type LeadViewFilter = z.infer<typeof LeadViewFilter>;
