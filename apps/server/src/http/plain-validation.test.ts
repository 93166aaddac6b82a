import { expect, it } from 'vitest';
import * as z from 'zod';
import { plainIssue } from './plain-validation.ts';

const told = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input, { error: plainIssue }).error?.issues[0]?.message;

it.each([
  [z.string(), undefined, 'This is missing.'],
  [z.string(), 5, 'This must be text.'],
  [z.number(), 'five', 'This must be a number.'],
  [z.int(), 1.5, 'This must be a whole number.'],
  [z.array(z.string()), 'one', 'This must be a list.'],
  [z.object({}), [], 'This must be an object.'],
  [z.enum(['house', 'unit']), 'castle', 'This must be one of: house, unit.'],
  [z.enum(['house', 'unit']), undefined, 'This is missing.'],
  [z.string().max(3), 'long', 'This must have at most 3 characters.'],
  [z.string().min(1), '', 'This must have at least 1 character.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'This must have at most 1 entry.'],
  [z.number().min(1), 0, 'This must be at least 1.'],
  [z.number().positive(), 0, 'This must be more than 0.'],
  [z.uuid(), 'x', 'This must be an id.'],
  [z.iso.date(), '15/11/2026', 'This must be a day such as 2026-11-15.'],
  [z.strictObject({}), { a: 1 }, 'We don’t know: a.'],
  [z.string().min(1, 'Enter a location.'), '', 'Enter a location.'],
])('%#: of %j it is said in plain words what is wrong', (schema, input, words) => {
  expect(told(schema, input)).toBe(words);
});
