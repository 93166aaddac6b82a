import type { Lead } from '@propguard/protocol/lead-facts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { type Asked, orderOf, whereOf } from './list-store.ts';
import type { ListedLead } from './row-view.ts';

export type ExportedLead = Pick<
  Lead,
  | 'intent'
  | 'budgetMin'
  | 'budgetMax'
  | 'timeline'
  | 'financing'
  | 'propertyTypes'
  | 'bedrooms'
  | 'bathrooms'
  | 'features'
  | 'company'
> &
  Pick<
    ListedLead,
    | 'name'
    | 'email'
    | 'phone'
    | 'status'
    | 'source'
    | 'score'
    | 'scoreBand'
    | 'valueKey'
    | 'agentName'
    | 'tags'
    | 'createdAt'
    | 'lastContactAt'
    | 'nextFollowUpAt'
  > & { suburbs: string | null };

type Wanted = Asked & Parameters<typeof orderOf>[0] & { ids: readonly string[] | null; limit: number };

/** Addresses and suburbs are put together over all rows: asked for each, a hundred thousand would take minutes. */
export const findExported = async (
  tx: Tx,
  { ids, sort, direction, limit, ...asked }: Wanted,
): Promise<ExportedLead[]> => {
  const { all } = await whereOf(tx, asked);
  const chosen = ids === null ? sql`true` : sql`l.id = any(${sql.param([...ids])}::uuid[])`;
  const found = await tx.execute<ExportedLead>(sql`
    with chosen as materialized (
      select l.id, l.person_id, row_number() over () as place from (
        select l.* from lead l where ${all} and ${chosen}
        order by ${orderOf({ sort, direction })} limit ${limit}) l),
    addresses as (
      select a.person_id,
        (array_agg(a.value order by a.created_at, a.id) filter (where a.kind = 'email'))[1] as email,
        (array_agg(a.value order by a.kind, a.created_at, a.id) filter (where a.kind in ('phone', 'whatsapp')))[1] as phone
      from person_address a where a.person_id in (select person_id from chosen) group by a.person_id),
    places as (
      select c.id, string_agg(y.name || ' ' || y.state || ' ' || y.postcode, '; ') as suburbs
      from chosen c join lead l on l.id = c.id cross join lateral unnest(l.locations) as place(id)
      join locality y on y.id = place.id group by c.id)
    select p.name, a.email, a.phone, l.status, l.source, l.intent, l.score, l.score_band as "scoreBand",
      l.budget_min::float8 as "budgetMin", l.budget_max::float8 as "budgetMax", l.value_key::float8 as "valueKey",
      l.timeline, l.financing, s.suburbs, l.property_types as "propertyTypes", l.bedrooms, l.bathrooms, l.features,
      l.company, l.tags, g.name as "agentName", l.created_at as "createdAt", l.last_contact_at as "lastContactAt",
      l.next_follow_up_at as "nextFollowUpAt"
    from chosen c join lead l on l.id = c.id join person p on p.id = l.person_id
      left join addresses a on a.person_id = l.person_id left join places s on s.id = l.id
      left join agent g on g.id = l.agent_id
    order by c.place`);
  return found.rows;
};
