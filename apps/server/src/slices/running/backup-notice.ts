import { PATHS } from '@propguard/rules/routes/paths';
import type { TxScope } from '../../access/any-scope.ts';
import { enterWorkspace } from '../../db/database.ts';
import { describeHomeWorkspace } from '../installation/home-workspace.ts';
import { settleNotice } from '../notices/settle-notice.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { findOperatorMember } from './store.ts';

const LONGEST = 200;

/** Failures in a row are one notice: they are all since the same success. */
const keySince = (lastSuccessId: string | undefined): string => `backup-failed:${lastSuccessId ?? 'ever'}`;

type Failure = { reason: string; lastSuccessId: string | undefined };

/** The operator hears of it in the workspace that the installation is run from. Goes on in that workspace. */
export const tellOfFailedBackup = async (
  scope: TxScope,
  { reason, lastSuccessId }: Failure,
): Promise<void> => {
  const { home } = await describeHomeWorkspace(scope);
  if (!home) return;
  await enterWorkspace(scope.tx, home.id);
  const member = await findOperatorMember(scope.tx, home.id);
  if (!member) return;
  await tellMembers(
    { ...scope, workspaceId: home.id },
    {
      kind: 'backup-failed',
      key: keySince(lastSuccessId),
      to: { members: [member] },
      about: { reason: reason.slice(0, LONGEST) },
      path: PATHS.running,
    },
  );
};

export const settleBackupNotice = async (
  scope: TxScope,
  lastSuccessId: string | undefined,
): Promise<void> => {
  const { home } = await describeHomeWorkspace(scope);
  if (!home) return;
  await enterWorkspace(scope.tx, home.id);
  await settleNotice({ ...scope, workspaceId: home.id }, keySince(lastSuccessId));
};
