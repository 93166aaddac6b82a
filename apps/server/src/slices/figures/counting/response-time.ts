import { sql } from 'drizzle-orm';
import { type Counting, dayOf, within } from './counting.ts';

/** Of several messages in a row the first waits longest: it is the one that counts. */
export const countResponseTime: Counting = (days) => sql`
  with asked as (
    select a.conversation_id, a.at, ${dayOf(sql`a.at`, days)} as day
    from activity a
    where a.kind = 'message-received' and a.conversation_id is not null and ${within(sql`a.at`, days)}
      and coalesce((select b.kind from activity b where b.conversation_id = a.conversation_id
        and b.kind in ('message-received', 'message-sent') and (b.at, b.id) < (a.at, a.id)
        order by b.at desc, b.id desc limit 1), '') <> 'message-received'
  ), answered as (
    select q.day, coalesce(r.outcome, '') as dimension, extract(epoch from r.at - q.at)::float8 as seconds
    from asked q cross join lateral (
      select r.at, r.outcome from activity r where r.conversation_id = q.conversation_id and r.kind = 'message-sent'
        and r.at >= q.at and r.at <= q.at + interval '7 days' order by r.at, r.id limit 1) r
  )
  select day, dimension, sum(seconds)::float8 as numerator, count(*)::int as denominator, array_agg(seconds) as samples
  from answered group by 1, 2`;
