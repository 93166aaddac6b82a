import type { OutboundChannel } from '@propguard/rules/outbound/outbound-messages';
import type { TxScope } from '../../access/any-scope.ts';
import { findConnection } from './store.ts';

/** Whether the workspace can write by this channel now. Mail is asked for by `isMailConfigured`. */
export const hasChannel = async ({ tx }: TxScope, channel: OutboundChannel): Promise<boolean> =>
  (await findConnection(tx, channel))?.isEnabled ?? false;
