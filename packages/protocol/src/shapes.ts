import * as z from 'zod';

export const Id = z.uuid();
/** An instant in UTC, ISO 8601. */
export const Instant = z.iso.datetime();
/** A day without a time: `2026-11-01`. */
export const Day = z.iso.date();
export const ById = z.object({ id: Id });
export const Email = z
  .string()
  .trim()
  .max(254)
  .toLowerCase()
  .pipe(z.email('Enter an e-mail address such as name@example.com.'));
/** Names stand in letters to others: whoever could break the line could write a letter of their own. */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Write it on one line.');
/** A guest's pass as it is shown; ours have 43 characters. */
export const GuestPass = z.string().min(20).max(100);
export const Done = z.object({ done: z.literal(true) });
