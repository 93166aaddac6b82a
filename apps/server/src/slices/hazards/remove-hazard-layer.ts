import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail } from '../../fail.ts';
import { deleteLayer } from './store.ts';

/** Sample layers go with the sample world, built-in ones stay: neither is found here. */
export const removeHazardLayer = async ({ tx }: InstallationScope, id: string): Promise<{ done: true }> => {
  if (!(await deleteLayer(tx, id))) throw fail('NOT_FOUND');
  return { done: true };
};
