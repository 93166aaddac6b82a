import { createCipheriv, createHash, createHmac, hkdfSync, randomBytes, scryptSync } from 'node:crypto';

/**
 * An encrypted file: one line of JSON that anybody may read, then pieces of AES-256-GCM, each with its tag. A piece's
 * nonce is its number and whether it is the last, and the line in front is part of what every tag vouches for: pieces
 * that are swapped, left out or cut off are found, and so is a changed line.
 *
 * Nothing but Node is imported here: the program that seals what PostgreSQL writes is also run from a copy.
 */
export const SEALED_FORMAT = 'propguard-sealed/1';
export const PIECE_BYTES = 64 * 1024;
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

/** Words that somebody chose, which must cost whoever guesses; or 32 bytes that nobody guesses. */
export type SealingKey = string | Buffer;
export type KeyMaking = 'scrypt' | 'hkdf';

export const makingOf = (key: SealingKey): KeyMaking => (typeof key === 'string' ? 'scrypt' : 'hkdf');

const fromWords = (words: string, salt: Buffer | string): Buffer =>
  scryptSync(words.normalize(), salt, KEY_BYTES, COST);

/** Each file's own: the numbers of its pieces are nonces only because of it. */
export const secretOf = (key: SealingKey, salt: Buffer): Buffer =>
  typeof key === 'string'
    ? fromWords(key, salt)
    : Buffer.from(hkdfSync('sha256', key, salt, 'propguard sealed', KEY_BYTES));

/** One of a kind, from which the words cannot be told: for who must encrypt and need not read everything else. */
export const keyFor = (purpose: string, words: string): Buffer => fromWords(words, `propguard ${purpose}`);

/** Tells a key that does not fit from a file that is damaged; says nothing about the key. */
export const checkOf = (secret: Buffer): string =>
  createHmac('sha256', secret).update('propguard key check').digest('hex').slice(0, 32);

export const nonceOf = (piece: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(piece), 0);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
};

/** Chunks of any size as pieces of one size; the last may be shorter, and is told apart. */
export async function* inPieces(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let rest = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    // One byte more than a piece must be there before it is known not to be the last.
    let start = 0;
    for (; rest.length - start > size; start += size)
      yield { piece: rest.subarray(start, start + size), isLast: false };
    rest = rest.subarray(start);
  }
  yield { piece: rest, isLast: true };
}

type Described = { productVersion: string; takenAt: string };

export const sealWith = (key: SealingKey, described: Described) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(16);
    const secret = secretOf(key, salt);
    const header = {
      format: SEALED_FORMAT,
      ...described,
      salt: salt.toString('hex'),
      keyCheck: checkOf(secret),
      keyMaking: makingOf(key),
    };
    const line = Buffer.from(`${JSON.stringify(header)}\n`);
    const vouched = createHash('sha256').update(line).digest();
    yield line;
    let number = 0;
    for await (const { piece, isLast } of inPieces(source, PIECE_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(number, isLast)).setAAD(vouched);
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
      number += 1;
    }
  };
