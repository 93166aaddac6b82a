import { sql } from 'drizzle-orm';
import { type Counting, dayOf, within } from './counting.ts';

export const countReplyRate: Counting = (days) => sql`
  with asked as (
    select a.conversation_id, ${dayOf(sql`a.at`, days)} as day, min(a.at) as at
    from activity a
    where a.kind = 'message-received' and a.conversation_id is not null and ${within(sql`a.at`, days)}
    group by 1, 2
  )
  select q.day, '' as dimension,
    count(*) filter (where exists (select 1 from activity r where r.conversation_id = q.conversation_id
      and r.kind = 'message-sent' and r.at >= q.at and r.at <= q.at + interval '24 hours'))::float8 as numerator,
    count(*)::int as denominator, null::float8[] as samples
  from asked q group by 1`;
