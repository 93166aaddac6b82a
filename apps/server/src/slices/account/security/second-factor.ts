import { randomBytes, randomInt } from 'node:crypto';
import type { SecondFactorSetup, SecurityState } from '@propguard/protocol/security';
import { RECOVERY_CODES } from '@propguard/rules/workspaces/limits';
import type { AccountScope } from '../../../access/account-scope.ts';
import type { AnyScope } from '../../../access/any-scope.ts';
import { hashSecret } from '../../../access/authenticate.ts';
import { identityOf } from '../../../access/identity-of.ts';
import type { OwnRequest } from '../../../access/request.ts';
import { type Counted, countOnAllNodes, forgetCount } from '../../../access/shared-counts.ts';
import { fail } from '../../../fail.ts';
import { SEALED_FOR } from '../../../identity/sealed-columns.ts';
import { base32, otpUri, stepOfCode } from '../../../identity/totp.ts';
import { qrCodeSvg } from '../../../printing/qr-code-svg.ts';
import { demandPassword } from '../demand-password.ts';
import {
  beginSecondFactor,
  countRecoveryCodes,
  findFactors,
  findPasskeys,
  findSecondFactor,
  hasApp,
  replaceRecoveryCodes,
  spendStep,
  takeRecoveryCode,
  turnOff,
  turnOn,
} from './security-store.ts';
import { toPasskey } from './security-view.ts';

const SECRET_BYTES = 20;
const HOUR_SECONDS = 3600;
/** Without letters and digits that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 5;

export const wrongCode = (message = 'That code isn’t right. Enter the one your app shows now.') =>
  fail('CODE_NOT_RIGHT', { fields: [{ field: 'code', message }] });

export const describeSecurity = async ({ tx, accountId }: AccountScope): Promise<SecurityState> => ({
  secondFactor: await hasApp(tx, accountId),
  recoveryCodesLeft: await countRecoveryCodes(tx, accountId),
  passkeys: (await findPasskeys(tx, accountId)).map(toPasskey),
});

/** A new secret for the app. Nothing is asked for at the door before a code of it was entered. */
export const startSecondFactor = async (
  request: OwnRequest,
  password: string,
): Promise<SecondFactorSetup> => {
  const { services, principal, openAccount } = request;
  const { id: accountId, email } = principal.account;
  await demandPassword(request, accountId, { field: 'password', password });
  const secret = randomBytes(SECRET_BYTES);
  const sealed = services.vault.seal(SEALED_FOR.secondFactor, secret);
  if (!(await openAccount('write', ({ tx }) => beginSecondFactor(tx, accountId, sealed))))
    throw fail('CONFLICT');
  const uri = otpUri(secret, email ?? '');
  return { secret: (base32(secret).match(/.{1,4}/g) ?? []).join(' '), uri, qrSvg: qrCodeSvg(uri) };
};

const factorTries = ({ services }: AnyScope, accountId: string): Counted => ({
  what: 'second factor tries',
  whose: accountId,
  most: services.config.limits.passwordTriesPerHour,
  seconds: HOUR_SECONDS,
});

/** By a code of the app, each step's once. */
const isCodeOf = async ({ services }: AnyScope, accountId: string, code: string): Promise<boolean> => {
  const identity = identityOf(services);
  const factor = await findSecondFactor(identity, accountId);
  const secret = factor && services.vault.open(SEALED_FOR.secondFactor, factor.sealedSecret);
  if (factor && !secret) throw fail('KEYS_LOCKED');
  const step = secret ? stepOfCode(secret, code, new Date()) : undefined;
  return step !== undefined && spendStep(identity, accountId, step);
};

/** Whether a code, or one of the recovery codes, is the account's. Tries are counted over all nodes. */
export const answersSecondFactor = async (
  scope: AnyScope,
  accountId: string,
  typed: string,
): Promise<boolean> => {
  const identity = identityOf(scope.services);
  const tries = factorTries(scope, accountId);
  await countOnAllNodes(identity, [tries]);
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase();
  const isRight = /^\d{6}$/.test(code)
    ? // One that was begun and never confirmed answers nothing yet.
      (await hasApp(identity, accountId)) && (await isCodeOf(scope, accountId, code))
    : await takeRecoveryCode(identity, accountId, hashSecret(code));
  if (isRight) await forgetCount(identity, tries);
  return isRight;
};

export const newRecoveryCodes = async ({
  tx,
  accountId,
}: AccountScope): Promise<{ recoveryCodes: string[] }> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: 2 * GROUP }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  );
  await replaceRecoveryCodes(tx, accountId, codes.map(hashSecret));
  return { recoveryCodes: codes.map((code) => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`) };
};

export const confirmSecondFactor = async (
  request: OwnRequest,
  typed: string,
): Promise<{ recoveryCodes: string[] }> => {
  const accountId = request.principal.account.id;
  const identity = identityOf(request.services);
  const tries = factorTries(request, accountId);
  await countOnAllNodes(identity, [tries]);
  if (!(await isCodeOf(request, accountId, typed.replaceAll(/\s/g, '')))) throw wrongCode();
  await forgetCount(identity, tries);
  return request.openAccount('write', async (scope) => {
    if (!(await turnOn(scope.tx, accountId))) throw wrongCode();
    return newRecoveryCodes(scope);
  });
};

export const endSecondFactor = async (request: OwnRequest, password: string): Promise<{ done: true }> => {
  const accountId = request.principal.account.id;
  await demandPassword(request, accountId, { field: 'password', password });
  await request.openAccount('write', ({ tx }) => turnOff(tx, accountId));
  return { done: true };
};

export const renewRecoveryCodes = async (
  request: OwnRequest,
  password: string,
): Promise<{ recoveryCodes: string[] }> => {
  const accountId = request.principal.account.id;
  await demandPassword(request, accountId, { field: 'password', password });
  return request.openAccount('write', async (scope) => {
    const { app, passkey } = await findFactors(scope.tx, accountId);
    if (!app && !passkey) throw fail('CONFLICT');
    return newRecoveryCodes(scope);
  });
};
