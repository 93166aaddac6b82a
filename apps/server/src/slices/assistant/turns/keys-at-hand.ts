import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { AnyScope } from '../../../access/any-scope.ts';
import { perNode } from '../../../access/per-node.ts';

/** Longer than a turn waits for anybody. */
const KEPT_MS = 10 * 60 * 1000;

type AtHand = { key: TriedKey; forgetting: NodeJS.Timeout };
const keysOf = perNode<AtHand>();

/**
 * The keys that turns were asked with, in this node's memory and nowhere else (decision 27): brought with the question,
 * with a retry, or with the stream that is opened again, and forgotten with the end of the answer or of the stream.
 */
export const putKeyAtHand = ({ services }: AnyScope, turnId: string, key: TriedKey): (() => void) => {
  const keys = keysOf(services.database);
  clearTimeout(keys.get(turnId)?.forgetting);
  const forget = (): void => {
    clearTimeout(mine.forgetting);
    // Another stream may have brought it since.
    if (keys.get(turnId) === mine) keys.delete(turnId);
  };
  const mine: AtHand = { key, forgetting: setTimeout(() => forget(), KEPT_MS).unref() };
  keys.set(turnId, mine);
  return forget;
};

export const keyAtHand = ({ services }: AnyScope, turnId: string): TriedKey | null =>
  keysOf(services.database).get(turnId)?.key ?? null;

/** The turn has been answered. */
export const forgetKey = ({ services }: AnyScope, turnId: string): void => {
  const keys = keysOf(services.database);
  clearTimeout(keys.get(turnId)?.forgetting);
  keys.delete(turnId);
};
