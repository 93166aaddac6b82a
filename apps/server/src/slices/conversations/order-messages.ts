import type { TxScope } from '../../access/any-scope.ts';
import { swapPositions } from './message-store.ts';

/** Messages of one conversation, in the order that they are to stand in: they share the places that they have. */
export const orderMessages = async (
  { tx }: TxScope,
  wanted: readonly { id: string; position: number }[],
): Promise<void> => {
  const isInOrder = wanted.every(({ position }, at) => position > (wanted[at - 1]?.position ?? -1));
  if (!isInOrder) await swapPositions(tx, wanted);
};
