import type { FieldError } from '@propguard/protocol/errors';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { fail } from '../fail.ts';

type Room = {
  /** What there may be so many of, and whose they are: those who add to the same wait for each other. */
  of: string;
  owner: string;
  most: number;
  count: () => Promise<number>;
};
type Refusal =
  | { field?: undefined; comeBackSeconds?: undefined }
  /** Said at a field of the form. */
  | { field: string; text: string; reason?: FieldError['reason']; comeBackSeconds?: undefined }
  /** There will be room again by itself. */
  | { field?: undefined; comeBackSeconds: number };

const refuse = (refusal: Refusal): Error => {
  if (refusal.comeBackSeconds !== undefined)
    return fail('RATE_LIMITED', { retryAfterSeconds: refusal.comeBackSeconds });
  if (refusal.field === undefined) return fail('LIMIT_REACHED');
  const { field, text: message, reason } = refusal;
  return fail('LIMIT_REACHED', { fields: [{ field, message, ...(reason ? { reason } : {}) }] });
};

/**
 * Whoever counts and then adds is overtaken by others who counted the same, unless each waits until what was added
 * before is committed. So every limit on how many there may be is asked for here, before the row is written. Returns
 * how many there are.
 */
export const demandRoom = async (
  tx: Tx,
  { of, owner, most, count, ...refusal }: Room & Refusal,
): Promise<number> => {
  const place = `${of} of ${owner}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
  const present = await count();
  if (present >= most) throw refuse(refusal);
  return present;
};
