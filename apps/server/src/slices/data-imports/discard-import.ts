import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail } from '../../fail.ts';
import { forgetImport } from './forget-import.ts';
import { lockImport } from './store.ts';
import { toDataImport } from './view.ts';

/** Imports that added nothing, or whose rows were taken out again. What runs is cancelled first. */
const DISCARDABLE = new Set(['uploading', 'ready', 'checked', 'refused', 'stopped', 'failed', 'undone']);

export const discardImport = async ({ tx }: InstallationScope, id: string): Promise<{ done: true }> => {
  const row = await lockImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (!DISCARDABLE.has(toDataImport(row).state) || row.datasetId !== null) throw fail('CONFLICT');
  await forgetImport({ tx }, row);
  return { done: true };
};
