import type { HandOverCause } from '@propguard/rules/conversations/hand-over-causes';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { handOvers } from '../../db/schema/conversations.ts';
import { members } from '../../db/schema/workspaces.ts';

/** Undefined when one is open already. */
export const insertHandOver = async (
  tx: Tx,
  row: typeof handOvers.$inferInsert,
): Promise<string | undefined> =>
  (await tx.insert(handOvers).values(row).onConflictDoNothing().returning({ id: handOvers.id }))[0]?.id;

export type HandOverEnding = NonNullable<(typeof handOvers.$inferSelect)['ending']>;

export const endOpenHandOver = async (
  tx: Tx,
  conversationId: string,
  ending: HandOverEnding,
): Promise<string | undefined> =>
  (
    await tx
      .update(handOvers)
      .set({ endedAt: new Date(), ending })
      .where(and(eq(handOvers.conversationId, conversationId), isNull(handOvers.endedAt)))
      .returning({ id: handOvers.id })
  )[0]?.id;

/** The member of the team who has it. */
export const findHolder = async (tx: Tx, conversationId: string): Promise<string | null> => {
  const [open] = await tx
    .select({ memberId: handOvers.memberId })
    .from(handOvers)
    .where(and(eq(handOvers.conversationId, conversationId), isNull(handOvers.endedAt)));
  return open?.memberId ?? null;
};

/** Of two members who take it at once, one does; the other gets nothing. */
export const takeOpenHandOver = async (
  tx: Tx,
  conversationId: string,
  memberId: string | null,
  from: 'nobody' | 'anybody' = 'nobody',
): Promise<string | undefined> => {
  const [taken] = await tx
    .update(handOvers)
    .set({ memberId, takenAt: sql`coalesce(${handOvers.takenAt}, now())` })
    .where(
      and(
        eq(handOvers.conversationId, conversationId),
        isNull(handOvers.endedAt),
        from === 'nobody' ? isNull(handOvers.memberId) : undefined,
      ),
    )
    .returning({ id: handOvers.id });
  return taken?.id;
};

export const isMember = async (tx: Tx, workspaceId: string, accountId: string): Promise<boolean> =>
  (await tx.$count(members, and(eq(members.workspaceId, workspaceId), eq(members.accountId, accountId)))) > 0;

/** Somebody of the workspace beside this one person who could answer. */
export const hasOtherMember = async (
  tx: Tx,
  workspaceId: string,
  accountId: string | null,
): Promise<boolean> =>
  (
    await tx
      .select({ id: members.id })
      .from(members)
      .where(
        and(
          eq(members.workspaceId, workspaceId),
          inArray(members.role, ['agent', 'admin', 'owner']),
          accountId === null ? undefined : ne(members.accountId, accountId),
        ),
      )
      .limit(1)
  ).length > 0;

type OpenHandOver = { memberId: string | null; reason: string | null; cause: HandOverCause; askedAt: Date };

export const findOpenHandOver = async (tx: Tx, conversationId: string): Promise<OpenHandOver | undefined> => {
  const { memberId, reason, cause, askedAt } = handOvers;
  const [open] = await tx
    .select({ memberId, reason, cause, askedAt })
    .from(handOvers)
    .where(and(eq(handOvers.conversationId, conversationId), isNull(handOvers.endedAt)));
  return open;
};
