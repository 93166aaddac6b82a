import { revokeGuestPass } from '../../access/guest-passes.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findOpenShares, findVersion } from './store.ts';

export const revokeShare = async (
  scope: WorkspaceScope,
  { reportId, id }: { reportId: string; id: string },
): Promise<{ done: true }> => {
  const { tx, workspaceId } = scope;
  const report = await findVersion(tx, { workspaceId, reportId });
  if (!report) throw fail('NOT_FOUND');
  const open = await findOpenShares(tx, { workspaceId, reportKey: report.reportKey });
  if (!open.some((share) => share.id === id)) throw fail('NOT_FOUND');
  await revokeGuestPass(tx, id);
  const entry = {
    action: 'revoke-report-share',
    subject: { kind: 'report', id: reportId },
    details: `A public link to ${reportId}`,
    inputs: { reportId, shareId: id },
  } as const;
  await recordAudit(scope, entry, () => publish(tx, { workspaceId, subject: 'reports', id: report.id }));
  return { done: true };
};
