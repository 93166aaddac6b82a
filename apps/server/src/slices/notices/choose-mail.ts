import type { NoticeChoice } from '@propguard/protocol/notices';
import { NOTICE_KINDS, USUAL_NOTICE_MAIL } from '@propguard/rules/notices/notice-kinds';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findChoices, findMemberOfAccount, saveChoice } from './store.ts';

const ownMemberId = async ({ tx, workspaceId, accountId }: WorkspaceScope): Promise<string | undefined> =>
  accountId === null ? undefined : (await findMemberOfAccount(tx, workspaceId, accountId))?.memberId;

export const listChoices = async (scope: WorkspaceScope): Promise<{ items: NoticeChoice[] }> => {
  const memberId = await ownMemberId(scope);
  const chosen = memberId ? await findChoices(scope.tx, memberId) : [];
  return {
    items: NOTICE_KINDS.map((kind) => ({
      kind,
      mail: chosen.find((choice) => choice.kind === kind)?.mail ?? USUAL_NOTICE_MAIL[kind],
    })),
  };
};

/** Holds for what is told from now on. */
export const chooseMail = async (
  scope: WorkspaceScope,
  { kind, mail }: NoticeChoice,
): Promise<{ done: true }> => {
  const memberId = await ownMemberId(scope);
  if (memberId) await saveChoice(scope.tx, { workspaceId: scope.workspaceId, memberId, kind, mail });
  return { done: true };
};
