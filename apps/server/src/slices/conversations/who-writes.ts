import { shownAddress } from '@propguard/rules/conversations/shown-address';
import type { TxScope } from '../../access/any-scope.ts';
import { findWriter } from './contact-store.ts';

/** Whom a conversation is with: by name, else by the address that their channel shows; null: nothing of them is known. */
export const whoWrites = async (
  { tx }: Pick<TxScope, 'tx'>,
  conversationId: string,
): Promise<{ who: string | null; personId: string | null }> => {
  const found = await findWriter(tx, conversationId);
  if (!found) return { who: null, personId: null };
  const { name, channel, value, personId } = found;
  return { who: name ?? shownAddress(channel, value), personId };
};
