import type { OutboundMessage } from '@propguard/protocol/outbound';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { getMessage } from './get-message.ts';
import { lockMessage, updateMessage } from './store.ts';
import { tellOfMessage } from './tell-of-message.ts';

/** What has left, or is about to, cannot be called back. */
export const cancelMessage = async (scope: WorkspaceScope, id: string): Promise<OutboundMessage> => {
  const message = await lockMessage(scope.tx, id);
  if (!message) throw fail('NOT_FOUND');
  if (message.state !== 'queued' && message.state !== 'held') throw fail('CONFLICT');
  await updateMessage(scope.tx, id, { state: 'refused', reason: 'cancelled' });
  await tellOfMessage(scope, message);
  return getMessage(scope, id);
};
