import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';
import type { SignatureVerifier } from '../identity/signature-verifier.ts';
import { isSameHash } from '../merkle/hashes.ts';
import { type Checkpoint, readCheckpointText } from './checkpoint.ts';
import { NOTE_KEY_ID_BYTES, noteKeyId } from './note-key.ts';

const SIGNATURE_LINE = /^\u2014 (\S+) (\S+)\n$/;

type NoteKey = { publicKey: Uint8Array; verify: SignatureVerifier };

/** The checkpoint in a signed note, if this key signed it; null otherwise. */
export const openCheckpoint = async (
  note: string,
  { publicKey, verify }: NoteKey,
): Promise<Checkpoint | null> => {
  const gap = note.indexOf('\n\n');
  if (gap < 0) return null;
  const text = note.slice(0, gap + 1);
  const [, name, encoded] = SIGNATURE_LINE.exec(note.slice(gap + 2)) ?? [];
  const checkpoint = readCheckpointText(text);
  if (!checkpoint || !encoded || name !== checkpoint.origin) return null;
  try {
    const line = base64.decode(encoded);
    if (!isSameHash(line.slice(0, NOTE_KEY_ID_BYTES), noteKeyId(name, publicKey))) return null;
    return (await verify(line.slice(NOTE_KEY_ID_BYTES), utf8ToBytes(text))) ? checkpoint : null;
  } catch {
    return null;
  }
};
