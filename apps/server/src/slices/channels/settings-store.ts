import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { chatbotSettings } from '../../db/schema/channels.ts';

export type ChatbotRow = typeof chatbotSettings.$inferSelect;

export const findChatbotSettings = async (tx: Tx, workspaceId: string): Promise<ChatbotRow | undefined> =>
  (await tx.select().from(chatbotSettings).where(eq(chatbotSettings.workspaceId, workspaceId)))[0];

export const saveChatbotSettings = async (
  tx: Tx,
  { workspaceId, ...change }: typeof chatbotSettings.$inferInsert,
): Promise<void> => {
  await tx
    .insert(chatbotSettings)
    .values({ workspaceId, ...change })
    .onConflictDoUpdate({ target: chatbotSettings.workspaceId, set: { ...change, changedAt: sql`now()` } });
};
