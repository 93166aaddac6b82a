import type { Tx } from '../../../db/database.ts';
import { publish } from '../../../events/publish.ts';
import type { ImportRow } from '../store.ts';

export type RunMoment = 'started' | 'completed' | 'refused' | 'undone';

/** The one place through which the beginning and the end of every run go, in the transaction that makes them true. */
export const recordRun = async (
  tx: Tx,
  { id }: Pick<ImportRow, 'id' | 'createdBy'>,
  _moment: RunMoment,
): Promise<void> => {
  await publish(tx, { workspaceId: null, subject: 'dataImports', id });
};
