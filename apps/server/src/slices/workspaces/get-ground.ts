import type { Ground } from '@propguard/protocol/workspaces';
import { sql } from 'drizzle-orm';
import type { TxScope } from '../../access/any-scope.ts';

type Row = {
  open: number;
  ended: number;
  activities: number;
  last: string | null;
  events: number;
  addresses: number;
  refused: number;
};

/** What the workspace's operations stand on, counted from rows. */
export const getGround = async ({ tx }: TxScope): Promise<Ground> => {
  const { rows } = await tx.execute<Row>(sql`
    select p.*, a.*, c.* from
      (select (count(*) filter (where lives))::int as open, (count(*) filter (where not lives))::int as ended
       from (select revoked_at is null and (expires_at is null or expires_at > now()) as lives from guest_pass) g) p,
      (select count(*)::int as activities, max(at) as last from activity) a,
      (select coalesce(sum(events), 0)::int as events, count(*)::int as addresses,
         (count(*) filter (where last_word in ('withdrawn', 'complained')))::int as refused
       from (select count(*) as events, (array_agg(kind order by at desc, position desc)
           filter (where kind in ('express', 'inferred', 'withdrawn', 'complained')))[1] as last_word
         from consent_event group by person_address_id) e) c`);
  const row = rows[0];
  if (!row) throw new Error('A count always has a row.');
  return {
    passes: { open: row.open, ended: row.ended },
    activities: { count: row.activities, last: row.last === null ? null : new Date(row.last).toISOString() },
    consent: { events: row.events, addresses: row.addresses, refused: row.refused },
  };
};
