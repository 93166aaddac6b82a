import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { BackupRefused } from './backup-format.ts';
import {
  checkOf,
  inPieces,
  makingOf,
  nonceOf,
  PIECE_BYTES,
  SEALED_FORMAT,
  type SealingKey,
  secretOf,
} from './sealing.ts';

const TAG_BYTES = 16;
const NEWLINE = 0x0a;
const LONGEST_LINE = 64 * 1024;

const SealedHeader = z.object({
  format: z.literal(SEALED_FORMAT),
  productVersion: z.string(),
  takenAt: z.string(),
  salt: z.hex().length(32),
  keyCheck: z.hex().length(32),
  keyMaking: z.enum(['scrypt', 'hkdf']).default('scrypt'),
});

const readSealedHeader = (line: Buffer): z.infer<typeof SealedHeader> => {
  try {
    return SealedHeader.parse(JSON.parse(line.toString('utf8')));
  } catch {
    throw new BackupRefused(
      `This is not a backup that this version can read (${SEALED_FORMAT}). Nothing was changed.`,
    );
  }
};

const openSecret = (line: Buffer, key: SealingKey | null): Buffer => {
  const header = readSealedHeader(line);
  if (key === null)
    throw new BackupRefused(
      'The backup is encrypted. Give the key it was made with as BACKUP_KEY. Nothing was changed.',
    );
  const secret = secretOf(key, Buffer.from(header.salt, 'hex'));
  const fits = timingSafeEqual(Buffer.from(checkOf(secret)), Buffer.from(header.keyCheck));
  if (!fits || header.keyMaking !== makingOf(key))
    throw new BackupRefused(
      'The backup was encrypted with another key than BACKUP_KEY. Nothing was changed.',
    );
  return secret;
};

/** The opposite of `sealWith`; nothing of a piece is given away before its tag was found right. */
export const unsealWith = (key: SealingKey | null) =>
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
