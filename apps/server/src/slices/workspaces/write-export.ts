import { EXPORT_KEPT_DAYS } from '@propguard/rules/workspaces/limits';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { PACKED } from '../files/packed.ts';
import { storeFile } from '../files/store-file.ts';
import { openPackedJson } from './packed-json.ts';
import { findMembers, findWorkspace } from './store.ts';
import { countRows, type ExportedRow, readRows } from './table-rows-store.ts';
import { findWorkspaceTables, type WorkspaceTable } from './workspace-tables-store.ts';

const EXPORT_FORMAT = 'propguard-workspace-export';
const EXPORT_VERSION = 1;
/** Rows may be of megabytes each: how many are read at once follows from how long those before were. */
const FIRST_ROWS = 8;
const MOST_ROWS = 500;
const LETTERS_AT_ONCE = 1024 * 1024;

const nextLimit = (rows: readonly ExportedRow[]): number => {
  const letters = rows.reduce((sum, { json }) => sum + json.length, 0);
  const fitting = Math.floor((LETTERS_AT_ONCE * rows.length) / letters);
  return Math.max(1, Math.min(fitting, rows.length * 8, MOST_ROWS));
};

/**
 * One JSON document: `format`, `version`, `exportedAt`, `workspace`, `people` (the members' names and addresses) and
 * `tables`, each a list of rows with the database's column names. It is read in steps, each a transaction of its own:
 * what is written to the workspace meanwhile may or may not be in it. It is written, and packed, as it is read.
 */
export const writeExport = async (run: JobRun<object>): Promise<JobOutcome> => {
  const { workspaceId } = run;
  if (workspaceId === null) throw new Error('An export needs a workspace.');
  const exportedAt = new Date();
  const { workspace, people, tables, total } = await run.transaction(async (tx) => {
    const row = await findWorkspace(tx, workspaceId);
    if (!row) throw new Error('The workspace is gone.');
    const members = await findMembers(tx, workspaceId);
    const found = await findWorkspaceTables(tx);
    let rows = 0;
    for (const table of found) rows += await countRows(tx, table, workspaceId);
    return {
      workspace: row,
      people: members.map(({ member, name, email, isAnonymous }) => ({
        accountId: member.accountId,
        name,
        email: isAnonymous ? null : email,
      })),
      tables: found,
      total: rows,
    };
  });

  const document = openPackedJson();
  const head = JSON.stringify({
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt,
    workspace,
    people,
  });
  await document.write(`${head.slice(0, -1)},\n"tables": {`);
  let done = 0;
  const writeTable = async (table: WorkspaceTable, isFirst: boolean): Promise<void> => {
    await document.begin(`${isFirst ? '' : ','}\n${JSON.stringify(table.name)}: [`);
    let last: ExportedRow | undefined;
    for (let limit = FIRST_ROWS; ; ) {
      const [after, most] = [last?.key, limit];
      const rows = await run.transaction(async (tx) => {
        const next = await readRows(tx, { table, workspaceId, last: after, limit: most });
        done += next.length;
        await run.progress(tx, { done, total: Math.max(total, done), note: table.name });
        return next;
      });
      for (const { json } of rows) await document.next(json);
      if (rows.length < limit) break;
      last = rows.at(-1);
      limit = nextLimit(rows);
    }
    await document.write('\n]');
  };
  for (const [at, table] of tables.entries()) await writeTable(table, at === 0);

  const content = await document.end('\n}}\n');
  const fileId = await run.transaction((tx) =>
    storeFile(
      { tx },
      {
        workspaceId,
        name: `propguard-workspace-${exportedAt.toISOString().slice(0, 10)}.json`,
        mediaType: `application/json${PACKED}`,
        content,
        keptDays: EXPORT_KEPT_DAYS,
      },
    ),
  );
  return { fileId };
};
