import { type SQL, sql } from 'drizzle-orm';
import { type Counting, dayOf, within } from './counting.ts';

/** What ended or was called off, on the day on which it did: nothing later changes it. */
const countEnded =
  (isHit: SQL): Counting =>
  (days) =>
    sql`
  select ${dayOf(sql`a.at`, days)} as day, '' as dimension,
    count(*) filter (where ${isHit})::float8 as numerator, count(*)::int as denominator, null::float8[] as samples
  from activity a
  where a.kind in ('appointment-ended', 'appointment-cancelled') and ${within(sql`a.at`, days)}
  group by 1`;

export const countCompletion = countEnded(
  sql`a.kind = 'appointment-ended' and a.outcome is distinct from 'no-show'`,
);
export const countCancellation = countEnded(sql`a.kind = 'appointment-cancelled'`);
export const countRescheduling = countEnded(
  sql`exists (select from appointment_change c where c.appointment_id = a.ref and c.kind = 'moved')`,
);

export const countDuration: Counting = (days) => sql`
  select ${dayOf(sql`p.ended_at`, days)} as day, '' as dimension,
    sum(extract(epoch from p.ended_at - p.started_at) / 60)::float8 as numerator, count(*)::int as denominator,
    null::float8[] as samples
  from appointment p
  where p.started_at is not null and p.ended_at is not null and ${within(sql`p.ended_at`, days)}
  group by 1`;

/** On the day of the first yes; what was confirmed in the moment of booking has no such row. */
export const countAnswerTime: Counting = (days) => sql`
  select ${dayOf(sql`c.at`, days)} as day, '' as dimension,
    sum(extract(epoch from c.at - b.at) / 60)::float8 as numerator, count(*)::int as denominator,
    null::float8[] as samples
  from appointment_change c join appointment_change b on b.appointment_id = c.appointment_id and b.kind = 'booked'
  where c.kind = 'confirmed' and ${within(sql`c.at`, days)} and not exists (
    select from appointment_change o
    where o.appointment_id = c.appointment_id and o.kind = 'confirmed' and o.at < c.at)
  group by 1`;

export const countClientSatisfaction: Counting = (days) => sql`
  select ${dayOf(sql`a.at`, days)} as day, '' as dimension,
    sum(a.outcome::int)::float8 as numerator, count(*)::int as denominator, null::float8[] as samples
  from activity a
  where a.kind = 'appointment-rated' and ${within(sql`a.at`, days)}
  group by 1`;
