import { DIGEST_BYTES, decodeArrays, encodeArrays } from './array-codec.ts';
import { MODEL_FORMAT_VERSION } from './model-format.ts';
import type { ValuationModel } from './valuation-model.ts';

const MODEL_FILE = { magic: 'PGVM', version: MODEL_FORMAT_VERSION, name: 'valuation model' };

export const encodeModel = (model: ValuationModel): Uint8Array => encodeArrays(model, MODEL_FILE);

export const decodeModel = (stored: Uint8Array): ValuationModel =>
  decodeArrays(stored, MODEL_FILE) as ValuationModel;

/** SHA-256 of the stored bytes: what a valuation names as the model it came from. */
export const modelIdOf = (encoded: Uint8Array): string =>
  Buffer.from(encoded.subarray(encoded.length - DIGEST_BYTES)).toString('hex');
