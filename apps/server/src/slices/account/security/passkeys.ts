import type { Session } from '@propguard/protocol/account';
import type { AddedPasskey, CredentialJson } from '@propguard/protocol/security';
import { PASSKEYS_PER_ACCOUNT, SECOND_FACTOR_TRIES } from '@propguard/rules/workspaces/limits';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AccountScope } from '../../../access/account-scope.ts';
import type { AnyScope } from '../../../access/any-scope.ts';
import { hashSecret } from '../../../access/authenticate.ts';
import { demandRoom } from '../../../access/demand-room.ts';
import { identityOf } from '../../../access/identity-of.ts';
import type { OwnRequest, RequestContext } from '../../../access/request.ts';
import { fail } from '../../../fail.ts';
import { demandPassword } from '../demand-password.ts';
import { letIn } from '../let-in.ts';
import { newRecoveryCodes } from './second-factor.ts';
import {
  countRecoveryCodes,
  deletePasskey,
  findPasskey,
  findPasskeys,
  insertPasskey,
  notePasskeyUse,
  takeStep,
  tryStep,
} from './security-store.ts';
import { toPasskey } from './security-view.ts';
import { beginStep } from './sign-in-step.ts';

/** A passkey is of this site and no other: browsers say where one was made and used. */
const siteOf = ({ services }: AnyScope) => {
  const { hostname, origin } = new URL(services.config.http.publicUrl);
  return { rpID: hostname, origin };
};

const plain = (options: object) => options as unknown as Record<string, unknown>;

const demandPasskeyRoom = ({ tx, accountId }: AccountScope): Promise<number> =>
  demandRoom(tx, {
    of: 'passkeys',
    owner: accountId,
    most: PASSKEYS_PER_ACCOUNT,
    count: async () => (await findPasskeys(tx, accountId)).length,
  });

export const challengeForNew = async (request: OwnRequest, password: string) => {
  const { principal, openAccount } = request;
  const { id: accountId, email, name } = principal.account;
  await demandPassword(request, accountId, { field: 'password', password });
  const known = await openAccount('write', async (scope) => {
    await demandPasskeyRoom(scope);
    return findPasskeys(scope.tx, accountId);
  });
  const options = await generateRegistrationOptions({
    rpName: 'PropGuard',
    rpID: siteOf(request).rpID,
    userID: new TextEncoder().encode(accountId),
    userName: email ?? name,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const token = await beginStep(request, { kind: 'new-passkey', accountId, challenge: options.challenge });
  return { token, options: plain(options) };
};

/** The library throws on whatever does not fit: another site, another challenge, a signature that is not right. */
const refused = () => {
  throw fail('PASSKEY_REFUSED');
};

export const addPasskey = async (
  request: OwnRequest,
  { token, name, credential }: { token: string; name: string; credential: CredentialJson },
): Promise<AddedPasskey> => {
  const { services, principal, openAccount } = request;
  const accountId = principal.account.id;
  const step = await takeStep(identityOf(services), hashSecret(token), 'new-passkey');
  if (step?.accountId !== accountId) throw fail('LINK_EXPIRED');
  const { rpID, origin } = siteOf(request);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: step.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(refused);
  if (!registrationInfo) throw fail('PASSKEY_REFUSED');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return openAccount('write', async (scope) => {
    await demandPasskeyRoom(scope);
    const made = await insertPasskey(scope.tx, {
      accountId,
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: transports.map(String),
    });
    if (!made) throw fail('PASSKEY_REFUSED');
    // From now on the password alone lets nobody in: who loses the passkey needs another way.
    const { recoveryCodes } =
      (await countRecoveryCodes(scope.tx, accountId)) === 0
        ? await newRecoveryCodes(scope)
        : { recoveryCodes: [] };
    return { ...toPasskey(made), recoveryCodes };
  });
};

export const removePasskey = async (
  request: OwnRequest,
  { id, password }: { id: string; password: string },
): Promise<{ done: true }> => {
  const accountId = request.principal.account.id;
  await demandPassword(request, accountId, { field: 'password', password });
  if (!(await request.openAccount('write', ({ tx }) => deletePasskey(tx, { id, accountId }))))
    throw fail('NOT_FOUND');
  return { done: true };
};

export const challengeForSignIn = async (scope: AnyScope) => {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(scope).rpID,
    userVerification: 'required',
  });
  const token = await beginStep(scope, { kind: 'passkey', accountId: null, challenge: options.challenge });
  return { token, options: plain(options) };
};

/** As the second step it is of the account whose password was right; a wrong one counts as a wrong code does. */
const demandStepOf = async ({ services }: AnyScope, second: string, accountId: string): Promise<void> => {
  const begun = await tryStep(identityOf(services), hashSecret(second), 'second-factor', SECOND_FACTOR_TRIES);
  if (!begun) throw fail('LINK_EXPIRED');
  if (begun.accountId !== accountId) throw fail('PASSKEY_REFUSED');
};

/** It is both factors at once: something they have, that asked them for a finger, a face or a PIN. */
export const signInByPasskey = async (
  request: RequestContext,
  { token, credential, second }: { token: string; credential: CredentialJson; second?: string | undefined },
): Promise<Session> => {
  const identity = identityOf(request.services);
  const step = await takeStep(identity, hashSecret(token), 'passkey');
  if (!step) throw fail('LINK_EXPIRED');
  const passkey = await findPasskey(identity, credential.id);
  if (!passkey) throw fail('PASSKEY_REFUSED');
  if (second !== undefined) await demandStepOf(request, second, passkey.accountId);
  const { rpID, origin } = siteOf(request);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: step.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransportFuture[],
    },
    requireUserVerification: true,
  }).catch(refused);
  if (!verified) throw fail('PASSKEY_REFUSED');
  await notePasskeyUse(identity, passkey.id, authenticationInfo.newCounter);
  if (second !== undefined && !(await takeStep(identity, hashSecret(second), 'second-factor')))
    throw fail('LINK_EXPIRED');
  return letIn(request, passkey.accountId);
};
