import type { Session, SignUp } from '@propguard/protocol/account';
import type * as z from 'zod';
import { openAccount } from '../../access/open-account.ts';
import type { RequestContext } from '../../access/request.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { convertVisitor } from './convert-visitor.ts';
import { createAccount } from './create-account.ts';
import { emailTaken } from './email-taken.ts';
import { openSession } from './open-session.ts';
import { sendAddressCheck } from './send-address-check.ts';

/** A visitor's account becomes the person's own, so that the work done so far is theirs without moving. */
export const signUp = async (
  request: RequestContext,
  { name, email, password }: z.infer<typeof SignUp>,
): Promise<Session> => {
  const { principal } = request;
  const person = { name, email, passwordHash: await hashPassword(password) };
  const visitorId = principal?.kind === 'session' && principal.visitor ? principal.account.id : null;
  try {
    const converted = visitorId !== null && (await convertVisitor(request, visitorId, person));
    const accountId = converted ? visitorId : await createAccount(request, person);
    const session = await openSession(request, accountId);
    await openAccount(request.services, accountId, 'write', sendAddressCheck).catch((error: unknown) =>
      // The account is made; they can ask for another letter.
      request.services.log.error({ err: error }, 'an address could not be asked to be confirmed'),
    );
    return session;
  } catch (error) {
    throw isUniqueViolation(error, 'account_email_unique') ? emailTaken() : error;
  }
};
