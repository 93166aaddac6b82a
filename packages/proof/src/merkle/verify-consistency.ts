import { HASH_BYTES, isSameHash, nodeHash } from './hashes.ts';

export type ConsistencyClaim = {
  before: number;
  after: number;
  beforeRoot: Uint8Array;
  afterRoot: Uint8Array;
  path: readonly Uint8Array[];
};

/** RFC 9162, 2.1.4.2: nothing that was in the log has been changed or taken out. */
export const isConsistent = ({ before, after, beforeRoot, afterRoot, path }: ConsistencyClaim): boolean => {
  if (!Number.isSafeInteger(before) || !Number.isSafeInteger(after)) return false;
  if (before < 0 || before > after || path.some((hash) => hash.length !== HASH_BYTES)) return false;
  if (before === after) return path.length === 0 && isSameHash(beforeRoot, afterRoot);
  if (before === 0) return path.length === 0;
  const isPowerOfTwo = Number.isInteger(Math.log2(before));
  const [first, ...rest] = isPowerOfTwo ? [beforeRoot, ...path] : path;
  if (!first || path.length === 0) return false;
  let at = before - 1;
  let last = after - 1;
  while (at % 2 === 1) {
    at = Math.floor(at / 2);
    last = Math.floor(last / 2);
  }
  let older = first;
  let newer = first;
  for (const sibling of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      older = nodeHash(sibling, older);
      newer = nodeHash(sibling, newer);
      while (at % 2 === 0 && at !== 0) {
        at = at / 2;
        last = Math.floor(last / 2);
      }
    } else newer = nodeHash(newer, sibling);
    at = Math.floor(at / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 && isSameHash(older, beforeRoot) && isSameHash(newer, afterRoot);
};
