import { revokeGuestPass } from '../../../access/guest-passes.ts';
import type { OpenGuest } from '../../../access/guest-scope.ts';
import { openWorkspaceFor } from '../../../access/open-workspace.ts';
import { STRANGER } from './begin-visit.ts';
import { inVisit } from './visit-thread.ts';

/** The pass opens nothing from now on. What was said stays with the workspace. */
export const leaveVisit = async (open: OpenGuest): Promise<{ done: true }> => {
  await inVisit(open, 'read', async () => undefined);
  const { services, pass } = await open('read', async (scope) => scope);
  await openWorkspaceFor(services, { workspaceId: pass.workspaceId, ...STRANGER }, 'write', ({ tx }) =>
    revokeGuestPass(tx, pass.id),
  );
  return { done: true };
};
