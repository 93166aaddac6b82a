import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const NOTE_ED25519 = Uint8Array.of(0x01);
export const NOTE_KEY_ID_BYTES = 4;

/** Which key signed a note (C2SP signed-note): the first bytes of a hash over its name and itself. */
export const noteKeyId = (name: string, publicKey: Uint8Array): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(`${name}\n`), NOTE_ED25519, publicKey)).slice(0, NOTE_KEY_ID_BYTES);
