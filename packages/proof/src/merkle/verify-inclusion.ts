import { HASH_BYTES, isSameHash, nodeHash } from './hashes.ts';

export type InclusionClaim = {
  leaf: Uint8Array;
  index: number;
  size: number;
  path: readonly Uint8Array[];
  root: Uint8Array;
};

/** RFC 9162, 2.1.3.2. */
export const isIncluded = ({ leaf, index, size, path, root }: InclusionClaim): boolean => {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size)) return false;
  if (index < 0 || index >= size || path.some((hash) => hash.length !== HASH_BYTES)) return false;
  let at = index;
  let last = size - 1;
  let hash = leaf;
  for (const sibling of path) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sibling, hash);
      while (at % 2 === 0 && at !== 0) {
        at = at / 2;
        last = Math.floor(last / 2);
      }
    } else hash = nodeHash(hash, sibling);
    at = Math.floor(at / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 && isSameHash(hash, root);
};
