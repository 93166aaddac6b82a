import { OPEN_STATUSES } from '@propguard/rules/leads/pipeline';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { inSight, type Sight } from './sight.ts';

export type DueCall = { id: string; name: string; phone: string | null; due: 'overdue' | 'today' | 'answer' };

type Asked = { sight: Sight; until: Date; limit: number };

/** Open leads with a follow-up or a call task due by then, or nobody's answer yet; with how many there are in all. */
export const findDueCalls = async (
  tx: Tx,
  { sight, until, limit }: Asked,
): Promise<(DueCall & { count: number })[]> =>
  (
    await tx.execute<DueCall & { count: number }>(sql`
      with due as (
        select l.id, l.person_id, l.response_due_at is not null and l.responded_at is null as waits,
          least(l.next_follow_up_at, (select min(t.due_at) from lead_task t
            where t.lead_id = l.id and t.done_at is null and t.kind = 'call')) as at
        from lead l where l.merged_into is null and ${inSight(sight)}
          and l.status = any(${sql.param([...OPEN_STATUSES])}::text[]))
      select due.id, coalesce(p.name, e.value, t.value, '?') as name, t.value as phone,
        case when due.waits then 'answer' when due.at < now() then 'overdue' else 'today' end as due,
        (count(*) over ())::integer as count
      from due join person p on p.id = due.person_id
      left join lateral (select value from person_address where person_id = due.person_id and kind = 'email'
        order by created_at, id limit 1) e on true
      left join lateral (select value from person_address where person_id = due.person_id and kind in ('phone', 'whatsapp')
        order by kind, created_at, id limit 1) t on true
      where due.waits or due.at < ${until}
      order by due.waits desc, due.at nulls last, due.id limit ${limit}`)
  ).rows;
