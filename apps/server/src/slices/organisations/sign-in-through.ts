import type { SecondStep, Session } from '@propguard/protocol/account';
import * as z from 'zod';
import type { AnyScope } from '../../access/any-scope.ts';
import { identityOf } from '../../access/identity-of.ts';
import type { RequestContext } from '../../access/request.ts';
import { fail } from '../../fail.ts';
import { beginSignIn, finishSignIn, SignInServiceError } from '../../providers/sign-in/open-id.ts';
import { beginStep, endStep } from '../account/security/sign-in-step.ts';
import { letInByFirstFactor } from '../account/sign-in.ts';
import { openIdOf } from './manage-services.ts';
import { personOf } from './person-of.ts';
import { findService, findServices } from './store.ts';

const Kept = z.object({
  serviceId: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

export const offeredServices = async ({
  services,
}: AnyScope): Promise<{ items: { id: string; name: string }[] }> => ({
  items: (await findServices(identityOf(services))).map(({ id, name }) => ({ id, name })),
});

const explain =
  ({ services }: AnyScope) =>
  (error: unknown): never => {
    if (!(error instanceof SignInServiceError)) throw error;
    services.log.warn({ err: error }, 'a sign-in service failed');
    throw fail('SIGN_IN_SERVICE_FAILED');
  };

/** Where to send them, and what this browser must hold when they come back. */
export const beginThrough = async (scope: AnyScope, id: string): Promise<{ token: string; url: string }> => {
  const service = await findService(identityOf(scope.services), id);
  if (!service) throw fail('NOT_FOUND');
  const { url, checks } = await beginSignIn(openIdOf(scope, service)).catch(explain(scope));
  const kept: z.infer<typeof Kept> = { serviceId: id, ...checks };
  const token = await beginStep(scope, {
    kind: 'organisation',
    accountId: null,
    challenge: JSON.stringify(kept),
  });
  return { token, url };
};

/** Once, in the browser that began. An account with an app is asked for its code as after a password. */
export const finishThrough = async (
  request: RequestContext,
  { token, query }: { token: string; query: string },
): Promise<Session | SecondStep> => {
  const step = await endStep(request, token, 'organisation');
  if (!step) throw fail('LINK_EXPIRED');
  const { serviceId, ...checks } = Kept.parse(JSON.parse(step.challenge));
  const service = await findService(identityOf(request.services), serviceId);
  if (!service) throw fail('LINK_EXPIRED');
  const person = await finishSignIn(openIdOf(request, service), checks, query).catch(explain(request));
  return letInByFirstFactor(request, await personOf(request, service, person));
};
