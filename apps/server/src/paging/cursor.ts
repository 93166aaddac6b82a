import { createHash } from 'node:crypto';
import * as z from 'zod';
import { invalid } from '../fail.ts';

/** Eight characters of the filter's hash: enough to notice a cursor that was made with another filter. */
const fingerprint = (filter: unknown): string =>
  createHash('sha256').update(JSON.stringify(filter)).digest('base64url').slice(0, 8);

export const makeCursor = (filter: unknown, position: unknown): string =>
  Buffer.from(JSON.stringify([fingerprint(filter), position])).toString('base64url');

/** A row's number in a cursor, where the column is an `integer`. Anybody can write a cursor: what it holds has an end. */
export const RowNumber = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
/** The same where it is a `bigint`. */
export const LongNumber = z.int().min(0);
export const RowText = z
  .string()
  .max(200)
  .refine((text) => text.isWellFormed() && !text.includes('\0'));

/** The position in a cursor; a cursor that is not one, or of another filter, names its field. */
export const readCursor = <Schema extends z.ZodType>(
  filter: unknown,
  cursor: string | undefined,
  position: Schema,
): z.infer<Schema> | null => {
  if (cursor === undefined) return null;
  try {
    const [mark, value] = z
      .tuple([z.string(), z.unknown()])
      .parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (mark === fingerprint(filter)) return position.parse(value);
  } catch {
    // Falls through: whatever was sent, it is not a cursor of ours.
  }
  throw invalid({
    field: 'cursor',
    message: 'This cursor belongs to another search. Start again without it.',
  });
};
