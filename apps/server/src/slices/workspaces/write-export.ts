import { EXPORT_KEPT_DAYS } from '@propguard/rules/workspaces/limits';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { storeFile } from '../files/store-file.ts';
import { findMembers, findWorkspace } from './store.ts';
import { countRows, type ExportedRow, readRows } from './table-rows-store.ts';
import { findWorkspaceTables, type WorkspaceTable } from './workspace-tables-store.ts';

const EXPORT_FORMAT = 'propguard-workspace-export';
const EXPORT_VERSION = 1;
const ROWS_AT_ONCE = 500;

/**
 * One JSON document: `format`, `version`, `exportedAt`, `workspace`, `people` (the members' names and addresses) and
 * `tables`, each a list of rows with the database's column names. It is read in steps, each a transaction of its own:
 * what is written to the workspace meanwhile may or may not be in it.
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

  let done = 0;
  const readTable = async (table: WorkspaceTable): Promise<ExportedRow[]> => {
    const rows: ExportedRow[] = [];
    for (;;) {
      const step = await run.transaction(async (tx) => {
        const next = await readRows(tx, { table, workspaceId, last: rows.at(-1), limit: ROWS_AT_ONCE });
        done += next.length;
        await run.progress(tx, { done, total: Math.max(total, done), note: table.name });
        return next;
      });
      rows.push(...step);
      if (step.length < ROWS_AT_ONCE) return rows;
    }
  };
  const contents: Record<string, ExportedRow[]> = {};
  for (const table of tables) contents[table.name] = await readTable(table);

  const document = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt,
    workspace,
    people,
    tables: contents,
  };
  const fileId = await run.transaction((tx) =>
    storeFile(
      { tx },
      {
        workspaceId,
        name: `propguard-workspace-${exportedAt.toISOString().slice(0, 10)}.json`,
        mediaType: 'application/json',
        content: Buffer.from(`${JSON.stringify(document, null, 2)}\n`),
        keptDays: EXPORT_KEPT_DAYS,
      },
    ),
  );
  return { fileId };
};
