import { LOOKING_SECONDS } from '@propguard/rules/conversations/limits';
import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { conversationDrafts, conversationLookers } from '../../db/schema/inbox.ts';
import { members } from '../../db/schema/workspaces.ts';

export const findDraft = async (tx: Tx, conversationId: string, accountId: string): Promise<string> =>
  (
    await tx
      .select({ text: conversationDrafts.text })
      .from(conversationDrafts)
      .where(
        and(
          eq(conversationDrafts.conversationId, conversationId),
          eq(conversationDrafts.accountId, accountId),
        ),
      )
  )[0]?.text ?? '';

type Draft = { workspaceId: string; conversationId: string; accountId: string; text: string };
export const saveDraft = async (tx: Tx, draft: Draft): Promise<void> => {
  const { conversationId, accountId, text } = draft;
  if (text === '')
    await tx
      .delete(conversationDrafts)
      .where(
        and(
          eq(conversationDrafts.conversationId, conversationId),
          eq(conversationDrafts.accountId, accountId),
        ),
      );
  else
    await tx
      .insert(conversationDrafts)
      .values(draft)
      .onConflictDoUpdate({
        target: [conversationDrafts.conversationId, conversationDrafts.accountId],
        set: { text, updatedAt: sql`now()` },
      });
};

const isLooking: SQL = sql`${conversationLookers.seenAt} > now() - make_interval(secs => ${LOOKING_SECONDS})`;

export const findLookers = (
  tx: Tx,
  conversationId: string,
  exceptId: string | null,
): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: accounts.id, name: accounts.name })
    .from(conversationLookers)
    .innerJoin(accounts, eq(accounts.id, conversationLookers.accountId))
    .where(
      and(
        eq(conversationLookers.conversationId, conversationId),
        exceptId === null ? undefined : ne(conversationLookers.accountId, exceptId),
        isLooking,
      ),
    )
    .orderBy(asc(accounts.name));

type Looker = { workspaceId: string; conversationId: string; accountId: string };

/** Whether others learn something by it: somebody came, or went. */
export const saveLooker = async (tx: Tx, looker: Looker, isHere: boolean): Promise<boolean> => {
  const own = and(
    eq(conversationLookers.conversationId, looker.conversationId),
    eq(conversationLookers.accountId, looker.accountId),
  );
  const [before] = await tx
    .select({ isLooking: sql<boolean>`${isLooking}` })
    .from(conversationLookers)
    .where(own);
  if (isHere)
    await tx
      .insert(conversationLookers)
      .values(looker)
      .onConflictDoUpdate({
        target: [conversationLookers.conversationId, conversationLookers.accountId],
        set: { seenAt: sql`now()` },
      });
  else await tx.delete(conversationLookers).where(own);
  return (before?.isLooking ?? false) !== isHere;
};

export const findTeam = (tx: Tx, workspaceId: string): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: accounts.id, name: accounts.name })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(eq(members.workspaceId, workspaceId), inArray(members.role, ['agent', 'admin', 'owner'])))
    .orderBy(asc(sql`lower(${accounts.name})`));
