import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { inboxSettings } from '../../db/schema/inbox.ts';

export const findInboxSettings = async (tx: Tx, workspaceId: string) =>
  (
    await tx
      .select({
        zone: inboxSettings.zone,
        hours: inboxSettings.hours,
        answerMinutes: inboxSettings.answerMinutes,
      })
      .from(inboxSettings)
      .where(eq(inboxSettings.workspaceId, workspaceId))
  )[0];

export const saveInboxSettings = async (tx: Tx, row: typeof inboxSettings.$inferInsert): Promise<void> => {
  await tx
    .insert(inboxSettings)
    .values(row)
    .onConflictDoUpdate({
      target: inboxSettings.workspaceId,
      set: { zone: row.zone, hours: row.hours, answerMinutes: row.answerMinutes },
    });
};
