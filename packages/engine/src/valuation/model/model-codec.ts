import { createHash } from 'node:crypto';
import { MODEL_FORMAT_VERSION } from './model-format.ts';
import type { ValuationModel } from './valuation-model.ts';

/**
 * Layout: `PGVM`, version and length of the header as 32-bit numbers, the header as JSON, then the arrays, each at a
 * multiple of 8 bytes, and the SHA-256 of all before it. In the header an array stands as {$: kind, at, length}.
 */
const MAGIC = 'PGVM';
const FIXED_BYTES = 12;
const DIGEST_BYTES = 32;
const ALIGNMENT = 8;

const ARRAYS = { Int8Array, Uint8Array, Int32Array, Float64Array } as const;
type ArrayKind = keyof typeof ARRAYS;
type StoredArray = { $: ArrayKind; at: number; length: number };

export class ModelFormatError extends Error {
  override name = 'ModelFormatError';
}

export const encodeModel = (model: ValuationModel): Uint8Array => {
  const arrays: { at: number; bytes: Uint8Array }[] = [];
  let size = 0;
  const header = JSON.stringify(model, (_key, value: unknown) => {
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
  bytes.set(new TextEncoder().encode(MAGIC));
  view.setUint32(4, MODEL_FORMAT_VERSION, true);
  view.setUint32(8, headerBytes.length, true);
  bytes.set(headerBytes, FIXED_BYTES);
  for (const array of arrays) bytes.set(array.bytes, start + array.at);
  bytes.set(digestOf(bytes), start + size);
  return bytes;
};

export const decodeModel = (stored: Uint8Array): ValuationModel => {
  // Arrays are views into a copy, so that they are aligned and nobody else's.
  const bytes = stored.slice();
  if (bytes.length < FIXED_BYTES + DIGEST_BYTES || new TextDecoder().decode(bytes.subarray(0, 4)) !== MAGIC) {
    throw new ModelFormatError('This is not a valuation model.');
  }
  const view = new DataView(bytes.buffer);
  const version = view.getUint32(4, true);
  if (version !== MODEL_FORMAT_VERSION) {
    throw new ModelFormatError(
      `The model has format ${version}; this release reads format ${MODEL_FORMAT_VERSION}.`,
    );
  }
  const digest = bytes.subarray(bytes.length - DIGEST_BYTES);
  if (!digestOf(bytes).every((byte, i) => byte === digest[i])) {
    throw new ModelFormatError('The model was changed or cut off after it was stored.');
  }
  const headerLength = view.getUint32(8, true);
  const start = aligned(FIXED_BYTES + headerLength);
  const header = new TextDecoder().decode(bytes.subarray(FIXED_BYTES, FIXED_BYTES + headerLength));
  return JSON.parse(header, (_key, value: unknown) => {
    if (!isStoredArray(value)) return value;
    return new ARRAYS[value.$](bytes.buffer, start + value.at, value.length);
  }) as ValuationModel;
};

/** SHA-256 of the stored bytes: what a valuation names as the model it came from. */
export const modelIdOf = (encoded: Uint8Array): string =>
  Buffer.from(encoded.subarray(encoded.length - DIGEST_BYTES)).toString('hex');

const aligned = (offset: number): number => Math.ceil(offset / ALIGNMENT) * ALIGNMENT;

const digestOf = (bytes: Uint8Array): Uint8Array =>
  createHash('sha256')
    .update(bytes.subarray(0, bytes.length - DIGEST_BYTES))
    .digest();

const isStoredArray = (value: unknown): value is StoredArray =>
  typeof value === 'object' && value !== null && '$' in value;
