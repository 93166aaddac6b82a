import type { Verdict } from '@propguard/rules/imports/reject-reasons';
import type { PortfolioDraft } from '@propguard/rules/portfolios/read-portfolio-row';
import { referenceOf } from '../../../access/reference-scope.ts';
import { endAudit } from '../../audit/end-audit.ts';
import { openHazardLookup } from '../../hazards/open-hazard-lookup.ts';
import { marketRisksOf } from '../../market/market-risks-of.ts';
import { currentValuer } from '../../models/current-valuer.ts';
import { countChunk, deleteChunk, insertRows, takeChunk } from '../chunk-store.ts';
import { changePortfolio } from '../store.ts';
import { summarise } from '../summarise.ts';
import type { ChunkRecord } from './chunk-record.ts';
import type { PortfolioRun } from './portfolio-run.ts';
import { recogniseHomes } from './recognise-homes.ts';
import { valueRecords } from './value-records.ts';

/**
 * Values the next chunk that nobody has, in one transaction: its rows are there, the chunk is gone and counted, or
 * none of it happened and another worker finds it. False when no chunk is left.
 */
export const valueChunk = async (
  run: PortfolioRun,
  read: (record: ChunkRecord) => Verdict<PortfolioDraft>,
): Promise<boolean> => {
  const { services, input, transaction, progress, signal } = run;
  const { portfolioId } = input;
  const current = await currentValuer(referenceOf(services));
  if (!current) throw new Error('There’s no valuation model yet.');
  const hazardsAt = await openHazardLookup(referenceOf(services));
  return transaction(async (tx) => {
    const chunk = await takeChunk(tx, portfolioId);
    if (!chunk) return false;
    const marketRisks = (homes: Parameters<typeof marketRisksOf>[1]) =>
      marketRisksOf(referenceOf(services), homes);
    const recognise = (drafts: readonly PortfolioDraft[]) => recogniseHomes({ tx }, drafts);
    const rows = await valueRecords(chunk.records, {
      read,
      recognise,
      marketRisks,
      current,
      hazardsAt,
      signal,
    });
    await insertRows(tx, { workspaceId: run.workspaceId ?? '', portfolioId }, rows);
    await deleteChunk(tx, portfolioId, chunk.position);
    const portfolio = await countChunk(tx, portfolioId, {
      rows: rows.length,
      rejected: rows.filter(({ reason }) => reason).length,
      sample: current.hasSample,
    });
    const { chunksDone, chunks, rowsDone, auditEntryId } = portfolio;
    await progress(tx, { done: rowsDone, total: portfolio.rows, note: portfolio.name });
    if (chunksDone < chunks) return true;
    const summary = await summarise({ tx }, portfolioId);
    await changePortfolio(tx, portfolioId, { state: 'valued', summary, completedAt: new Date() });
    if (auditEntryId) await endAudit({ tx }, auditEntryId, 'COMPLETED');
    return false;
  });
};
