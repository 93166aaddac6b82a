import { sql } from 'drizzle-orm';
import { type Counting, dayOf, within } from './counting.ts';

export const countMessagesDelivered: Counting = (days) => sql`
  select ${dayOf(sql`m.sent_at`, days)} as day, m.channel as dimension,
    count(*) filter (where m.state in ('sent', 'delivered'))::float8 as numerator, count(*)::int as denominator,
    null::float8[] as samples
  from outbound_message m
  where m.workspace_id is not null and m.sent_at is not null and
    m.state in ('sent', 'delivered', 'failed') and ${within(sql`m.sent_at`, days)}
  group by 1, 2`;
