import { fail } from '../../fail.ts';

export const emailTaken = () =>
  fail('EMAIL_TAKEN', {
    fields: [{ field: 'email', message: 'There’s already an account with this email address.' }],
  });
