import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import type { SigningKey } from '../identity/signing-key.ts';
import { type Checkpoint, checkpointText } from './checkpoint.ts';
import { noteKeyId } from './note-key.ts';

/** The checkpoint as a signed note: text, an empty line, the signature. */
export const signCheckpoint = (checkpoint: Checkpoint, key: SigningKey): string => {
  const text = checkpointText(checkpoint);
  const signature = key.sign(utf8ToBytes(text));
  const line = base64.encode(concatBytes(noteKeyId(checkpoint.origin, key.publicKey), signature));
  return `${text}\n\u2014 ${checkpoint.origin} ${line}\n`;
};
