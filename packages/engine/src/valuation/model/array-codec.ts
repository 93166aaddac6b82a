import { createHash } from 'node:crypto';

/**
 * Layout: four letters, version and length of the header as 32-bit numbers, the header as JSON, then the arrays, each
 * at a multiple of 8 bytes, and the SHA-256 of all before it. In the header an array stands as {$: kind, at, length}.
 */
const FIXED_BYTES = 12;
export const DIGEST_BYTES = 32;
const ALIGNMENT = 8;

const ARRAYS = { Int8Array, Uint8Array, Int32Array, Float64Array } as const;
type ArrayKind = keyof typeof ARRAYS;
type StoredArray = { $: ArrayKind; at: number; length: number };

/** What the file is: its letters, its version, and its name in an error's sentence. */
export type FileKind = { magic: string; version: number; name: string };

export class ModelFormatError extends Error {
  override name = 'ModelFormatError';
}

export const encodeArrays = (content: unknown, { magic, version }: FileKind): Uint8Array => {
  const arrays: { at: number; bytes: Uint8Array }[] = [];
  let size = 0;
  const header = JSON.stringify(content, (_key, value: unknown) => {
    if (!ArrayBuffer.isView(value)) return value;
    const kind = value.constructor.name as ArrayKind;
    const at = size;
    arrays.push({ at, bytes: new Uint8Array(value.buffer, value.byteOffset, value.byteLength) });
    size = aligned(size + value.byteLength);
    return { $: kind, at, length: value.byteLength / ARRAYS[kind].BYTES_PER_ELEMENT } satisfies StoredArray;
  });
  const headerBytes = new TextEncoder().encode(header);
  const start = aligned(FIXED_BYTES + headerBytes.length);
  const bytes = new Uint8Array(start + size + DIGEST_BYTES);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(magic));
  view.setUint32(4, version, true);
  view.setUint32(8, headerBytes.length, true);
  bytes.set(headerBytes, FIXED_BYTES);
  for (const array of arrays) bytes.set(array.bytes, start + array.at);
  bytes.set(digestOf(bytes), start + size);
  return bytes;
};

export const decodeArrays = (stored: Uint8Array, kind: FileKind): unknown => {
  // Arrays are views into a copy, so that they are aligned and nobody else's.
  const bytes = stored.slice();
  const { magic, name } = kind;
  if (bytes.length < FIXED_BYTES + DIGEST_BYTES || new TextDecoder().decode(bytes.subarray(0, 4)) !== magic) {
    throw new ModelFormatError(`This is not a ${name}.`);
  }
  const view = new DataView(bytes.buffer);
  const version = view.getUint32(4, true);
  if (version !== kind.version) {
    throw new ModelFormatError(
      `The ${name} has format ${version}; this release reads format ${kind.version}.`,
    );
  }
  const digest = bytes.subarray(bytes.length - DIGEST_BYTES);
  if (!digestOf(bytes).every((byte, i) => byte === digest[i])) {
    throw new ModelFormatError(`The ${name} was changed or cut off after it was stored.`);
  }
  const headerLength = view.getUint32(8, true);
  const start = aligned(FIXED_BYTES + headerLength);
  const header = new TextDecoder().decode(bytes.subarray(FIXED_BYTES, FIXED_BYTES + headerLength));
  return JSON.parse(header, (_key, value: unknown) => {
    if (!isStoredArray(value)) return value;
    return new ARRAYS[value.$](bytes.buffer, start + value.at, value.length);
  });
};

const aligned = (offset: number): number => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;

const digestOf = (bytes: Uint8Array): Uint8Array =>
  createHash('sha256')
    .update(bytes.subarray(0, bytes.length - DIGEST_BYTES))
    .digest();

const isStoredArray = (value: unknown): value is StoredArray =>
  typeof value === 'object' && value !== null && '$' in value;
