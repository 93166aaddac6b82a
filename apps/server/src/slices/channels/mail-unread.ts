import type { TimerRun } from '../../timers/define-timer.ts';
import { deliverByMail } from './deliver-reply.ts';
import { findUnread } from './mail-store.ts';

/** What members said in the widget and its visitor did not read follows them by mail, if they left an address. */
export const mailUnread = async ({
  services,
  tx,
  workspaceId,
  payload: { conversationId },
}: TimerRun<{ conversationId: string }>): Promise<void> => {
  for (const messageId of await findUnread(tx, conversationId))
    await deliverByMail({ services, tx }, { workspaceId, conversationId, messageId, by: 'member' });
};
