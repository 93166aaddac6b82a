import type { PanelChannel } from '@propguard/rules/channels/channel-abilities';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import { channelCheckDays, channelConnections, channelTemplates } from '../../db/schema/channels.ts';

export type ConnectionRow = typeof channelConnections.$inferSelect;

export type CalledConnection = Pick<
  ConnectionRow,
  'id' | 'workspaceId' | 'channel' | 'settings' | 'sealedSecrets' | 'isEnabled'
>;

type FoundRow = {
  id: string;
  workspace_id: string;
  channel: PanelChannel;
  settings: Record<string, string>;
  sealed_secrets: Buffer | null;
  is_enabled: boolean;
};

/** Before a workspace is known: by the id that stands in the address which the service calls. */
export const findCalled = async (
  reader: Database['plain'],
  id: string,
): Promise<CalledConnection | undefined> => {
  const found = await reader.execute<FoundRow>(sql`select * from find_channel_connection(${id})`);
  const row = found.rows[0];
  return (
    row && {
      id: row.id,
      workspaceId: row.workspace_id,
      channel: row.channel,
      settings: row.settings,
      sealedSecrets: row.sealed_secrets,
      isEnabled: row.is_enabled,
    }
  );
};

export const findConnections = (tx: Tx): Promise<ConnectionRow[]> =>
  tx.select().from(channelConnections).orderBy(asc(channelConnections.createdAt));

export const findConnection = async (tx: Tx, id: string): Promise<ConnectionRow | undefined> =>
  (await tx.select().from(channelConnections).where(eq(channelConnections.id, id)))[0];

export const findConnectionOf = async (tx: Tx, channel: PanelChannel): Promise<ConnectionRow | undefined> =>
  (await tx.select().from(channelConnections).where(eq(channelConnections.channel, channel)))[0];

/** The same channel again is the same connection with other keys. */
export const saveConnection = async (
  tx: Tx,
  { id, workspaceId, channel, ...change }: typeof channelConnections.$inferInsert,
): Promise<ConnectionRow> => {
  const [saved] = await tx
    .insert(channelConnections)
    .values({ id, workspaceId, channel, ...change })
    .onConflictDoUpdate({
      target: [channelConnections.workspaceId, channelConnections.channel],
      set: change,
    })
    .returning();
  if (!saved) throw new Error('The channel was not written.');
  return saved;
};

export const updateConnection = async (
  tx: Tx,
  id: string,
  change: Partial<typeof channelConnections.$inferInsert>,
): Promise<void> => {
  await tx.update(channelConnections).set(change).where(eq(channelConnections.id, id));
};

export const deleteConnection = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(channelConnections).where(eq(channelConnections.id, id));
};

export const addCheck = async (
  tx: Tx,
  {
    workspaceId,
    connectionId,
    day,
    isAnswered,
  }: {
    workspaceId: string;
    connectionId: string;
    day: string;
    isAnswered: boolean;
  },
): Promise<void> => {
  const answered = isAnswered ? 1 : 0;
  await tx
    .insert(channelCheckDays)
    .values({ workspaceId, connectionId, day, checks: 1, answered })
    .onConflictDoUpdate({
      target: [channelCheckDays.connectionId, channelCheckDays.day],
      set: {
        checks: sql`${channelCheckDays.checks} + 1`,
        answered: sql`${channelCheckDays.answered} + ${answered}`,
      },
    });
};

export type CheckDayRow = typeof channelCheckDays.$inferSelect;

export const findCheckDays = (tx: Tx, since: string): Promise<CheckDayRow[]> =>
  tx
    .select()
    .from(channelCheckDays)
    .where(sql`${channelCheckDays.day} >= ${since}`)
    .orderBy(asc(channelCheckDays.day));

export const replaceTemplates = async (
  tx: Tx,
  { id: connectionId, workspaceId }: Pick<ConnectionRow, 'id' | 'workspaceId'>,
  templates: readonly Omit<typeof channelTemplates.$inferInsert, 'connectionId' | 'workspaceId'>[],
): Promise<void> => {
  await tx.delete(channelTemplates).where(eq(channelTemplates.connectionId, connectionId));
  if (templates.length > 0)
    await tx
      .insert(channelTemplates)
      .values(templates.map((template) => ({ ...template, connectionId, workspaceId })))
      .onConflictDoNothing();
};

export const countTemplates = async (
  tx: Tx,
  connectionId: string,
): Promise<{ all: number; approved: number }> => {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      approved: sql<number>`(count(*) filter (where ${channelTemplates.approval} = 'APPROVED'))::int`,
    })
    .from(channelTemplates)
    .where(eq(channelTemplates.connectionId, connectionId));
  return row ?? { all: 0, approved: 0 };
};

/** Those that may be sent, by name. */
export const findApproved = (tx: Tx, connectionId: string) =>
  tx
    .select({
      name: channelTemplates.name,
      language: channelTemplates.language,
      body: channelTemplates.body,
      variables: channelTemplates.variables,
    })
    .from(channelTemplates)
    .where(and(eq(channelTemplates.connectionId, connectionId), eq(channelTemplates.approval, 'APPROVED')))
    .orderBy(asc(channelTemplates.name), asc(channelTemplates.language));
