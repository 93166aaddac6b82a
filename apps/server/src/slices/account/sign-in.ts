import type { SecondStep, Session, SignIn } from '@propguard/protocol/account';
import { SECOND_FACTOR_TRIES } from '@propguard/rules/workspaces/limits';
import type * as z from 'zod';
import { hashSecret } from '../../access/authenticate.ts';
import { identityOf } from '../../access/identity-of.ts';
import type { RequestContext } from '../../access/request.ts';
import { countOnAllNodes, forgetCount } from '../../access/shared-counts.ts';
import { fail } from '../../fail.ts';
import { verifyByEmail } from '../../identity/passwords.ts';
import { letIn } from './let-in.ts';
import { passwordTries } from './password-tries.ts';
import { answersSecondFactor, wrongCode } from './security/second-factor.ts';
import { findFactors, takeStep, tryStep } from './security/security-store.ts';
import { beginStep } from './security/sign-in-step.ts';

/** By a password, or an organisation's word: who has an app or a passkey is asked for it before they are in. */
export const letInByFirstFactor = async (
  request: RequestContext,
  accountId: string,
): Promise<Session | SecondStep> => {
  const { app, passkey } = await findFactors(identityOf(request.services), accountId);
  if (!app && !passkey) return letIn(request, accountId);
  const token = await beginStep(request, { kind: 'second-factor', accountId, challenge: '' });
  return { secondFactor: true, token, passkeyOnly: !app };
};

export const signIn = async (
  request: RequestContext,
  { email, password }: z.infer<typeof SignIn>,
): Promise<Session | SecondStep> => {
  const identity = identityOf(request.services);
  const tries = passwordTries(request, email);
  await countOnAllNodes(identity, [tries]);
  const accountId = await verifyByEmail(identity, email, password);
  if (accountId === null) throw fail('INVALID_CREDENTIALS');
  await forgetCount(identity, tries);
  return letInByFirstFactor(request, accountId);
};

/** A code of the app, or a recovery code. A few wrong ones, and the password is asked for again. */
export const answerSecondStep = async (
  request: RequestContext,
  { token, code }: { token: string; code: string },
): Promise<Session> => {
  const identity = identityOf(request.services);
  const tokenHash = hashSecret(token);
  const step = await tryStep(identity, tokenHash, 'second-factor', SECOND_FACTOR_TRIES);
  if (!step?.accountId) throw fail('LINK_EXPIRED');
  if (!(await answersSecondFactor(request, step.accountId, code)))
    throw wrongCode('That code isn’t right, or has been used.');
  if (!(await takeStep(identity, tokenHash, 'second-factor'))) throw fail('LINK_EXPIRED');
  return letIn(request, step.accountId);
};
