import type { HubspotField } from '@propguard/rules/hubspot/contact-fields';
import type { Remembered } from '@propguard/rules/hubspot/merge-field';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { hubspotContacts } from '../../db/schema/hubspot.ts';

export type Memory = Partial<Record<HubspotField, Remembered>>;

/** A lead with what we keep of it there. */
export type Pair = {
  leadId: string;
  personId: string;
  contactId: string | null;
  remembered: Memory;
  isOptedOut: boolean;
  wanted: number;
  /** By which HubSpot knows them: the first that we knew. */
  email: string | null;
  emails: string[];
  /** As texts; empty where nothing is known. */
  ours: Record<HubspotField, string>;
};

/** The newest number is the one in use. */
const PAIR = sql`h.lead_id as "leadId", l.person_id as "personId", h.contact_id as "contactId", h.remembered,
  h.is_opted_out as "isOptedOut", h.wanted,
  (select a.value from person_address a where a.person_id = l.person_id and a.workspace_id = l.workspace_id
    and a.kind = 'email' order by a.created_at, a.id limit 1) as email,
  array(select a.value from person_address a where a.person_id = l.person_id and a.workspace_id = l.workspace_id
    and a.kind = 'email') as emails,
  json_build_object('name', coalesce(p.name, ''), 'status', l.status, 'company', coalesce(l.company, ''),
    'intent', coalesce(l.intent, ''), 'budgetMin', coalesce(l.budget_min::text, ''),
    'budgetMax', coalesce(l.budget_max::text, ''), 'timeline', coalesce(l.timeline, ''),
    'financing', coalesce(l.financing, ''), 'bedrooms', coalesce(l.bedrooms::text, ''),
    'phone', coalesce((select a.value from person_address a where a.person_id = l.person_id
      and a.workspace_id = l.workspace_id and a.kind = 'phone' order by a.created_at desc, a.id desc limit 1), '')) as ours`;

/** People of the sample are never told of, nor are those who are forgotten; of two who are one, only the one. */
const TOLD = sql`p.forgotten_at is null and not p.is_sample and l.merged_into is null`;

const FROM = sql`from hubspot_contact h join lead l on l.id = h.lead_id join person p on p.id = l.person_id`;

export const findPairs = async (tx: Tx, leadIds: readonly string[]): Promise<Pair[]> =>
  (
    await tx.execute<Pair>(
      sql`select ${PAIR} ${FROM} where h.lead_id = any(${sql.param([...leadIds])}::uuid[]) and ${TOLD}`,
    )
  ).rows;

export const findWaiting = async (tx: Tx, connectionId: string, most: number): Promise<Pair[]> =>
  (
    await tx.execute<Pair>(
      sql`select ${PAIR} ${FROM} where h.connection_id = ${connectionId} and h.wanted > h.done and ${TOLD}
        order by h.lead_id limit ${most}`,
    )
  ).rows;

/** Whoever changes one, its person or what is wanted of it meanwhile waits; always in one order. */
export const lockPairs = async (tx: Tx, leadIds: readonly string[]): Promise<void> => {
  const ids = sql`any(${sql.param([...leadIds])}::uuid[])`;
  await tx.execute(sql`select id from lead where id = ${ids} order by id for update`);
  await tx.execute(
    sql`select id from person where id in (select person_id from lead where id = ${ids}) order by id for update`,
  );
  await tx.execute(
    sql`select lead_id from hubspot_contact where lead_id = ${ids} order by lead_id for update`,
  );
};

/** Asks for leads to be compared; those of people who are made up are not. The connection's id, where there is one. */
export const wantLeads = async (tx: Tx, leadIds: readonly string[] | 'all'): Promise<string | undefined> =>
  (
    await tx.execute<{ id: string }>(sql`
      insert into hubspot_contact (lead_id, workspace_id, connection_id)
      select l.id, l.workspace_id, c.id from lead l join hubspot_connection c on c.workspace_id = l.workspace_id
        join person p on p.id = l.person_id
      where ${leadIds === 'all' ? sql`true` : sql`l.id = any(${sql.param([...leadIds])}::uuid[])`}
        and p.forgotten_at is null and not p.is_sample
      on conflict (lead_id) do update set wanted = hubspot_contact.wanted + 1
      returning connection_id as id`)
  ).rows[0]?.id;

