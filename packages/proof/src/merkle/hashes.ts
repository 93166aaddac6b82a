import { sha256 } from '@noble/hashes/sha2.js';

export const HASH_BYTES = 32;
/** RFC 9162, 2.1.1: a leaf can never be taken for a node. */
const LEAF_PREFIX = 0x00;
const NODE_PREFIX = 0x01;

export const EMPTY_ROOT: Uint8Array = sha256(new Uint8Array(0));

export const leafHash = (entry: Uint8Array): Uint8Array => {
  const input = new Uint8Array(1 + entry.length);
  input[0] = LEAF_PREFIX;
  input.set(entry, 1);
  return sha256(input);
};

export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => {
  const input = new Uint8Array(1 + 2 * HASH_BYTES);
  input[0] = NODE_PREFIX;
  input.set(left, 1);
  input.set(right, 1 + HASH_BYTES);
  return sha256(input);
};

export const isSameHash = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
