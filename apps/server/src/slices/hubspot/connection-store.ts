import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { hubspotConnections } from '../../db/schema/hubspot.ts';

export type ConnectionRow = typeof hubspotConnections.$inferSelect;
export type CalledConnection = Pick<ConnectionRow, 'id' | 'workspaceId' | 'sealedKeys'>;

/** Before a workspace is known: by the id that stands in the address which HubSpot calls. */
export const findCalled = async (
  reader: Database['plain'],
  id: string,
): Promise<CalledConnection | undefined> => {
  const found = await reader.execute<{ id: string; workspace_id: string; sealed_keys: Buffer }>(
    sql`select * from find_hubspot_connection(${id})`,
  );
  const row = found.rows[0];
  return row && { id: row.id, workspaceId: row.workspace_id, sealedKeys: row.sealed_keys };
};

/** A workspace has one at most. */
export const findConnection = async (tx: Tx): Promise<ConnectionRow | undefined> =>
  (await tx.select().from(hubspotConnections))[0];

export const insertConnection = async (
  tx: Tx,
  row: typeof hubspotConnections.$inferInsert,
): Promise<string> => {
  const [made] = await tx.insert(hubspotConnections).values(row).returning({ id: hubspotConnections.id });
  if (!made) throw new Error('The connection was not written.');
  return made.id;
};

export type ConnectionChange = Partial<typeof hubspotConnections.$inferInsert>;
export const updateConnection = async (tx: Tx, id: string, change: ConnectionChange): Promise<void> => {
  await tx.update(hubspotConnections).set(change).where(eq(hubspotConnections.id, id));
};

export const addCounts = async (
  tx: Tx,
  id: string,
  { sent, taken }: { sent: number; taken: number },
): Promise<void> => {
  if (sent + taken > 0)
    await tx
      .update(hubspotConnections)
      .set({
        sent: sql`${hubspotConnections.sent} + ${sent}`,
        taken: sql`${hubspotConnections.taken} + ${taken}`,
      })
      .where(eq(hubspotConnections.id, id));
};

export const deleteConnection = async (tx: Tx): Promise<boolean> =>
  (await tx.delete(hubspotConnections).returning({ id: hubspotConnections.id })).length > 0;

/** For one run at a time; undefined when another has it, or it is gone. */
export const takeConnection = async (
  tx: Tx,
  id: string,
  syncingUntil: Date,
): Promise<ConnectionRow | undefined> =>
  (
    await tx
      .update(hubspotConnections)
      .set({ syncingUntil })
      .where(
        and(
          eq(hubspotConnections.id, id),
          sql`(${hubspotConnections.syncingUntil} is null or ${hubspotConnections.syncingUntil} < now())`,
        ),
      )
      .returning()
  )[0];
