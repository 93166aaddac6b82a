import { EMPTY_ROOT, HASH_BYTES, leafHash, nodeHash } from './hashes.ts';
import { type Subtree, splitPoint, wholeSubtrees } from './subtree.ts';

/** Where the hashes of whole subtrees are kept. */
export type NodeSource = { nodeAt: (subtree: Subtree) => Uint8Array };

/** The root of `[start, end)`, from the whole subtrees in it. */
const rangeRoot = (nodes: NodeSource, start: number, end: number): Uint8Array => {
  const parts = wholeSubtrees(start, end).map((part) => nodes.nodeAt(part));
  return parts.reduceRight((right, left) => nodeHash(left, right));
};

export const rootOf = (nodes: NodeSource, size: number): Uint8Array =>
  size === 0 ? EMPTY_ROOT : rangeRoot(nodes, 0, size);

/** RFC 9162, 2.1.3.1: the hashes that lead from a leaf to the root, from the leaf up. */
export const inclusionProof = (nodes: NodeSource, index: number, size: number): Uint8Array[] => {
  if (index < 0 || index >= size) throw new RangeError('The leaf is not in the log.');
  const path: Uint8Array[] = [];
  let start = 0;
  let end = size;
  while (end - start > 1) {
    const middle = start + splitPoint(end - start);
    if (index < middle) {
      path.unshift(rangeRoot(nodes, middle, end));
      end = middle;
    } else {
      path.unshift(rangeRoot(nodes, start, middle));
      start = middle;
    }
  }
  return path;
};

/** RFC 9162, 2.1.4.1: that the log of `before` entries is the beginning of the log of `after`. */
export const consistencyProof = (nodes: NodeSource, before: number, after: number): Uint8Array[] => {
  if (before < 0 || before > after) throw new RangeError('A log never shrinks.');
  if (before === 0 || before === after) return [];
  const path: Uint8Array[] = [];
  let start = 0;
  let end = after;
  let isWhole = true;
  while (before !== end) {
    const middle = start + splitPoint(end - start);
    if (before <= middle) {
      path.unshift(rangeRoot(nodes, middle, end));
      end = middle;
    } else {
      path.unshift(rangeRoot(nodes, start, middle));
      start = middle;
      isWhole = false;
    }
  }
  return isWhole ? path : [rangeRoot(nodes, start, end), ...path];
};

/** An append-only log in memory: the hashes of every whole subtree, level by level. */
export class MerkleLog implements NodeSource {
  readonly #levels: Uint8Array[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  nodeAt({ level, index }: Subtree): Uint8Array {
    if ((index + 1) * 2 ** level > this.#size) throw new RangeError('The log has no such node yet.');
    const hashes = this.#levels[level];
    if (!hashes) throw new RangeError('The log has no such level yet.');
    return hashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);
  }

  /** Returns the place of the new leaf. */
  append(entry: Uint8Array): number {
    return this.appendHash(leafHash(entry));
  }

  appendHash(hash: Uint8Array): number {
    const index = this.#size++;
    this.#put({ level: 0, index }, hash);
    let node = hash;
    let at = index;
    // Every 1 at the end of the index completes a subtree.
    for (let level = 0; at % 2 === 1; level++) {
      node = nodeHash(this.nodeAt({ level, index: at - 1 }), node);
      at = (at - 1) / 2;
      this.#put({ level: level + 1, index: at }, node);
    }
    return index;
  }

  #put({ level, index }: Subtree, hash: Uint8Array): void {
    const needed = (index + 1) * HASH_BYTES;
    let hashes = this.#levels[level];
    if (!hashes || hashes.length < needed) {
      const grown = new Uint8Array(Math.max(needed, 2 * (hashes?.length ?? 0)));
      if (hashes) grown.set(hashes);
      this.#levels[level] = grown;
      hashes = grown;
    }
    hashes.set(hash, index * HASH_BYTES);
  }
}
