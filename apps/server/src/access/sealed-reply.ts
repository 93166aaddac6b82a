import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const sealingKey = (idempotencyKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', idempotencyKey, '', 'idempotency reply', 32));

/**
 * A kept reply may hold what is shown once, such as a new API key. It is sealed with the caller's idempotency key,
 * of which we keep only a hash: whoever reads the database cannot read the reply.
 */
export const sealReply = (idempotencyKey: string, reply: unknown): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(idempotencyKey), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(reply)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
};

export const openReply = (idempotencyKey: string, sealed: string): unknown => {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, sealingKey(idempotencyKey), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(opened.toString());
};
