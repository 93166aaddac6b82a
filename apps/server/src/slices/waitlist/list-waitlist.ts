import type { WaitlistEntry } from '@propguard/protocol/waitlist';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { giveBack } from './end-offer.ts';
import { findOnList, lockEntry } from './store.ts';
import { toEntry } from './view.ts';

export const listWaitlist = async ({
  tx,
}: Pick<WorkspaceScope, 'tx'>): Promise<{ items: WaitlistEntry[] }> => ({
  items: (await findOnList(tx)).map(toEntry),
});

export const removeFromWaitlist = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  const entry = await lockEntry(scope.tx, id);
  if (!entry || (entry.state !== 'waiting' && entry.state !== 'offered')) throw fail('NOT_FOUND');
  await giveBack(scope, entry, 'left');
  return { done: true };
};
