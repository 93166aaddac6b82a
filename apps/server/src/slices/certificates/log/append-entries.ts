import { signCheckpoint } from '@propguard/proof/checkpoint/sign-checkpoint';
import { edgeOf, growLog, nodesFrom } from '@propguard/proof/merkle/log-growth';
import { rootOf } from '@propguard/proof/merkle/merkle-log';
import type { TxScope } from '../../../access/any-scope.ts';
import type { Signer } from '../keys/signer.ts';
import { findNodes, insertCheckpoint, insertNodes, setLogSize } from './log-store.ts';

export type Appended = { size: number; rootHash: Uint8Array };

/** A log is known by where it is: the name stands in every checkpoint. */
export const logOrigin = (publicUrl: string): string => `${new URL(publicUrl).host}/certificate-log`;

/** Adds leaves to the log of `before` entries, which the transaction holds, and signs its new head. */
export const appendEntries = async (
  { tx }: TxScope,
  before: number,
  leaves: readonly Uint8Array[],
  { signer, origin, signedAt }: { signer: Signer; origin: string; signedAt: Date },
): Promise<Appended> => {
  const edge = await findNodes(tx, edgeOf(before));
  const grown = growLog(
    edge.toSorted((a, b) => b.level - a.level),
    before,
    leaves,
  );
  const size = before + leaves.length;
  const rootHash = rootOf(nodesFrom([...edge, ...grown]), size);
  await insertNodes(tx, grown);
  await insertCheckpoint(tx, {
    size,
    rootHash: Buffer.from(rootHash),
    note: signCheckpoint({ origin, size, root: rootHash }, signer.key),
    signedAt,
  });
  await setLogSize(tx, size);
  return { size, rootHash };
};
