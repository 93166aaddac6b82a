import type { OpenWorkspace } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import type { Step } from './sync-subscription.ts';

/** Further steps in the workspace of the first: who has left it meanwhile would be in another of theirs. */
export const ownStep =
  (open: OpenWorkspace, workspaceId: string): Step =>
  (work) =>
    open('write', (scope) => {
      if (scope.workspaceId !== workspaceId) throw fail('CONFLICT');
      return work(scope.tx);
    });
