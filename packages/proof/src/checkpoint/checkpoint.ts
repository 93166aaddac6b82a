import { base64 } from '@scure/base';
import { HASH_BYTES } from '../merkle/hashes.ts';

/** The head of a log: how many entries, and the root over them (C2SP tlog-checkpoint). */
export type Checkpoint = { origin: string; size: number; root: Uint8Array };

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${base64.encode(root)}\n`;

const SIZE = /^(?:0|[1-9]\d{0,15})$/;

export const readCheckpointText = (text: string): Checkpoint | null => {
  const [origin, size, root, end, ...more] = text.split('\n');
  if (!origin || !size || !root || end !== '' || more.length > 0 || !SIZE.test(size)) return null;
  try {
    const hash = base64.decode(root);
    return hash.length === HASH_BYTES ? { origin, size: Number(size), root: hash } : null;
  } catch {
    return null;
  }
};
