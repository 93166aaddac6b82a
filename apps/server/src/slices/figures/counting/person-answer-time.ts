import { sql } from 'drizzle-orm';
import { type Counting, dayOf, within } from './counting.ts';

/** From the moment a person was asked for: what the assistant says meanwhile changes nothing of it. */
export const countPersonAnswerTime: Counting = (days) => sql`
  with answered as (
    select ${dayOf(sql`a.at`, days)} as day, extract(epoch from r.at - a.at)::float8 as seconds
    from activity a cross join lateral (
      select r.at from activity r where r.conversation_id = a.conversation_id and r.kind = 'message-sent'
        and r.outcome = 'member' and r.at >= a.at and r.at <= a.at + interval '7 days' order by r.at, r.id limit 1) r
    where a.kind = 'hand-over-asked' and a.conversation_id is not null and ${within(sql`a.at`, days)}
  )
  select day, '' as dimension, sum(seconds)::float8 as numerator, count(*)::int as denominator,
    array_agg(seconds) as samples
  from answered group by 1`;
