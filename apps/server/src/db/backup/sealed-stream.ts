import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  scryptSync,
  timingSafeEqual,
} from 'node:crypto';
import * as z from 'zod';
import { BackupRefused } from './backup-format.ts';

/**
 * An encrypted backup: one line of JSON that anybody may read, then pieces of AES-256-GCM, each with its tag. A piece's
 * nonce is its number and whether it is the last, and the line in front is part of what every tag vouches for: pieces
 * that are swapped, left out or cut off are found, and so is a changed line.
 */
const SEALED_FORMAT = 'propguard-sealed/1';
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NEWLINE = 0x0a;
const LONGEST_LINE = 64 * 1024;
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const SealedHeader = z.object({
  format: z.literal(SEALED_FORMAT),
  productVersion: z.string(),
  takenAt: z.string(),
  salt: z.hex().length(32),
  /** Tells a key that does not fit from a file that is damaged; says nothing about the key. */
  keyCheck: z.hex().length(32),
});

const deriveKey = (key: string, salt: Buffer): Buffer => scryptSync(key.normalize(), salt, 32, COST);
const checkOf = (secret: Buffer): string =>
  createHmac('sha256', secret).update('propguard key check').digest('hex').slice(0, 32);

const nonceOf = (piece: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(piece), 0);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
};

type Described = { productVersion: string; takenAt: string };

/** Chunks of any size as pieces of one size; the last may be shorter, and is told apart. */
async function* inPieces(
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

export const sealWith = (key: string, described: Described) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(16);
    const secret = deriveKey(key, salt);
    const header = {
      format: SEALED_FORMAT,
      ...described,
      salt: salt.toString('hex'),
      keyCheck: checkOf(secret),
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

const readSealedHeader = (line: Buffer): z.infer<typeof SealedHeader> => {
  try {
    return SealedHeader.parse(JSON.parse(line.toString('utf8')));
  } catch {
    throw new BackupRefused(
      `This is not a backup that this version can read (${SEALED_FORMAT}). Nothing was changed.`,
    );
  }
};

const openSecret = (line: Buffer, key: string | null): Buffer => {
  const header = readSealedHeader(line);
  if (key === null)
    throw new BackupRefused(
      'The backup is encrypted. Give the key it was made with as BACKUP_KEY. Nothing was changed.',
    );
  const secret = deriveKey(key, Buffer.from(header.salt, 'hex'));
  if (!timingSafeEqual(Buffer.from(checkOf(secret)), Buffer.from(header.keyCheck)))
    throw new BackupRefused(
      'The backup was encrypted with another key than BACKUP_KEY. Nothing was changed.',
    );
  return secret;
};

/** The opposite of `sealWith`; nothing of a piece is given away before its tag was found right. */
export const unsealWith = (key: string | null) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const chunks = source[Symbol.asyncIterator]();
    let head: Buffer = Buffer.alloc(0);
    while (!head.includes(NEWLINE) && head.length < LONGEST_LINE) {
      const next = await chunks.next();
      if (next.done) break;
      head = Buffer.concat([head, next.value]);
    }
    const end = head.indexOf(NEWLINE) + 1;
    const line = head.subarray(0, end);
    const secret = openSecret(line, key);
    const vouched = createHash('sha256').update(line).digest();
    const behind = async function* () {
      yield head.subarray(end);
      yield* { [Symbol.asyncIterator]: () => chunks };
    };
    let number = 0;
    for await (const { piece, isLast } of inPieces(behind(), PIECE_BYTES + TAG_BYTES)) {
      if (piece.length < TAG_BYTES) throw new Error('it ends too early');
      const opened = createDecipheriv('aes-256-gcm', secret, nonceOf(number, isLast)).setAAD(vouched);
      opened.setAuthTag(piece.subarray(piece.length - TAG_BYTES));
      try {
        yield Buffer.concat([opened.update(piece.subarray(0, piece.length - TAG_BYTES)), opened.final()]);
      } catch {
        throw new Error(`piece ${number + 1} was changed, or the file was cut short`);
      }
      number += 1;
    }
  };
