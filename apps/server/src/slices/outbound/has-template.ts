import type { OutboundChannel } from '@propguard/rules/outbound/outbound-messages';
import type { TxScope } from '../../access/any-scope.ts';
import { findConnection, findTemplate } from './store.ts';

/** Whether the workspace can send this template now: the channel is on, and has approved it with as many places. */
export const hasTemplate = async (
  { tx }: TxScope,
  channel: OutboundChannel,
  { name, places }: { name: string; places: number },
): Promise<boolean> => {
  const connection = await findConnection(tx, channel);
  if (!connection?.isEnabled) return false;
  const template = await findTemplate(tx, connection.id, name, 'en');
  return template?.approval === 'APPROVED' && template.variables === places;
};
