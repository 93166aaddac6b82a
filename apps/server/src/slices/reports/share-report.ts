import { randomBytes } from 'node:crypto';
import type { ReportShare } from '@propguard/protocol/report-record';
import { SHARES_MAX } from '@propguard/rules/reports/share-limits';
import { hashSecret } from '../../access/authenticate.ts';
import { lockWorkspace } from '../../access/membership.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { countShares, deleteEndedShares, findVersion, insertShare, type VersionRow } from './store.ts';
import { toShare } from './view.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

type Asked = { reportId: string; version?: number | undefined; validDays: number };

const makeLink = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  { reportKey, version }: VersionRow,
  validDays: number,
): Promise<ReportShare & { path: string }> => {
  await lockWorkspace(tx, workspaceId);
  await deleteEndedShares(tx, workspaceId);
  if ((await countShares(tx, { workspaceId, reportKey })) >= SHARES_MAX) throw fail('LIMIT_REACHED');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = await insertShare(tx, {
    workspaceId,
    reportKey,
    version,
    tokenHash: hashSecret(token),
    expiresAt: new Date(Date.now() + validDays * DAY_MS),
    createdBy: accountId,
  });
  return { ...toShare(row), path: `/shared/report/${token}` };
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
