import { base58 } from '@scure/base';

/** Base 58 as Bitcoin writes it, announced by a `z`. */
export const toMultibase = (bytes: Uint8Array): string => `z${base58.encode(bytes)}`;

export const fromMultibase = (text: string): Uint8Array | null => {
  if (!text.startsWith('z')) return null;
  try {
    return base58.decode(text.slice(1));
  } catch {
    return null;
  }
};
