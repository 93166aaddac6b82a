import type { LeadImport, LeadImportChoice } from '@propguard/protocol/lead-imports';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { LEAD_FIELDS } from '@propguard/rules/lead-imports/lead-columns';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import { holdUpload, requireComplete } from '../../intake/use-upload.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { checkColumns } from '../../tabular/mapped-columns.ts';
import { listAgents } from '../agents/list-agents.ts';
import { getImport } from './get-import.ts';
import { importLeadsJob } from './jobs.ts';
import { deleteRows } from './rows-store.ts';
import { changeImport, type LockedImport, lockImport } from './store.ts';

const NOTHING_YET = { rows: 0, rowsDone: 0, added: 0, completed: 0, known: 0, twice: 0, alike: 0, broken: 0 };

const queue = async (
  { services, tx, workspaceId, accountId }: WorkspaceScope,
  row: LockedImport,
  change: Parameters<typeof changeImport>[2],
): Promise<LeadImport> => {
  await holdUpload(tx, row.uploadId);
  const jobId = await enqueue(services.queue, tx, importLeadsJob, {
    workspaceId,
    accountId,
    input: { importId: row.id, accountId },
  });
  await changeImport(tx, row.id, { ...change, problem: null, jobId });
  await publish(tx, { workspaceId, subject: 'leadImports', id: row.id });
  return getImport({ tx }, row.id);
};

const demandColumns = (row: LockedImport, columns: LeadImportChoice['columns']): void => {
  const headers = row.reading?.columns.map(({ name }) => name) ?? [];
  try {
    checkColumns(LEAD_FIELDS, headers, { columns, filters: USUAL_OPTIONS.filters });
  } catch (error) {
    if (error instanceof FileRefused) throw invalid({ field: 'columns', message: error.message });
    throw error;
  }
};

/** Every row is gone through, and what would become of it is kept. Nothing else is written. */
export const checkImport = async (
  scope: WorkspaceScope,
  { id, ...choice }: LeadImportChoice & { id: string },
): Promise<LeadImport> => {
  const { tx } = scope;
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  const { state } = await getImport({ tx }, id);
  if (state !== 'ready' && state !== 'checked') throw fail('CONFLICT');
  demandColumns(row, choice.columns);
  const { items } = await listAgents({ tx });
  if (choice.agentId !== null && !items.some((agent) => agent.id === choice.agentId))
    throw invalid({ field: 'agentId', message: 'Choose an agent of this workspace.' });
  await requireComplete(tx, 'lead-import', row.uploadId);
  await deleteRows(tx, id);
  return queue(scope, row, { state: 'checking', choice, ...NOTHING_YET });
};

/** What was checked is written; what stopped half-way goes on with the rest. */
export const runImport = async (scope: WorkspaceScope, id: string): Promise<LeadImport> => {
  const { tx } = scope;
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  const { state } = await getImport({ tx }, id);
  if (state !== 'checked' && state !== 'stopped') throw fail('CONFLICT');
  await requireComplete(tx, 'lead-import', row.uploadId);
  if (state === 'stopped') return queue(scope, row, { state: 'importing' });
  // Counted anew: somebody may have become a lead since.
  await deleteRows(tx, id);
  return queue(scope, row, { state: 'importing', ...NOTHING_YET });
};
