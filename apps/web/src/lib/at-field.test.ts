import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { fieldErrorsOf } from './api-error.ts';
import { atField } from './at-field.ts';

const taken = new ORPCError('EMAIL_TAKEN', { status: 409, message: 'Taken.', data: { requestId: 'r1' } });

it('says the error beside the field, in its own words', () => {
  const moved = atField(taken, 'EMAIL_TAKEN', 'email');
  expect(fieldErrorsOf(moved)).toEqual([{ field: 'email', message: 'Taken.' }]);
  expect((moved as typeof taken).data).toMatchObject({ requestId: 'r1' });
});

it('leaves every other error alone', () => {
  const other = new Error('no connection');
  expect(atField(taken, 'LAST_OWNER', 'email')).toBe(taken);
  expect(atField(other, 'EMAIL_TAKEN', 'email')).toBe(other);
});
