import { hash } from 'node:crypto';

/**
 * The id of a row from what it is about (RFC 9562, version 8): the same property, sale or figure has the same id in
 * every import, so that the primary key finds what is there already.
 */
export const naturalId = (kind: string, key: string): string => {
  const digest = hash('sha1', `${kind}|${key}`, 'hex');
  const variant = ((Number.parseInt(digest.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
};
