import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { sayToBoth } from './add-message.ts';
import { findChannel } from './store.ts';

/** Where a failed answer is not seen as such: on our own pages it stands at the question, with a way to ask again. */
export const tellOfFailure = async (
  scope: WorkspaceScope,
  { id, segment }: { id: string; segment: number },
  text: string,
): Promise<void> => {
  const channel = await findChannel(scope.tx, id);
  if (channel !== 'website' && channel !== 'api') await sayToBoth(scope, { id, segment, channel }, text);
};
