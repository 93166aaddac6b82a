import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { settleNotice } from '../notices/settle-notice.ts';
import { type NoticeScope, tellMembers } from '../notices/tell-members.ts';
import { endOpenHandOver, type HandOverEnding } from './hand-over-store.ts';
import { whoWrites } from './who-writes.ts';

const noticeKey = (handOverId: string): string => `hand-over-waiting:${handOverId}`;

/** Whose turn it is hears of it wherever they are in the product; where it is nobody's, the whole team. */
export const tellOfHandOver = async (
  scope: NoticeScope,
  handOverId: string,
  { id, title, memberId }: { id: string; title: string; memberId: string | null },
): Promise<void> => {
  const { who, personId } = await whoWrites(scope, id);
  await tellMembers(scope, {
    kind: 'hand-over-waiting',
    key: noticeKey(handOverId),
    to: memberId === null ? { leastRole: 'agent' } : { members: [memberId] },
    about: { title, ...(who === null ? {} : { who }) },
    path: pathTo(PATHS.inbox, {}, { conversation: id }),
    personId,
  });
};

export const settleHandOver = (scope: WorkspaceScope, handOverId: string): Promise<void> =>
  settleNotice(scope, noticeKey(handOverId));

/** Whoever was told of it needs not come any more. */
export const endHandOver = async (
  scope: WorkspaceScope,
  conversationId: string,
  ending: HandOverEnding,
): Promise<void> => {
  const ended = await endOpenHandOver(scope.tx, conversationId, ending);
  if (ended) await settleHandOver(scope, ended);
};
