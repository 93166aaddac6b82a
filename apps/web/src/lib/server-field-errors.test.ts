import { ORPCError } from '@orpc/client';
import { describe, expect, it, vi } from 'vitest';
import { UnreachableError } from './api-error.ts';
import { showServerErrors } from './server-field-errors.ts';

const typed: Record<string, unknown> = { email: 'nadia@', password: 'abc' };

function formWith() {
  const setError = vi.fn();
  return { setError, getValues: ((name: string) => typed[name]) as never };
}

const refusal = (fields: Array<{ field: string; message: string }>) =>
  new ORPCError('VALIDATION_FAILED', { status: 422, message: 'Some of it is not valid.', data: { fields } });

describe('showServerErrors', () => {
  it('puts each message beside its field and the focus on the first', () => {
    const form = formWith();
    showServerErrors(
      form,
      refusal([
        { field: 'email', message: 'Enter an address.' },
        { field: 'password', message: 'Use more characters.' },
      ]),
    );
    expect(form.setError.mock.calls).toEqual([
      ['email', { type: 'server', message: 'Enter an address.' }, { shouldFocus: true }],
      ['password', { type: 'server', message: 'Use more characters.' }, { shouldFocus: false }],
    ]);
  });

  it('says above the form what belongs to no field of it', () => {
    const form = formWith();
    showServerErrors(form, refusal([{ field: 'elsewhere', message: 'No.' }]));
    showServerErrors(form, refusal([]), () => 'In other words.');
    showServerErrors(form, new UnreachableError('gone'));
    const messages = form.setError.mock.calls.map(([name, error]) => [name, error.message]);
    expect(messages).toEqual([
      ['root.server', 'No.'],
      ['root.server', 'In other words.'],
      ['root.server', 'We can’t reach the server. Check your connection and try again.'],
    ]);
  });
});
