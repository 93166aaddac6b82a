import { OPEN_STATUSES } from '@propguard/rules/leads/pipeline';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import { leadChanges, leads, leadTouches } from '../../db/schema/leads.ts';
import { people, personAddresses } from '../../db/schema/people.ts';
import { inSight, type Sight } from './sight.ts';

const l = alias(leads, 'l');
export type LeadRowData = typeof leads.$inferSelect;
export type NamedLead = LeadRowData & { name: string | null; agentName: string | null };
export type NewChange = Omit<typeof leadChanges.$inferInsert, 'workspaceId' | 'leadId' | 'version'>;

const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ lead: l, name: people.name, agentName: agents.name })
    .from(l)
    .innerJoin(people, eq(people.id, l.personId))
    .leftJoin(agents, eq(agents.id, l.agentId))
    .where(where);

const named = ({
  lead,
  name,
  agentName,
}: {
  lead: LeadRowData;
  name: string | null;
  agentName: string | null;
}): NamedLead => ({ ...lead, name, agentName });

export const findLead = async (tx: Tx, sight: Sight, id: string): Promise<NamedLead | undefined> => {
  const [row] = await select(tx, and(eq(l.id, id), inSight(sight)));
  return row && named(row);
};

const findLeads = async (tx: Tx, sight: Sight, ids: readonly string[]): Promise<NamedLead[]> =>
  (await select(tx, and(inArray(l.id, [...ids]), inSight(sight)))).map(named);

/** Whoever changes one meanwhile waits; always in one order. */
export const lockLeads = async (tx: Tx, sight: Sight, ids: readonly string[]): Promise<NamedLead[]> => {
  await tx.execute(
    sql`select l.id from lead l where l.id = any(${sql.param([...ids])}::uuid[]) and ${inSight(sight)} order by l.id for update`,
  );
  return findLeads(tx, sight, ids);
};

/** Undefined when the person is a lead already. */
export const insertLead = async (tx: Tx, row: typeof leads.$inferInsert): Promise<string | undefined> =>
  (await tx.insert(leads).values(row).onConflictDoNothing().returning({ id: leads.id }))[0]?.id;

export const findLeadOfPerson = async (tx: Tx, personId: string): Promise<LeadRowData | undefined> =>
  (await tx.select().from(leads).where(eq(leads.personId, personId)))[0];

export type LeadPatch = Partial<Omit<typeof leads.$inferInsert, 'id' | 'workspaceId' | 'version'>>;

export const updateLead = async (
  tx: Tx,
  { id, version, patch }: { id: string; version: number; patch: LeadPatch },
): Promise<void> => {
  await tx
    .update(leads)
    .set({ ...patch, version, updatedAt: sql`now()` })
    .where(eq(leads.id, id));
};

/** What is not an edit: the last contact, a clock. Nobody's version is out of date by it. */
export const markLead = async (tx: Tx, id: string, patch: LeadPatch): Promise<void> => {
  await tx
    .update(leads)
    .set({ ...patch, updatedAt: sql`now()` })
    .where(eq(leads.id, id));
};

export const insertChanges = async (
  tx: Tx,
  { workspaceId, id, version }: { workspaceId: string; id: string; version: number },
  changes: readonly NewChange[],
): Promise<void> => {
  if (changes.length > 0)
    await tx
      .insert(leadChanges)
      .values(changes.map((change) => ({ ...change, workspaceId, leadId: id, version })));
};

/** False when it came in before. */
export const insertTouch = async (tx: Tx, touch: typeof leadTouches.$inferInsert): Promise<boolean> =>
  (await tx.insert(leadTouches).values(touch).onConflictDoNothing().returning({ id: leadTouches.id }))
    .length > 0;

export const findTouches = (tx: Tx, leadIds: readonly string[]) =>
  tx
    .select()
    .from(leadTouches)
    .where(inArray(leadTouches.leadId, [...leadIds]))
    .orderBy(leadTouches.at, leadTouches.id);
export type TouchRow = Awaited<ReturnType<typeof findTouches>>[number];

/** Those that were merged into it, with their people. */
export const findMergedInto = (tx: Tx, id: string) =>
  tx
    .select({ id: leads.id, personId: leads.personId, name: people.name })
    .from(leads)
    .innerJoin(people, eq(people.id, leads.personId))
    .where(eq(leads.mergedInto, id));

export const findAddressesOfPeople = (tx: Tx, personIds: readonly string[]) =>
  tx
    .select()
    .from(personAddresses)
    .where(inArray(personAddresses.personId, [...personIds]))
    .orderBy(personAddresses.createdAt, personAddresses.id);
export type AddressRow = Awaited<ReturnType<typeof findAddressesOfPeople>>[number];

export const countLeads = async (tx: Tx): Promise<number> =>
  (await tx.select({ count: sql<number>`count(*)::integer` }).from(leads).where(isNull(leads.mergedInto)))[0]
    ?.count ?? 0;

export const findPlaces = async (tx: Tx, ids: readonly string[]) =>
  (
    await tx.execute<{ id: string; name: string; state: string; postcode: string }>(
      sql`select id, name, state, postcode from locality where id = any(${sql.param([...ids])}::text[])`,
    )
  ).rows;

export const isAgent = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, id))).length > 0;

export type ChangeSince = { field: string; toValue: unknown; by: string; byName: string | null };
export const findChangesSince = async (tx: Tx, id: string, version: number): Promise<ChangeSince[]> =>
  (
    await tx.execute<ChangeSince>(
      sql`select c.field, c.to_value as "toValue", c.by, a.name as "byName" from lead_change c
        left join identity.account a on a.id = c.by_account_id
        where c.lead_id = ${id} and c.version > ${version} order by c.version desc, c.at desc`,
    )
  ).rows;

const STILL_OPEN = sql`${l.status} = any(${sql.param([...OPEN_STATUSES])}::text[]) and ${l.mergedInto} is null`;

/** Those still worked on who wish to live in one of these places. */
export const findOpenLeadsLookingIn = async (tx: Tx, places: readonly string[]): Promise<NamedLead[]> =>
  places.length === 0
    ? []
    : (await select(tx, sql`${STILL_OPEN} and ${l.locations} && ${sql.param([...places])}::text[]`)).map(
        named,
      );

export const hasOpenLeads = async (tx: Tx): Promise<boolean> =>
  (await tx.select({ id: l.id }).from(l).where(STILL_OPEN).limit(1)).length > 0;
