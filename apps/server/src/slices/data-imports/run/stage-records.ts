import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportSettings } from '@propguard/protocol/data-imports';
import { CHUNK_RECORDS } from '@propguard/rules/imports/import-limits';
import type { ReadingContext } from '@propguard/rules/imports/read-property';
import type { Verdict } from '@propguard/rules/imports/reject-reasons';
import type { ReadingMeter } from '../../../intake/file-source.ts';
import { judge } from '../../../tabular/judge-record.ts';
import type { RawRecord } from '../../../tabular/raw-record.ts';
import { rowText } from '../../../tabular/row-text.ts';
import type { Importer, ReadRow } from '../importers/importer.ts';
import {
  changeImport,
  type ImportRow,
  insertRejected,
  insertStaged,
  type RejectedInsert,
  type StagedInsert,
} from '../store.ts';
import { type ImportRun, whileHeld } from './import-run.ts';

/**
 * So long the node is away for other people, who are answered in between. A request takes some seven turns, one for each
 * question to the database, and waits so long in each of them.
 */
const TURN_MS = 2;

type Chunk = { staged: StagedInsert[]; rejected: RejectedInsert[]; recordsDone: number; bytesDone: number };

const addTo = (chunk: Chunk, record: number, raw: RawRecord, verdict: Verdict<ReadRow>): void => {
  const place = { record, line: raw.line, file: raw.file, source: rowText(raw.cells) };
  if (verdict.ok) {
    const { rowId, ownerId, bundle, content }: ReadRow = verdict.value;
    chunk.staged.push({ ...place, rowId, ownerId, bundle, content });
  } else {
    const { reason, field, soldUnder } = verdict;
    const { bundle = null, part = null } = soldUnder ?? {};
    chunk.rejected.push({ ...place, reason, field, bundle, part });
  }
};

/** Reads the file from where an earlier run stopped, and writes a chunk while it reads the next. */
export const stageRecords = async (
  run: ImportRun,
  row: ImportRow,
  importer: Importer,
  settings: ImportSettings,
  context: ReadingContext,
): Promise<number> => {
  const meter: ReadingMeter = { bytes: 0 };
  const source = await run.source(row);
  const { headers, records } = await importer.open(source, settings, meter);
  const read = importer.reader(headers, settings, context);
  const empty = (): Chunk => ({ staged: [], rejected: [], recordsDone: 0, bytesDone: 0 });

  const write = (chunk: Chunk): Promise<void> =>
    whileHeld(run, row.claim, async (tx) => {
      await insertStaged(tx, row.id, chunk.staged);
      await insertRejected(tx, row.id, chunk.rejected);
      const { recordsDone, bytesDone } = chunk;
      await changeImport(tx, row.id, { recordsDone, bytesDone, step: 'reading' });
      await run.progress(tx, {
        done: Math.min(bytesDone, source.sizeBytes),
        total: source.sizeBytes,
        note: `${recordsDone.toLocaleString('en-AU')} rows read`,
      });
    });

  let done = 0;
  let turnedAt = performance.now();
  let chunk = empty();
  let writing: Promise<void> = Promise.resolve();
  const send = async (): Promise<void> => {
    await writing;
    writing = write({ ...chunk, recordsDone: done, bytesDone: meter.bytes });
    // Awaited before the next chunk is sent; until then a failure is nobody's.
    writing.catch(() => undefined);
    chunk = empty();
  };
  try {
    for await (const raw of records) {
      done += 1;
      if (done <= row.recordsDone) continue;
      addTo(chunk, done, raw, judge(raw, read));
      if (performance.now() - turnedAt > TURN_MS) {
        await nextTurn();
        turnedAt = performance.now();
      }
      if (chunk.staged.length + chunk.rejected.length >= CHUNK_RECORDS) {
        run.signal.throwIfAborted();
        await send();
      }
    }
    await send();
  } finally {
    await writing;
    await records.return(undefined);
  }
  return done;
};
