import { utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** RFC 8785. What JSON cannot say (undefined, NaN, a lone surrogate) is refused, not dropped. */
export const canonicalText = (value: unknown): string => {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('This value has no JSON form.');
  return text;
};

export const canonicalBytes = (value: unknown): Uint8Array => utf8ToBytes(canonicalText(value));
