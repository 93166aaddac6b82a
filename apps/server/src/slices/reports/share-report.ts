import type { ReportShare } from '@propguard/protocol/report-record';
import { SHARES_MAX } from '@propguard/rules/reports/share-limits';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { demandRoom } from '../../access/demand-room.ts';
import { forgetEndedPasses, issueGuestPass } from '../../access/guest-passes.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findOpenShares, findVersion, type VersionRow } from './store.ts';
import { toShare } from './view.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Asked = { reportId: string; version?: number | undefined; validDays: number };

const makeLink = async (
  scope: WorkspaceScope,
  { id: subjectId, reportKey, version }: VersionRow,
  validDays: number,
): Promise<ReportShare & { path: string }> => {
  const { tx, workspaceId } = scope;
  await forgetEndedPasses(tx, { workspaceId, kind: 'shared-report' });
  await demandRoom(tx, {
    of: 'links to a report',
    owner: reportKey,
    most: SHARES_MAX,
    count: async () => (await findOpenShares(tx, { workspaceId, reportKey })).length,
  });
  const { id, secret } = await issueGuestPass(scope, {
    kind: 'shared-report',
    subjectId,
    expiresAt: new Date(Date.now() + validDays * DAY_MS),
  });
  const made = (await findOpenShares(tx, { workspaceId, reportKey })).find((share) => share.id === id);
  if (!made) throw new Error(`The link to version ${version} was not written.`);
  return { ...toShare(made), path: pathTo(PATHS.sharedReport, { token: secret }) };
};

/** A link to one version: what is shared does not change when the report is made again. */
export const shareReport = async (
  scope: WorkspaceScope,
  { reportId, version, validDays }: Asked,
): Promise<ReportShare & { path: string }> => {
  const { tx, workspaceId } = scope;
  const row = await findVersion(tx, { workspaceId, reportId }, version);
  if (!row) throw fail('NOT_FOUND');
  const entry = {
    action: 'share-report',
    subject: { kind: 'report', id: reportId },
    details: `${reportId}, version ${row.version}, for ${validDays} days`,
    inputs: { reportId, version: row.version, validDays },
  } as const;
  const share = await recordAudit(scope, entry, () => makeLink(scope, row, validDays));
  await publish(tx, { workspaceId, subject: 'reports', id: row.id });
  return share;
};
