import { PHONE_MAX_LENGTH } from '@propguard/rules/enquiries/enquiry-limits';
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
  .pipe(z.email('Enter an email address such as name@example.com.'));
/** Names stand in letters to others: whoever could break the line could write a letter of their own. */
export const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Write it on one line.');
/** The largest of PostgreSQL's `integer`: what counts rows, versions or positions is kept as one. */
const LARGEST_INTEGER = 2 ** 31 - 1;
/** A count or a position in a body. Without an end it would reach the database, which refuses it as a fault of ours. */
export const Whole = z.int().min(0).max(LARGEST_INTEGER);
/** The same in a path or a query, where everything is text. */
export const WholeText = z.coerce.number().int().min(0).max(LARGEST_INTEGER);
/** A guest's pass as it is shown; ours have 43 characters. */
export const GuestPass = z.string().min(20).max(100);
export const Done = z.object({ done: z.literal(true) });

/** A number at which somebody can be reached, if they give one. */
export const MaybePhone = z
  .string()
  .trim()
  .max(PHONE_MAX_LENGTH)
  .regex(/^(\+?[\d ().-]{6,})?$/, 'Enter a phone number such as 07 3000 0000, or leave it empty.')
  .default('')
  .describe('Empty: none.')
  .meta({ examples: ['07 3000 0000'] });
