import { type SQL, sql } from 'drizzle-orm';
import { type Counting, dayOf, within } from './counting.ts';

/** On the day on which it was answered; which answers are hits is the figure's own. */
const countSurveys =
  (kind: 'csat' | 'nps', isHit: SQL): Counting =>
  (days) =>
    sql`
  select ${dayOf(sql`s.answered_at`, days)} as day, '' as dimension,
    count(*) filter (where ${isHit})::float8 as numerator, count(*)::int as denominator, null::float8[] as samples
  from conversation_survey s
  where s.kind = ${sql.raw(`'${kind}'`)} and s.answered_at is not null and ${within(sql`s.answered_at`, days)}
  group by 1`;

export const countSatisfaction = countSurveys('csat', sql`s.score >= 4`);
export const countPromoters = countSurveys('nps', sql`s.score >= 9`);
export const countDetractors = countSurveys('nps', sql`s.score <= 6`);
