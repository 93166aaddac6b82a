import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { base32nopad, base58 } from '@scure/base';

/** Multihash: SHA-256, 32 bytes. */
const SHA2_256 = Uint8Array.of(0x12, 0x20);
/** CID version 1 of raw bytes. */
const V1_RAW = Uint8Array.of(0x01, 0x55);
/** Protocol buffer fields of UnixFS (1: type, file; 2: data; 3: size) inside dag-pb (1: data). */
const FILE = Uint8Array.of(0x08, 0x02);
const DATA = Uint8Array.of(0x12);
const SIZE = Uint8Array.of(0x18);
const NODE_DATA = Uint8Array.of(0x0a);
/** Larger files are cut into blocks by `ipfs add`, and then have another CIDv0. */
const ONE_BLOCK_BYTES = 262_144;

const varint = (value: number): Uint8Array => {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest = Math.floor(rest / 128);
  }
  return Uint8Array.from([...bytes, rest]);
};

/** `bafkrei…`: the address of exactly these bytes (CIDv1, raw, SHA-256, base 32). */
export const cidV1Of = (content: Uint8Array): string =>
  `b${base32nopad.encode(concatBytes(V1_RAW, SHA2_256, sha256(content))).toLowerCase()}`;

/** `Qm…`: what `ipfs add` gives to a file of these bytes (CIDv0 of one UnixFS block). */
export const cidV0Of = (content: Uint8Array): string => {
  if (content.length > ONE_BLOCK_BYTES) throw new RangeError('The file does not fit in one block.');
  const size = varint(content.length);
  const data = content.length === 0 ? new Uint8Array(0) : concatBytes(DATA, size, content);
  const file = concatBytes(FILE, data, SIZE, size);
  return base58.encode(concatBytes(SHA2_256, sha256(concatBytes(NODE_DATA, varint(file.length), file))));
};
