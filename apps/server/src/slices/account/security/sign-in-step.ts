import { randomBytes } from 'node:crypto';
import { SIGN_IN_STEP_MINUTES } from '@propguard/rules/workspaces/limits';
import type { AnyScope } from '../../../access/any-scope.ts';
import { hashSecret } from '../../../access/authenticate.ts';
import { identityOf } from '../../../access/identity-of.ts';
import type { signInSteps } from '../../../db/schema/identity.ts';
import { addStep, takeStep } from './security-store.ts';

const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;

/** What was begun, which ends with this. Undefined when it is not known any more. */
export const endStep = ({ services }: AnyScope, token: string, kind: Parameters<typeof takeStep>[2]) =>
  takeStep(identityOf(services), hashSecret(token), kind);

/** Remembers what is half done, and gives the browser what it is known by. */
export const beginStep = async (
  { services }: AnyScope,
  step: { kind: (typeof signInSteps.$inferInsert)['kind']; accountId: string | null; challenge: string },
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await addStep(identityOf(services), {
    ...step,
    tokenHash: hashSecret(token),
    expiresAt: new Date(Date.now() + SIGN_IN_STEP_MINUTES * MINUTE_MS),
  });
  return token;
};
