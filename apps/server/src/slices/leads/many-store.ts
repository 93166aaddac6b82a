import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { rowsAsJson } from '../../db/rows-as-json.ts';

export type NewPerson = {
  id: string;
  name: string | null;
  language: string | null;
  state: string | null;
  postcode: string | null;
};
export const insertPeople = async (
  tx: Tx,
  workspaceId: string,
  rows: readonly NewPerson[],
): Promise<void> => {
  await tx.execute(sql`
    insert into person (id, workspace_id, name, language, state, postcode)
    select id, ${workspaceId}::uuid, name, language, state, postcode
    from jsonb_to_recordset(${rowsAsJson(rows)}) as r(id uuid, name text, language text, state text, postcode text)`);
};

export type NewPersonAddress = { personId: string; kind: string; value: string };
export const insertAddresses = async (
  tx: Tx,
  workspaceId: string,
  rows: readonly NewPersonAddress[],
): Promise<void> => {
  await tx.execute(sql`
    insert into person_address (workspace_id, person_id, kind, value)
    select ${workspaceId}::uuid, "personId", kind, value
    from jsonb_to_recordset(${rowsAsJson(rows)}) as r("personId" uuid, kind text, value text)`);
};

export const insertLeads = async (tx: Tx, workspaceId: string, rows: readonly object[]): Promise<void> => {
  await tx.execute(sql`
    insert into lead (id, workspace_id, person_id, status, lost_reason, source, intent, agent_id, assigned_at, budget_min,
      budget_max, value_aud, timeline, timeline_since, financing, locations, property_types, bedrooms, bathrooms, features,
      company, company_size, decision_maker, tags, next_follow_up_at, created_at, status_since, name_key)
    select id, ${workspaceId}::uuid, "personId", status, "lostReason", source, intent, "agentId",
      case when "agentId" is null then null else now() end, "budgetMin", "budgetMax", "valueAud", timeline,
      case when timeline is null then null else coalesce("createdAt", now()) end, financing, locations, "propertyTypes",
      bedrooms, bathrooms, features, company, "companySize", "decisionMaker", tags, "nextFollowUpAt",
      coalesce("createdAt", now()), coalesce("createdAt", now()), lower(coalesce(name, ''))
    from jsonb_to_recordset(${rowsAsJson(rows)}) as r(id uuid, name text, "personId" uuid, status text, "lostReason" text,
      source text, intent text, "agentId" uuid, "budgetMin" bigint, "budgetMax" bigint, "valueAud" bigint, timeline text, financing text,
      locations text[], "propertyTypes" text[], bedrooms smallint, bathrooms smallint, features text[], company text,
      "companySize" integer, "decisionMaker" text, tags text[], "nextFollowUpAt" timestamptz, "createdAt" timestamptz)`);
};

export const insertTouches = async (
  tx: Tx,
  workspaceId: string,
  rows: readonly object[],
  detail: string | null,
): Promise<void> => {
  await tx.execute(sql`
    insert into lead_touch (workspace_id, lead_id, kind, source, ref, detail)
    select ${workspaceId}::uuid, id, 'import', source, ref, ${detail}
    from jsonb_to_recordset(${rowsAsJson(rows)}) as r(id uuid, source text, ref text)`);
};

export const insertFirstChanges = async (
  tx: Tx,
  workspaceId: string,
  accountId: string | null,
  rows: readonly object[],
): Promise<void> => {
  await tx.execute(sql`
    insert into lead_change (workspace_id, lead_id, version, field, to_value, by_account_id, by)
    select ${workspaceId}::uuid, id, 1, field, to_jsonb(value), ${accountId}::uuid, 'import'
    from jsonb_to_recordset(${rowsAsJson(rows)}) as r(id uuid, status text, "agentId" text)
    cross join lateral (values ('status', status), ('agentId', "agentId")) as changed(field, value)
    where value is not null`);
};

export const insertNotes = async (
  tx: Tx,
  workspaceId: string,
  accountId: string | null,
  rows: readonly { id: string; note: string | null }[],
): Promise<void> => {
  const noted = rows.filter(({ note }) => note !== null);
  if (noted.length === 0) return;
  await tx.execute(sql`
    insert into lead_note (workspace_id, lead_id, text, by_account_id)
    select ${workspaceId}::uuid, id, note, ${accountId}::uuid
    from jsonb_to_recordset(${rowsAsJson(noted)}) as r(id uuid, note text)`);
};

export type KnownAddress = {
  kind: string;
  value: string;
  personId: string;
  leadId: string | null;
  name: string | null;
};
/** Who has these addresses, and which lead they are. */
export const findKnownAddresses = async (
  tx: Tx,
  addresses: readonly { kind: string; value: string }[],
): Promise<KnownAddress[]> =>
  addresses.length === 0
    ? []
    : (
        await tx.execute<KnownAddress>(sql`
          select a.kind, a.value, a.person_id as "personId", coalesce(l.merged_into, l.id) as "leadId", p.name
          from jsonb_to_recordset(${rowsAsJson(addresses)}) as r(kind text, value text)
          join person_address a on a.kind = r.kind and a.value = r.value
          join person p on p.id = a.person_id left join lead l on l.person_id = a.person_id`)
      ).rows;

/** Leads of exactly these names, one of each. */
export const findByNames = async (
  tx: Tx,
  names: readonly string[],
): Promise<{ nameKey: string; leadId: string }[]> =>
  names.length === 0
    ? []
    : (
        await tx.execute<{ nameKey: string; leadId: string }>(sql`
          select distinct on (l.name_key) l.name_key as "nameKey", l.id as "leadId" from lead l
          where l.merged_into is null and l.name_key = any(${sql.param([...names])}::text[])
          order by l.name_key, l.created_at`)
      ).rows;
