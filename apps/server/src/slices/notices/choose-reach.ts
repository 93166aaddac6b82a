import type { NoticeChoice, NoticeChoiceChange } from '@propguard/protocol/notices';
import { NOTICE_KINDS, USUAL_NOTICE_MAIL, USUAL_NOTICE_PUSH } from '@propguard/rules/notices/notice-kinds';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { ownMemberId } from './own-member.ts';
import { findChoices, saveChoice } from './store.ts';

export const listChoices = async (scope: WorkspaceScope): Promise<{ items: NoticeChoice[] }> => {
  const memberId = await ownMemberId(scope);
  const chosen = memberId ? await findChoices(scope.tx, memberId) : [];
  return {
    items: NOTICE_KINDS.map((kind) => {
      const choice = chosen.find((one) => one.kind === kind);
      return {
        kind,
        mail: choice?.mail ?? USUAL_NOTICE_MAIL[kind],
        push: choice?.push ?? USUAL_NOTICE_PUSH[kind],
      };
    }),
  };
};

/** Holds for what is told from now on. */
export const chooseReach = async (
  scope: WorkspaceScope,
  { kind, mail, push }: NoticeChoiceChange,
): Promise<{ done: true }> => {
  const memberId = await ownMemberId(scope);
  if (memberId) await saveChoice(scope.tx, { workspaceId: scope.workspaceId, memberId, kind, mail, push });
  return { done: true };
};
