import type { Portfolio } from '@propguard/protocol/portfolios';
import { DRAFT_KEPT_DAYS } from '@propguard/rules/imports/import-limits';
import { PORTFOLIO_MAX_BYTES, PORTFOLIO_NAME_MAX, PORTFOLIOS_KEPT } from '@propguard/rules/portfolios/limits';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { demandAtMost, demandNotEmpty } from '../uploads/demand-size.ts';
import { showPortfolio } from './get-portfolio.ts';
import { countPortfolios, deleteDraftsBefore, insertPortfolio } from './store.ts';

const MEBIBYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

const baseName = (fileName: string): string =>
  (fileName.replace(/\.[^.]*$/, '').trim() || fileName).slice(0, PORTFOLIO_NAME_MAX);

export const startUpload = async (
  { tx, workspaceId, accountId }: WorkspaceScope,
  { fileName, sizeBytes }: { fileName: string; sizeBytes: number },
): Promise<Portfolio> => {
  demandNotEmpty(sizeBytes);
  demandAtMost(
    PORTFOLIO_MAX_BYTES,
    sizeBytes,
    `A portfolio may have at most ${PORTFOLIO_MAX_BYTES / MEBIBYTE} MB. Cut the file in two.`,
  );
  await deleteDraftsBefore(tx, new Date(Date.now() - DRAFT_KEPT_DAYS * DAY_MS));
  if ((await countPortfolios(tx, workspaceId)) >= PORTFOLIOS_KEPT)
    throw fail('LIMIT_REACHED', {
      fields: [
        { field: 'fileName', message: `A workspace keeps ${PORTFOLIOS_KEPT} portfolios. Remove one first.` },
      ],
    });
  const id = await insertPortfolio(tx, {
    workspaceId,
    name: baseName(fileName),
    fileName,
    sizeBytes,
    createdBy: accountId,
  });
  return showPortfolio(tx, id);
};
