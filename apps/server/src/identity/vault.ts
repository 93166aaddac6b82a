import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals what is kept in the database with the installation's secret, which is not. Each purpose has its own key. */
export type Vault = {
  seal: (purpose: string, content: Uint8Array) => Buffer;
  /** Null when it was sealed with a secret that is not known here, for another purpose, or was changed. */
  open: (purpose: string, sealed: Uint8Array) => Buffer | null;
  /** Whether the present secret sealed it. */
  isCurrent: (purpose: string, sealed: Uint8Array) => boolean;
  /** 256 bits that only the holder of the present secret can make of a name, and always makes the same. */
  derive: (purpose: string, name: string) => Buffer;
};

type KeyOf = (secret: string, purpose: string) => Buffer;
/** Each is worked out once: purposes and secrets are few, and every call of a service opens something. */
const keysOnce = (): KeyOf => {
  const keys = new Map<string, Buffer>();
  return (secret, purpose) => {
    const name = JSON.stringify([secret, purpose]);
    const key = keys.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    keys.set(name, key);
    return key;
  };
};

const openWith = (key: Buffer, sealed: Uint8Array): Buffer | null => {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
};

/** Seals with the present secret; opens what an earlier one has sealed as well. */
export const createVault = (secret: string, earlier: readonly string[] = []): Vault => {
  const keyOf = keysOnce();
  return {
    seal: (purpose, content) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce);
      const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (purpose, sealed) => {
      for (const one of [secret, ...earlier]) {
        const opened = openWith(keyOf(one, purpose), sealed);
        if (opened) return opened;
      }
      return null;
    },
    isCurrent: (purpose, sealed) => openWith(keyOf(secret, purpose), sealed) !== null,
    derive: (purpose, name) => createHmac('sha256', keyOf(secret, purpose)).update(name).digest(),
  };
};
