import { randomBytes, timingSafeEqual } from 'node:crypto';
import { FORM_LEAST_SECONDS, FORM_MOST_HOURS } from '@propguard/rules/lead-forms/lead-forms';
import type { AnyScope } from '../../access/any-scope.ts';
import { invalid } from '../../fail.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';

type Scope = AnyScope<'vault'>;

const NONCE_BYTES = 6;
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

const signatureOf = ({ services: { vault } }: Scope, formId: string, opening: string): Buffer =>
  vault.derive(SEALED_FOR.leadForms, `${formId} ${opening}`);

/** When a form was opened, signed: whoever sends it was shown it, and took as long as people take. */
export const openedMark = (scope: Scope, formId: string, now: Date): string => {
  const opening = `${now.getTime()}-${randomBytes(NONCE_BYTES).toString('hex')}`;
  return `${opening}.${signatureOf(scope, formId, opening).toString('base64url')}`;
};

/** One opening is one sending: its name makes what comes twice the same. */
export const readOpened = (scope: Scope, formId: string, mark: string, now: Date): string => {
  const [opening = '', signature = ''] = mark.split('.');
  const given = Buffer.from(signature, 'base64url');
  const ours = signatureOf(scope, formId, opening);
  const isOurs = given.length === ours.length && timingSafeEqual(given, ours);
  const age = now.getTime() - Number(opening.split('-', 1)[0]);
  if (!isOurs || !(age <= FORM_MOST_HOURS * HOUR_MS))
    throw invalid({
      field: 'opened',
      message: 'This page has been open for a long time. Reload it and send it again.',
    });
  if (age < FORM_LEAST_SECONDS * SECOND_MS)
    throw invalid({
      field: 'opened',
      message: 'That was faster than anyone can type. Wait a moment and send it again.',
    });
  return opening;
};
