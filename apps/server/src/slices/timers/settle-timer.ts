import type { InstallationScope } from '../../access/installation-scope.ts';
import { enterWorkspace, type Tx } from '../../db/database.ts';
import { ring } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { TIMER_BELL } from '../../timers/waiting.ts';
import { deleteTimer, findWorkspaceOfBuried, reviveTimer } from './store.ts';

/** The installation sees a timer that was buried, and no other; it is changed as its workspace would. */
const enterWorkspaceOf = async (tx: Tx, id: string): Promise<void> => {
  const workspaceId = await findWorkspaceOfBuried(tx, id);
  if (!workspaceId) throw fail('NOT_FOUND');
  await enterWorkspace(tx, workspaceId);
};

export const retryTimer = async ({ tx }: InstallationScope, id: string): Promise<{ done: true }> => {
  await enterWorkspaceOf(tx, id);
  await reviveTimer(tx, id);
  await ring(tx, TIMER_BELL);
  return { done: true };
};

export const removeTimer = async ({ tx }: InstallationScope, id: string): Promise<{ done: true }> => {
  await enterWorkspaceOf(tx, id);
  await deleteTimer(tx, id);
  return { done: true };
};
