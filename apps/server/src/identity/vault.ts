import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals what is kept in the database with the installation's secret, which is not. Each purpose has its own key. */
export type Vault = {
  seal: (purpose: string, content: Uint8Array) => Buffer;
  /** Null when it was sealed with another secret, for another purpose, or was changed. */
  open: (purpose: string, sealed: Uint8Array) => Buffer | null;
};

export const createVault = (secret: string): Vault => {
  const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal: (purpose, content) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce);
      const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (purpose, sealed) => {
      try {
        const decipher = createDecipheriv(CIPHER, keyFor(purpose), sealed.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
};
