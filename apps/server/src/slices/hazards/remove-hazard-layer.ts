import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { deleteLayer } from './store.ts';

/** Sample layers go with the sample world, built-in ones stay: neither is found here. */
export const removeHazardLayer = async ({ database }: Context, id: string): Promise<{ done: true }> => {
  const isGone = await database.asInstallation((tx) => deleteLayer(tx, id));
  if (!isGone) throw fail('NOT_FOUND');
  return { done: true };
};
