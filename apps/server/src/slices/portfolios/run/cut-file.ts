import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { PORTFOLIO_CHUNK_ROWS, PORTFOLIO_MAX_ROWS, portfolioJobs } from '@propguard/rules/portfolios/limits';
import { PORTFOLIO_FIELDS } from '@propguard/rules/portfolios/portfolio-columns';
import type { Tx } from '../../../db/database.ts';
import { FileRefused } from '../../../intake/file-refused.ts';
import { uploadSource } from '../../../intake/upload-source.ts';
import { discardUpload } from '../../../intake/use-upload.ts';
import { openMappedTable } from '../../../tabular/mapped-records.ts';
import { endAudit } from '../../audit/end-audit.ts';
import { deleteChunks, insertChunk } from '../chunk-store.ts';
import { changePortfolio, lockPortfolio, type PortfolioRow } from '../store.ts';
import type { ChunkRecord } from './chunk-record.ts';
import type { PortfolioRun } from './portfolio-run.ts';

type Portfolio = Omit<
  PortfolioRow,
  'createdByName' | 'atMicros' | 'isWorkedOn' | 'jobError' | 'receivedBytes'
>;

const whileValuing = <T>(
  { transaction, input }: PortfolioRun,
  work: (tx: Tx, row: Portfolio) => Promise<T>,
): Promise<T | null> =>
  transaction(async (tx) => {
    const row = await lockPortfolio(tx, input.portfolioId);
    return row?.state === 'valuing' ? work(tx, row) : null;
  });

/** Nothing of a file that cannot be taken is kept but the reason. */
const refuse = (run: PortfolioRun, problem: string): Promise<null> =>
  whileValuing(run, async (tx, row) => {
    await deleteChunks(tx, row.id);
    if (row.auditEntryId) await endAudit({ tx }, row.auditEntryId, 'FAILED');
    await changePortfolio(tx, row.id, {
      state: 'refused',
      problem,
      chunks: 0,
      rows: 0,
      auditEntryId: null,
      uploadId: null,
    });
    await discardUpload(tx, row.uploadId);
    return null;
  });

/** Chunks that an earlier attempt wrote are passed over. */
async function* chunksOf(run: PortfolioRun, row: Portfolio): AsyncGenerator<ChunkRecord[]> {
  const source = uploadSource(row, run.transaction);
  const choices = { columns: row.choice?.columns ?? {}, options: USUAL_OPTIONS };
  const { records } = await openMappedTable(PORTFOLIO_FIELDS, source, choices, { bytes: 0 });
  let record = 0;
  let chunk: ChunkRecord[] = [];
  for await (const { line, cells, rejection } of records) {
    record += 1;
    if (record > PORTFOLIO_MAX_ROWS)
      throw new FileRefused(
        `The file has more than ${PORTFOLIO_MAX_ROWS.toLocaleString('en-AU')} rows. Split it in two.`,
      );
    if (record <= row.rows) continue;
    chunk.push({ record, line, cells, ...(rejection ? { rejection } : {}) });
    if (chunk.length < PORTFOLIO_CHUNK_ROWS) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

const writeChunk = (run: PortfolioRun, records: readonly ChunkRecord[]): Promise<boolean | null> =>
  whileValuing(run, async (tx, { id, workspaceId, chunks, rows }) => {
    await insertChunk(tx, { workspaceId, portfolioId: id }, { position: chunks, records });
    await changePortfolio(tx, id, { chunks: chunks + 1, rows: rows + records.length });
    await run.progress(tx, { done: 0, note: `${rows + records.length} rows read` });
    return true;
  });

/** The file is whole: its bytes may go, and further jobs may come. */
const finishCut = (run: PortfolioRun): Promise<boolean | null> =>
  whileValuing(run, async (tx, { id, rows, uploadId }) => {
    await changePortfolio(tx, id, { isCut: true, uploadId: null });
    await discardUpload(tx, uploadId);
    for (let helper = 1; helper < portfolioJobs(rows); helper++) await run.addJob(tx);
    return true;
  });

/** Cuts the file into chunks that any worker can take. False when there is nothing to value. */
export const cutFile = async (run: PortfolioRun): Promise<boolean> => {
  const row = await whileValuing(run, async (_tx, found) => found);
  if (!row || row.isCut) return row !== null;
  try {
    let rows = row.rows;
    for await (const chunk of chunksOf(run, row)) {
      if (!(await writeChunk(run, chunk))) return false;
      rows += chunk.length;
    }
    if (rows === 0) throw new FileRefused('The file has a header but no rows.');
    return (await finishCut(run)) ?? false;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await refuse(run, error.message);
    return false;
  }
};
