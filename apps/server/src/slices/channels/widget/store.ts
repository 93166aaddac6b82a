import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { contacts, conversations } from '../../../db/schema/conversations.ts';
import { widgetSites, widgets, widgetVisits } from '../../../db/schema/widget.ts';
import { workspaces } from '../../../db/schema/workspaces.ts';

export type WidgetRow = typeof widgets.$inferSelect;
export type VisitRow = typeof widgetVisits.$inferSelect;

export const findWidget = async (tx: Tx): Promise<WidgetRow | undefined> =>
  (await tx.select().from(widgets))[0];

/** Undefined when somebody else made it meanwhile. */
export const insertWidget = async (
  tx: Tx,
  row: typeof widgets.$inferInsert,
): Promise<WidgetRow | undefined> =>
  (await tx.insert(widgets).values(row).onConflictDoNothing().returning())[0];

export const updateWidget = async (
  tx: Tx,
  connectionId: string,
  change: Partial<typeof widgets.$inferInsert>,
): Promise<void> => {
  await tx.update(widgets).set(change).where(eq(widgets.connectionId, connectionId));
};

const SITES_SHOWN = 10;
export const findSites = (tx: Tx, connectionId: string) =>
  tx
    .select({ origin: widgetSites.origin, visits: widgetSites.visits, lastAt: widgetSites.lastAt })
    .from(widgetSites)
    .where(eq(widgetSites.connectionId, connectionId))
    .orderBy(desc(widgetSites.lastAt))
    .limit(SITES_SHOWN);

export const countVisitFrom = async (
  tx: Tx,
  { workspaceId, connectionId }: Pick<WidgetRow, 'workspaceId' | 'connectionId'>,
  origin: string,
): Promise<void> => {
  await tx
    .insert(widgetSites)
    .values({ workspaceId, connectionId, origin, visits: 1 })
    .onConflictDoUpdate({
      target: [widgetSites.connectionId, widgetSites.origin],
      set: { visits: sql`${widgetSites.visits} + 1`, lastAt: sql`now()` },
    });
};

export const insertVisit = async (tx: Tx, row: typeof widgetVisits.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(widgetVisits).values(row).returning({ id: widgetVisits.id });
  if (!made) throw new Error('The visit was not written.');
  return made.id;
};

/** For a write it is locked: of two messages of one visitor one comes second. */
export const findVisit = async (tx: Tx, id: string, lock = false): Promise<VisitRow | undefined> => {
  const asked = tx.select().from(widgetVisits).where(eq(widgetVisits.id, id));
  return (await (lock ? asked.for('update') : asked))[0];
};

export const updateVisit = async (
  tx: Tx,
  id: string,
  change: Partial<typeof widgetVisits.$inferInsert>,
): Promise<void> => {
  await tx.update(widgetVisits).set(change).where(eq(widgetVisits.id, id));
};

export const findOffice = async (tx: Tx, workspaceId: string): Promise<string> =>
  (await tx.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, workspaceId)))[0]
    ?.name ?? '';

export const findPersonOf = async (tx: Tx, contactId: string): Promise<string | null> =>
  (await tx.select({ personId: contacts.personId }).from(contacts).where(eq(contacts.id, contactId)))[0]
    ?.personId ?? null;

/** The one on the website that goes on. */
export const findOpenConversation = async (tx: Tx, contactId: string): Promise<string | undefined> =>
  (
    await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.contactId, contactId), eq(conversations.channel, 'website')))
      .orderBy(desc(conversations.updatedAt))
      .limit(1)
  )[0]?.id;