type Saved = { remembered?: Memory; isOptedOut?: boolean; refused?: string | null };
/** What is remembered is added to; how often it was wanted by then. */
export const savePair = async (
  tx: Tx,
  leadId: string,
  { remembered = {}, ...saved }: Saved,
): Promise<number> => {
  const [row] = await tx
    .update(hubspotContacts)
    .set({
      ...saved,
      remembered: sql`${hubspotContacts.remembered} || ${JSON.stringify(remembered)}::jsonb`,
    })
    .where(eq(hubspotContacts.leadId, leadId))
    .returning({ wanted: hubspotContacts.wanted });
  return row?.wanted ?? 0;
};

/** All that was wanted by then is done; what was wanted since waits. */
export const settlePair = async (tx: Tx, leadId: string, wanted: number): Promise<void> => {
  await tx.update(hubspotContacts).set({ done: wanted }).where(eq(hubspotContacts.leadId, leadId));
};

export type KnownContact = { contactId: string; leadId: string; isForgotten: boolean };
export const findByContacts = (
  tx: Tx,
  connectionId: string,
  ids: readonly string[],
): Promise<KnownContact[]> =>
  tx
    .execute<KnownContact>(
      sql`select contact_id as "contactId", lead_id as "leadId", forgotten_at is not null as "isForgotten"
        from hubspot_contact where connection_id = ${connectionId} and contact_id = any(${sql.param([...ids])}::text[])`,
    )
    .then(({ rows }) => rows);

/** Whose address it is, and whether HubSpot has them under another id. */
export const findLeadByEmail = async (
  tx: Tx,
  email: string,
): Promise<{ leadId: string; contactId: string | null } | undefined> =>
  (
    await tx.execute<{ leadId: string; contactId: string | null }>(
      sql`select coalesce(l.merged_into, l.id) as "leadId", h.contact_id as "contactId" from person_address a
        join lead l on l.workspace_id = a.workspace_id and l.person_id = a.person_id
        left join hubspot_contact h on h.lead_id = coalesce(l.merged_into, l.id)
        where a.kind = 'email' and a.value = ${email}`,
    )
  ).rows[0];

/** False when another lead is that contact. */
export const linkContact = async (tx: Tx, leadId: string, contactId: string): Promise<boolean> => {
  const { rows } = await tx.execute(
    sql`update hubspot_contact h set contact_id = ${contactId} where h.lead_id = ${leadId}
      and not exists (select from hubspot_contact o where o.connection_id = h.connection_id
        and o.contact_id = ${contactId} and o.lead_id <> h.lead_id) returning h.lead_id`,
  );
  return rows.length > 0;
};

/** Contacts that HubSpot has no more. */
export const unlinkContacts = async (
  tx: Tx,
  connectionId: string,
  contactIds: readonly string[],
  refused: string,
): Promise<void> => {
  await tx.execute(sql`update hubspot_contact set refused = ${refused}, done = wanted
    where connection_id = ${connectionId} and forgotten_at is null
      and contact_id = any(${sql.param([...contactIds])}::text[])`);
};

export const findToForget = (tx: Tx, connectionId: string, most: number) =>
  tx
    .select({ leadId: hubspotContacts.leadId, contactId: hubspotContacts.contactId })
    .from(hubspotContacts)
    .where(
      and(
        eq(hubspotContacts.connectionId, connectionId),
        sql`${hubspotContacts.forgottenAt} is not null and ${hubspotContacts.contactId} is not null`,
        isNull(hubspotContacts.forgottenThereAt),
      ),
    )
    .limit(most);

export const saveForgotten = async (tx: Tx, leadId: string, refused: string | null): Promise<void> => {
  await tx
    .update(hubspotContacts)
    .set(refused === null ? { forgottenThereAt: new Date(), refused: null } : { refused })
    .where(eq(hubspotContacts.leadId, leadId));
};

export type Counted = { waiting: number; conflicts: number; notSent: { reason: string; leads: number }[] };
const REASONS_SHOWN = 10;
export const countPairs = async (tx: Tx, connectionId: string): Promise<Counted> => {
  const [counts] = (
    await tx.execute<{ waiting: number; conflicts: number }>(
      sql`select (select count(*)::integer ${FROM} where h.connection_id = ${connectionId} and h.wanted > h.done and ${TOLD}) as waiting,
        (select count(*)::integer from hubspot_conflict) as conflicts`,
    )
  ).rows;
  const { rows } = await tx.execute<{ reason: string; leads: number }>(
    sql`select refused as reason, count(*)::integer as leads from hubspot_contact
      where connection_id = ${connectionId} and refused is not null group by refused
      order by 2 desc, 1 limit ${REASONS_SHOWN}`,
  );
  return { waiting: counts?.waiting ?? 0, conflicts: counts?.conflicts ?? 0, notSent: rows };
};
