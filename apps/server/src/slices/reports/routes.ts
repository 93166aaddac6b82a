import { guestRoutes, guestSteps, workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import { downloadReport } from './download-report.ts';
import { draftReport } from './draft-report.ts';
import { getReport } from './get-report.ts';
import { listReports } from './list-reports.ts';
import { listShares } from './list-shares.ts';
import { makeReport } from './make-report.ts';
import { makeReportAgain } from './make-report-again.ts';
import { revokeShare } from './revoke-share.ts';
import { shareReport } from './share-report.ts';
import { showSharedReport } from './show-shared-report.ts';

const { reports } = workspaceRoutes;

export const reportRoutes = {
  create: reports.create.handler(({ context, input }) => makeReport(context.scope, input)),
  makeAgain: reports.makeAgain.handler(({ context, input }) => makeReportAgain(context.scope, input)),
  draft: reports.draft.handler(({ context, input }) => draftReport(context.scope, input)),
  list: reports.list.handler(({ context, input }) => listReports(context.scope, input)),
  get: reports.get.handler(({ context, input }) => getReport(context.scope, input)),
  download: workspaceSteps.reports.download.handler(async ({ context, input }) => {
    const report = await context.openWorkspace('read', (scope) => getReport(scope, input));
    return downloadReport(context, report, input.format);
  }),
  shares: reports.shares.handler(({ context, input }) => listShares(context.scope, input.reportId)),
  share: reports.share.handler(({ context, input }) => shareReport(context.scope, input)),
  revokeShare: reports.revokeShare.handler(({ context, input }) => revokeShare(context.scope, input)),
  shared: guestRoutes.reports.shared.handler(({ context }) => showSharedReport(context.scope)),
  downloadShared: guestSteps.reports.downloadShared.handler(async ({ context, input }) => {
    const { report } = await context.openGuest('read', showSharedReport);
    return downloadReport(context, report, input.format);
  }),
};
