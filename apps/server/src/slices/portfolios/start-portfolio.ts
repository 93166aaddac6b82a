import type { Portfolio } from '@propguard/protocol/portfolios';
import { DRAFT_KEPT_DAYS } from '@propguard/rules/imports/import-limits';
import { PORTFOLIO_NAME_MAX, PORTFOLIOS_KEPT } from '@propguard/rules/portfolios/limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { startUpload } from '../../intake/start-upload.ts';
import { showPortfolio } from './get-portfolio.ts';
import { countPortfolios, deleteDraftsBefore, insertPortfolio } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const baseName = (fileName: string): string =>
  (fileName.replace(/\.[^.]*$/, '').trim() || fileName).slice(0, PORTFOLIO_NAME_MAX);

export const startPortfolio = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  { fileName, sizeBytes }: { fileName: string; sizeBytes: number },
): Promise<Portfolio> => {
  await deleteDraftsBefore(tx, new Date(Date.now() - DRAFT_KEPT_DAYS * DAY_MS));
  await demandRoom(tx, {
    of: 'portfolios',
    owner: workspaceId,
    most: PORTFOLIOS_KEPT,
    count: () => countPortfolios(tx, workspaceId),
    field: 'fileName',
    text: `A workspace keeps ${PORTFOLIOS_KEPT} portfolios. Remove one first.`,
  });
  const file = { fileName, sizeBytes };
  const upload = await startUpload(tx, { purpose: 'portfolio', workspaceId, accountId, ...file });
  const id = await insertPortfolio(tx, {
    workspaceId,
    name: baseName(fileName),
    ...file,
    uploadId: upload.id,
    createdBy: accountId,
  });
  return showPortfolio({ tx }, id);
};
