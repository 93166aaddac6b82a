import type { TxScope } from '../../../access/any-scope.ts';
import { publish } from '../../../events/publish.ts';
import { installationChain } from '../../audit/chain.ts';
import { endAudit } from '../../audit/end-audit.ts';
import { startAudit } from '../../audit/start-audit.ts';
import { naturalId } from '../natural-id.ts';
import type { ImportRow } from '../store.ts';

export type RunMoment = 'started' | 'completed' | 'refused';

/** One entry a run: a run that is taken up again after a crash goes on with its own. */
const entryIdOf = ({ id, state, startedAt }: ImportRow): string =>
  naturalId('import-run', `${id} ${state} ${startedAt?.toISOString() ?? ''}`);

/** The one place through which the beginning and the end of every run go, in the transaction that makes them true. */
export const recordRun = async ({ tx }: TxScope, row: ImportRow, moment: RunMoment): Promise<void> => {
  const entryId = await startAudit({ tx }, installationChain(row.createdBy), {
    action: 'import-data',
    subject: { kind: 'data-import', id: row.id },
    details: row.state === 'undoing' ? `${row.fileName}, undone` : row.fileName,
    inputs: { contentHash: row.contentHash, settings: row.settings, dryRun: row.dryRun },
    entryId: entryIdOf(row),
  });
  if (moment !== 'started') await endAudit({ tx }, entryId, moment === 'completed' ? 'COMPLETED' : 'FAILED');
  await publish(tx, { workspaceId: null, subject: 'dataImports', id: row.id });
};
