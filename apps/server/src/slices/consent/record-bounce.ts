import type { ConsentKind, ConsentSource } from '@propguard/rules/consent/consent-events';
import type { OutboundChannel } from '@propguard/rules/outbound/outbound-messages';
import type { TxScope } from '../../access/any-scope.ts';
import { insertEvent } from './store.ts';

type ToAddress = { workspaceId: string | null; personAddressId: string | null; channel: OutboundChannel };

const record = async ({ tx }: TxScope, message: ToAddress, kind: ConsentKind, source: ConsentSource) => {
  const { workspaceId, personAddressId, channel } = message;
  // The installation's own letters go to members and to who asked: each is written because somebody asked for it.
  if (workspaceId === null || personAddressId === null) return;
  await insertEvent(tx, { workspaceId, personAddressId, channel, kind, source });
};

/** There is nobody at the address that this message went to. */
export const recordBounce = (scope: TxScope, message: ToAddress, source: ConsentSource): Promise<void> =>
  record(scope, message, 'bounced', source);

/** Its reader called it spam. */
export const recordComplaint = (scope: TxScope, message: ToAddress): Promise<void> =>
  record(scope, message, 'complained', 'report');
