import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { settleNotice } from '../notices/settle-notice.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { endOpenHandOver } from './store.ts';

const noticeKey = (handOverId: string): string => `hand-over-waiting:${handOverId}`;

/** The team hears of it wherever they are in the product. */
export const tellOfHandOver = (
  scope: WorkspaceScope,
  handOverId: string,
  { id, title }: { id: string; title: string },
): Promise<void> =>
  tellMembers(scope, {
    kind: 'hand-over-waiting',
    key: noticeKey(handOverId),
    to: { leastRole: 'agent' },
    about: { title },
    path: pathTo(PATHS.assistant, {}, { conversation: id }),
  });

export const settleHandOver = (scope: WorkspaceScope, handOverId: string): Promise<void> =>
  settleNotice(scope, noticeKey(handOverId));

/** Whoever was told of it needs not come any more. */
export const endHandOver = async (
  scope: WorkspaceScope,
  conversationId: string,
  ending: 'taken-back' | 'resolved',
): Promise<void> => {
  const ended = await endOpenHandOver(scope.tx, conversationId, ending);
  if (ended) await settleHandOver(scope, ended);
};
