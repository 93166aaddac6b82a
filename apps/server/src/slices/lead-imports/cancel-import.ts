import type { LeadImport } from '@propguard/protocol/lead-imports';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { discardUpload, restUpload } from '../../intake/use-upload.ts';
import { cancelJob } from '../jobs/cancel-job.ts';
import { getImport, requireImport } from './get-import.ts';
import { changeImport, deleteImport, lockImport, lockLiveJob } from './store.ts';

/** The job first, then the import: a worker holds them in this order too. */
const stopJob = async (scope: WorkspaceScope, id: string): Promise<void> => {
  const { jobId } = await requireImport(scope, id);
  const live = await lockLiveJob(scope.tx, jobId);
  if (live) await cancelJob(scope, live);
};

/** Stops after the rows that are being written; what was added stays, and the rest can follow. */
export const cancelImport = async (scope: WorkspaceScope, id: string): Promise<LeadImport> => {
  const { tx, workspaceId } = scope;
  await stopJob(scope, id);
  const row = await lockImport(tx, id);
  if (row?.state !== 'checking' && row?.state !== 'importing') throw fail('CONFLICT');
  await restUpload(tx, row.uploadId);
  await changeImport(tx, id, { state: row.state === 'checking' ? 'ready' : 'stopped', jobId: null });
  await publish(tx, { workspaceId, subject: 'leadImports', id });
  return getImport(scope, id);
};

/** The file and what was said of its rows go; leads that came of it stay. */
export const removeImport = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  const { tx, workspaceId } = scope;
  await stopJob(scope, id);
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  await changeImport(tx, id, { uploadId: null });
  await discardUpload(tx, row.uploadId);
  await deleteImport(tx, id);
  await publish(tx, { workspaceId, subject: 'leadImports', id });
  return { done: true };
};
