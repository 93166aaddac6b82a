import { sql } from 'drizzle-orm';
import { type Counting, dayOf, within } from './counting.ts';

export const countMessagesReceived: Counting = (days) => sql`
  select ${dayOf(sql`a.at`, days)} as day, '' as dimension, count(*)::float8 as numerator, count(*)::int as denominator,
    null::float8[] as samples
  from activity a where a.kind = 'message-received' and ${within(sql`a.at`, days)}
  group by 1`;
