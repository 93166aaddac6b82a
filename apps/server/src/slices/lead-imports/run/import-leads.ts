import { setImmediate } from 'node:timers/promises';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { LEAD_IMPORT_MAX_ROWS, LEAD_IMPORT_STEP } from '@propguard/rules/lead-imports/import-limits';
import { LEAD_FIELDS } from '@propguard/rules/lead-imports/lead-columns';
import { openUnattended } from '../../../access/open-unattended.ts';
import type { Tx } from '../../../db/database.ts';
import { publish } from '../../../events/publish.ts';
import { FileRefused } from '../../../intake/file-refused.ts';
import { uploadSource } from '../../../intake/upload-source.ts';
import { discardUpload, restUpload } from '../../../intake/use-upload.ts';
import { CommitsInTurn } from '../../../jobs/commits-in-turn.ts';
import type { JobOutcome } from '../../../jobs/define-job.ts';
import { openMappedTable } from '../../../tabular/mapped-records.ts';
import { setTimer } from '../../../timers/set-timer.ts';
import { FORGET_ROWS, ROWS_KEPT_DAYS } from '../import-timer.ts';
import { changeImport, type LockedImport, lockImport } from '../store.ts';
import type { ImportRun, ReadRow } from './import-run.ts';
import { judgeStep } from './judge-step.ts';
import { leadContext, leadReader } from './lead-reader.ts';
import { Twins } from './twins.ts';
import { writeStep } from './write-step.ts';

/** Some 10 ms of work: a node that also answers requests is never away for longer. */
const ROWS_AT_A_TIME = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The import while this job is the one that works on it. */
const whileWorking = async (
  run: ImportRun,
  tx: Parameters<typeof lockImport>[0],
): Promise<LockedImport | null> => {
  const row = await lockImport(tx, run.input.importId);
  const isOurs = row?.jobId === run.jobId && (row.state === 'checking' || row.state === 'importing');
  return isOurs ? row : null;
};

/** The rows of the file, some thousand at a time, each read once. */
async function* stepsOf(run: ImportRun, row: LockedImport): AsyncGenerator<ReadRow[]> {
  const { choice } = row;
  if (!choice) throw new Error('Nobody has said what the columns hold.');
  const table = await openMappedTable(
    LEAD_FIELDS,
    uploadSource(row, withinOwn(run), run.signal),
    { columns: choice.columns, options: USUAL_OPTIONS },
    { bytes: 0 },
  );
  const context = await run.transaction((tx) => leadContext({ tx }, choice));
  const read = leadReader(table.headers, choice, context);
  const twins = new Twins();
  let step: ReadRow[] = [];
  let record = 0;
  for await (const raw of table.records) {
    record += 1;
    if (record > LEAD_IMPORT_MAX_ROWS)
      throw new FileRefused(
        `The file has more than ${LEAD_IMPORT_MAX_ROWS.toLocaleString('en-AU')} rows. Split it in two.`,
      );
    if (record % ROWS_AT_A_TIME === 0) {
      run.signal.throwIfAborted();
      await setImmediate();
    }
    const verdict = read(raw);
    const twinLine = verdict.ok ? twins.meet(verdict.value.addresses, raw.line) : null;
    // What an earlier attempt has done is read again for its twins alone.
    if (record > row.rowsDone) step.push({ ...raw, record, verdict, twinLine });
    if (step.length < LEAD_IMPORT_STEP) continue;
    yield step;
    step = [];
  }
  if (record === 0) throw new FileRefused('The file has a header but no rows.');
  if (step.length > 0) yield step;
}

/** Somebody stopped it, or another has it. */
class ImportStopped extends Error {}

const withinOwn =
  ({ services, workspaceId }: ImportRun) =>
  <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    openUnattended(services.database, workspaceId, work);

/** One transaction: its rows are judged, written and counted, or none of it happened. */
const doStep = (
  run: ImportRun,
  row: LockedImport,
  rows: readonly ReadRow[],
  myTurn: () => Promise<void>,
): Promise<void> =>
  withinOwn(run)(async (tx) => {
    const judged = await judgeStep({ tx }, rows);
    const change = await writeStep(run, tx, row, judged, async () => {
      await myTurn();
      await run.hold(tx);
      const now = await whileWorking(run, tx);
      if (!now) throw new ImportStopped('The import was stopped.');
      return now;
    });
    await changeImport(tx, row.id, change);
    await run.progress(tx, { done: change.rowsDone ?? 0, note: row.fileName });
  });

/** So many are written side by side while the next are read. */
const STEPS_AT_ONCE = 2;

const doSteps = async (run: ImportRun, row: LockedImport): Promise<void> => {
  const steps = new CommitsInTurn(STEPS_AT_ONCE);
  try {
    for await (const rows of stepsOf(run, row)) await steps.add((myTurn) => doStep(run, row, rows, myTurn));
    await steps.end();
  } finally {
    await steps.settle();
  }
};

const finish = (run: ImportRun): Promise<void> =>
  run.transaction(async (tx) => {
    const row = await whileWorking(run, tx);
    if (!row) return;
    const { workspaceId } = row;
    const wasChecked = row.state === 'checking';
    await setTimer({ tx, workspaceId }, FORGET_ROWS, {
      key: row.id,
      dueAt: new Date(Date.now() + ROWS_KEPT_DAYS * DAY_MS),
      payload: {},
    });
    if (wasChecked) {
      await changeImport(tx, row.id, { state: 'checked', jobId: null });
      await restUpload(tx, row.uploadId);
    } else {
      await changeImport(tx, row.id, { state: 'imported', jobId: null, uploadId: null, endedAt: new Date() });
      await discardUpload(tx, row.uploadId);
      await run.services.tell(tx, { kind: 'leads-imported', workspaceId });
    }
    await publish(tx, { workspaceId, subject: 'leadImports', id: row.id });
  });

/** Nothing of a file that cannot be taken is kept but the reason; what was added before stays. */
const refuse = (run: ImportRun, problem: string): Promise<void> =>
  run.transaction(async (tx) => {
    const row = await whileWorking(run, tx);
    if (!row) return;
    await changeImport(tx, row.id, { state: 'refused', problem, jobId: null, uploadId: null });
    await discardUpload(tx, row.uploadId);
    await publish(tx, { workspaceId: row.workspaceId, subject: 'leadImports', id: row.id });
  });

export const importLeads = async (run: ImportRun): Promise<JobOutcome> => {
  const row = await run.transaction((tx) => whileWorking(run, tx));
  if (!row) return {};
  try {
    await doSteps(run, row);
    await finish(run);
  } catch (error) {
    if (error instanceof ImportStopped) return {};
    if (!(error instanceof FileRefused)) throw error;
    await refuse(run, error.message);
  }
  return {};
};
