import type { ConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import type { TxScope } from '../../access/any-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import {
  findByProviderId,
  findReceipts,
  insertReceipt,
  lockMessage,
  type MessageRow,
  type ReceiptRow,
  updateMessage,
} from './store.ts';
import { tellOfMessage } from './tell-of-message.ts';

/** How far a message came. What was said later never takes it back; one that failed can only turn out to have arrived. */
const AFTER: Partial<Record<MessageRow['state'], readonly ReceiptRow['state'][]>> = {
  sent: ['read', 'delivered', 'failed'],
  delivered: ['read'],
  failed: ['read', 'delivered'],
};

const changeBy = (state: MessageRow['state'], receipt: ReceiptRow) => {
  // That somebody read what had failed says that it arrived; no more is written down.
  if (receipt.state === 'read' && state !== 'failed')
    return { state: 'read' as const, readAt: receipt.at, error: null, reason: null };
  if (receipt.state === 'failed')
    return { state: 'failed' as const, reason: 'rejected' as const, error: receipt.error };
  return { state: 'delivered' as const, deliveredAt: receipt.at, error: null, reason: null };
};

/** Applies what the service has said of a message so far, in whatever order it said it. */
export const applyReceipts = async (scope: TxScope, id: string): Promise<void> => {
  const { tx } = scope;
  const message = await lockMessage(tx, id);
  if (!message?.providerId) return;
  const receipts = await findReceipts(tx, { channel: message.channel, providerId: message.providerId });
  const next = AFTER[message.state]
    ?.map((state) => receipts.find((receipt) => receipt.state === state))
    .find((receipt) => receipt !== undefined);
  if (!next) return;
  await updateMessage(tx, id, changeBy(message.state, next));
  await tellOfMessage(scope, message);
};

type Said = {
  channel: ConnectedChannel;
  providerId: string;
  state: ReceiptRow['state'];
  error: string | null;
};

/** A service says what became of a message of ours; also before we know under which name it keeps it. */
export const settleReceipt = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  said: Said,
): Promise<boolean> => {
  const isNew = await insertReceipt(scope.tx, { workspaceId: scope.workspaceId, ...said });
  const id = isNew && (await findByProviderId(scope.tx, said));
  if (id) await applyReceipts(scope, id);
  return isNew;
};
