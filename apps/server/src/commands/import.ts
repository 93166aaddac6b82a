import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { REJECT_REASON_TEXTS, ROW_NOTE_TEXTS } from '@propguard/protocol/data-import-reasons';
import type { DataImport } from '@propguard/protocol/data-imports';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { openUnattended } from '../access/open-unattended.ts';
import { toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import type { Tell } from '../happenings/tell.ts';
import { diskSource } from '../intake/disk-source.ts';
import { FileRefused } from '../intake/file-refused.ts';
import { describeSource } from '../slices/data-imports/describe-source.ts';
import { getImport } from '../slices/data-imports/get-import.ts';
import { listImports } from '../slices/data-imports/list-imports.ts';
import { rejectedLines } from '../slices/data-imports/rejected-rows-csv.ts';
import { readingContext } from '../slices/data-imports/run/reading-context.ts';
import { importFromDisk, type OnProgress, undoOnDisk } from '../slices/data-imports/run-on-disk.ts';
import { refreshMarketFigures } from '../slices/market/refresh-market-figures.ts';
import { enterModel } from '../slices/models/enter-model.ts';
import { trainOnSales } from '../slices/models/train-model.ts';
import { openTable } from '../tabular/open-table.ts';
import { type Arguments, chooseSettings, readArguments, USAGE } from './import-arguments.ts';
import { withInstallationDatabase } from './installation-database.ts';
import { runCommand, say } from './run-command.ts';

const SAY_EVERY_MS = 2_000;
const SHOWN_IMPORTS = 50;

const rows = (count: number): string => count.toLocaleString('en-AU');

const sayProgress = (): OnProgress => {
  let saidAt = 0;
  return ({ done, total, note }) => {
    if (Date.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = Date.now();
    say(`${total > 0 ? Math.floor((100 * done) / total) : 100}%  ${note}`);
  };
};

const sayCounts = ({ id, state, counts, problem }: DataImport): void => {
  if (state === 'refused') throw new FileRefused(problem ?? 'The file was refused.');
  if (counts) {
    say(
      `read ${rows(counts.read)} = accepted ${rows(counts.accepted)} + rejected ${rows(counts.rejected)} + there already ${rows(counts.duplicates)}`,
    );
    if (counts.replaced > 0) say(`${rows(counts.replaced)} of the accepted rows replaced earlier ones.`);
    if (counts.withdrawn > 0)
      say(
        `${rows(counts.withdrawn)} earlier sales were taken out: their price is for several properties together.`,
      );
  }
  say(state === 'checked' ? `Nothing was written: a dry run. ${id}` : `${id}  ${state}`);
};

const bringsSales = ({ kind }: DataImport): boolean => kind === 'sales' || kind === 'nsw-psi';

/** As the worker does after an import: the new model takes over only when it is not worse. */
const trainAgain = async (database: Database): Promise<void> => {
  say('Training the valuation model on the new sales');
  const model = await trainOnSales({ reader: database.plain });
  if (!model) return say('There are too few sales to learn from.');
  const { verdict } = await openUnattended(database, null, (tx) => enterModel(tx, model));
  say(`Median error ${model.measures.mdape.toFixed(1)}% on sales it had not seen: ${verdict}.`);
};

/** A command has no queue: it makes the market figures in the same transaction, and trains the model at the end. */
const tell: Tell = async (tx, happening) => {
  if ('dataset' in happening && happening.dataset !== 'series') await refreshMarketFigures({ tx });
};

const importFile = async (database: Database, file: string, values: Arguments): Promise<void> => {
  const source = await diskSource(path.resolve(file));
  const { localities } = await openUnattended(database, null, (tx) => readingContext({ tx }, null));
  const { guess } = await describeSource(source, localities, openTable);
  const settings = await chooseSettings(
    values,
    guess ?? { kind: 'sales', columns: {}, options: USUAL_OPTIONS, name: source.name },
  );
  say(`${source.name} as ${settings.kind}: ${JSON.stringify(settings.columns)}`);
  const startedAt = performance.now();
  const done = await importFromDisk(database, {
    source,
    settings,
    dryRun: values['dry-run'] === true,
    tell,
    onProgress: sayProgress(),
  });
  sayCounts(done);
  if (done.state === 'completed' && bringsSales(done)) await trainAgain(database);
  const seconds = (performance.now() - startedAt) / 1000;
  say(`${seconds.toFixed(1)} s, ${rows(Math.round((done.counts?.read ?? 0) / seconds))} rows a second`);
  const { reasons, notes } = await openUnattended(database, null, (tx) => getImport({ tx }, done.id));
  for (const { reason, rows: count } of reasons)
    say(`${rows(count).padStart(10)}  ${REJECT_REASON_TEXTS[reason]}`);
  for (const { note, rows: count } of notes) say(`${rows(count).padStart(10)}  ${ROW_NOTE_TEXTS[note]}`);
  if (values.rejects) {
    await pipeline(rejectedLines(database, done.id), createWriteStream(path.resolve(values.rejects)));
    say(`The rejected rows are in ${values.rejects}`);
  }
};

const undo = async (database: Database, id: string): Promise<void> => {
  const undone = await undoOnDisk(database, id, { tell, onProgress: sayProgress() });
  sayCounts(undone);
  if (bringsSales(undone)) await trainAgain(database);
};

const listAll = async (database: Database): Promise<void> => {
  const { items } = await openUnattended(database, null, (tx) =>
    listImports({ tx }, { limit: SHOWN_IMPORTS }),
  );
  for (const { id, state, fileName, counts, createdAt } of items)
    say(
      `${id}  ${createdAt.slice(0, 16)}  ${state.padEnd(9)}  ${rows(counts?.accepted ?? 0).padStart(10)}  ${fileName}`,
    );
  if (items.length === 0) say('Nothing has been imported.');
};

await runCommand(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2));
  const [file] = positionals;
  if (values.help || (!file && !values.list && !values.undo)) return say(USAGE);
  const config = toConfig(readEnv(process.env));
  await withInstallationDatabase({ config, mustExist: true, say }, async (ownerUrl) => {
    const pool = openPool({ url: ownerUrl, size: 3, name: 'propguard-import', onError: () => undefined });
    try {
      const database = createDatabase(pool);
      if (values.list) await listAll(database);
      else if (values.undo) await undo(database, values.undo);
      else if (file) await importFile(database, file, values);
    } finally {
      await pool.end();
    }
  });
});
