import type { OutboundMessage } from '@propguard/protocol/outbound';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { findListed } from './store.ts';
import { toOutboundMessage } from './view.ts';

export const getMessage = async ({ tx }: TxScope, id: string): Promise<OutboundMessage> => {
  const row = await findListed(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return toOutboundMessage(row);
};
