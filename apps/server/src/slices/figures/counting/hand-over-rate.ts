import { sql } from 'drizzle-orm';
import { type Counting, dayOf, within } from './counting.ts';

export const countHandOverRate: Counting = (days) => sql`
  with seen as (
    select a.conversation_id, ${dayOf(sql`a.at`, days)} as day,
      bool_or(a.kind = 'message-received') as wrote, bool_or(a.kind = 'hand-over-asked') as asked
    from activity a
    where a.kind in ('message-received', 'hand-over-asked') and a.conversation_id is not null and ${within(sql`a.at`, days)}
    group by 1, 2
  )
  select day, '' as dimension, count(*) filter (where asked)::float8 as numerator, count(*)::int as denominator,
    null::float8[] as samples
  from seen where wrote group by 1`;
