import type { CannedReply } from '@propguard/protocol/inbox';
import { CANNED_REPLIES_MAX } from '@propguard/rules/conversations/limits';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { cannedReplies } from '../../db/schema/inbox.ts';
import { fail } from '../../fail.ts';
import { DONE, type Done } from './answer.ts';

const shown = { id: cannedReplies.id, shortcut: cannedReplies.shortcut, text: cannedReplies.text };
type Canned = { shortcut: string; text: string };

export const listCanned = async ({ tx }: WorkspaceScope): Promise<{ items: CannedReply[] }> => ({
  items: await tx
    .select(shown)
    .from(cannedReplies)
    .orderBy(asc(sql`lower(${cannedReplies.shortcut})`)),
});

const demandFree = async ({ tx }: WorkspaceScope, shortcut: string, id: string | null): Promise<void> => {
  const taken = await tx
    .select({ id: cannedReplies.id })
    .from(cannedReplies)
    .where(and(eq(cannedReplies.shortcut, shortcut), id === null ? undefined : ne(cannedReplies.id, id)));
  if (taken.length > 0)
    throw fail('CONFLICT', {
      fields: [{ field: 'shortcut', message: 'There’s already a reply by that name.' }],
    });
};

export const addCanned = async (scope: WorkspaceScope, { shortcut, text }: Canned): Promise<CannedReply> => {
  const { tx, workspaceId } = scope;
  await demandRoom(tx, {
    of: 'canned replies',
    owner: workspaceId,
    most: CANNED_REPLIES_MAX,
    count: () => tx.$count(cannedReplies),
  });
  await demandFree(scope, shortcut, null);
  const [made] = await tx.insert(cannedReplies).values({ workspaceId, shortcut, text }).returning(shown);
  if (!made) throw new Error('The reply was not written.');
  return made;
};

export const changeCanned = async (
  scope: WorkspaceScope,
  { id, shortcut, text }: Canned & { id: string },
): Promise<CannedReply> => {
  await demandFree(scope, shortcut, id);
  const [changed] = await scope.tx
    .update(cannedReplies)
    .set({ shortcut, text })
    .where(eq(cannedReplies.id, id))
    .returning(shown);
  if (!changed) throw fail('NOT_FOUND');
  return changed;
};

export const removeCanned = async ({ tx }: WorkspaceScope, id: string): Promise<Done> => {
  const gone = await tx
    .delete(cannedReplies)
    .where(eq(cannedReplies.id, id))
    .returning({ id: cannedReplies.id });
  if (gone.length === 0) throw fail('NOT_FOUND');
  return DONE;
};
