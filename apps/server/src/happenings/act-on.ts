import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Follower, Followers } from './follower.ts';
import type { Happening } from './happening.ts';

/** One after the other, in the order of the table: they share a transaction, and the first to fail ends it. */
export const actOn = async (
  followers: Followers,
  told: { services: Context; tx: Tx },
  happening: Happening,
): Promise<void> => {
  const those: readonly Follower<never>[] = followers[happening.kind];
  for (const { act } of those as readonly Follower<Happening>[]) await act(told, happening);
};
