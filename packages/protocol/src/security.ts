import { PASSKEY_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { Session } from './account.ts';
import { errorsOf } from './errors.ts';
import { accountRoute, credentialRoute } from './route.ts';
import { ById, Done, Id, Instant, oneLine } from './shapes.ts';

export const OwnPassword = z.object({
  password: z.string().min(1, 'Enter your password.').max(PASSWORD_MAX_LENGTH),
});
const StepToken = z.string().min(1).max(200);

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  usedAt: Instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const SecurityState = z.object({
  secondFactor: z.boolean(),
  recoveryCodesLeft: z.int().min(0),
  passkeys: z.array(Passkey),
});
export type SecurityState = z.infer<typeof SecurityState>;

export const SecondFactorSetup = z.object({
  secret: z.string().describe('For whoever types it in: Base32, in groups of four.'),
  uri: z.string().describe('otpauth://…, as authenticator apps read it.'),
  qrSvg: z.string(),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

export const FactorCode = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{3} ?\d{3}$/, 'Enter the 6 digits.')
    .meta({ examples: ['000000'] }),
});
export const SecondStepAnswer = z.object({
  token: StepToken,
  code: z
    .string()
    .trim()
    .min(6, 'Enter the code.')
    .max(20)
    .meta({ examples: ['000000'] }),
});
const RecoveryCodes = z.object({
  recoveryCodes: z
    .array(z.string())
    .describe('Shown once. Each lets you in once in place of a code or a passkey.'),
});
const AddedPasskey = Passkey.extend(RecoveryCodes.shape).meta({
  description: 'Recovery codes come with the first passkey of an account that has none left, otherwise none.',
});
export type AddedPasskey = z.infer<typeof AddedPasskey>;

/** As the browser made it (`PublicKeyCredential.toJSON()`): the library reads it, and refuses what is none. */
const CredentialJson = z
  .object({
    id: z.string().min(1).max(2000),
    rawId: z.string().min(1).max(2000),
    type: z.literal('public-key'),
    response: z.record(z.string().max(100), z.unknown()),
    clientExtensionResults: z.record(z.string().max(100), z.unknown()),
    authenticatorAttachment: z.string().max(50).nullish(),
  })
  .meta({
    examples: [{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {}, clientExtensionResults: {} }],
  });
export type CredentialJson = z.infer<typeof CredentialJson>;

const PasskeyChallenge = z.object({
  token: StepToken,
  options: z.record(z.string(), z.unknown()).describe('For navigator.credentials, as JSON.'),
});
export const PasskeyName = oneLine(PASSKEY_NAME_MAX_LENGTH).min(1, 'Give it a name.');

const tags = ['account'];
const guardedRoute = accountRoute.meta({ access: { kind: 'account' }, rate: 'credentials' });

export const security = {
  state: accountRoute
    .route({ method: 'GET', path: '/account/security', tags, summary: 'How this account is protected' })
    .output(SecurityState),
  startSecondFactor: guardedRoute
    .route({
      method: 'POST',
      path: '/account/second-factor',
      tags,
      summary: 'Begin with an authenticator app',
    })
    .errors(errorsOf('INVALID_CREDENTIALS', 'CONFLICT'))
    .input(OwnPassword)
    .output(SecondFactorSetup),
  confirmSecondFactor: guardedRoute
    .route({
      method: 'POST',
      path: '/account/second-factor/confirm',
      tags,
      summary: 'Turn the second factor on with a code of the app',
    })
    .errors(errorsOf('CODE_NOT_RIGHT'))
    .input(FactorCode)
    .output(RecoveryCodes),
  endSecondFactor: guardedRoute
    .route({
      method: 'POST',
      path: '/account/second-factor/end',
      tags,
      summary: 'Turn the second factor off',
    })
    .errors(errorsOf('INVALID_CREDENTIALS'))
    .input(OwnPassword)
    .output(Done),
  renewRecoveryCodes: guardedRoute
    .route({
      method: 'POST',
      path: '/account/recovery-codes',
      tags,
      summary: 'Make new recovery codes; the old ones end',
    })
    .errors(errorsOf('INVALID_CREDENTIALS', 'CONFLICT'))
    .input(OwnPassword)
    .output(RecoveryCodes),
  answerSecondStep: credentialRoute
    .route({
      method: 'POST',
      path: '/account/sign-in/second',
      tags,
      summary: 'The second step of signing in, by code or recovery code',
    })
    .errors(errorsOf('CODE_NOT_RIGHT', 'LINK_EXPIRED'))
    .input(SecondStepAnswer)
    .output(Session),
  passkeyChallenge: guardedRoute
    .route({ method: 'POST', path: '/account/passkeys/challenge', tags, summary: 'Begin to add a passkey' })
    .errors(errorsOf('INVALID_CREDENTIALS', 'LIMIT_REACHED'))
    .input(OwnPassword)
    .output(PasskeyChallenge),
  addPasskey: guardedRoute
    .route({ method: 'POST', path: '/account/passkeys', tags, summary: 'Add the passkey that was made' })
    .errors(errorsOf('PASSKEY_REFUSED', 'LINK_EXPIRED', 'LIMIT_REACHED'))
    .input(z.object({ token: StepToken, name: PasskeyName, credential: CredentialJson }))
    .output(AddedPasskey),
  removePasskey: guardedRoute
    .route({ method: 'POST', path: '/account/passkeys/{id}/remove', tags, summary: 'Remove a passkey' })
    .errors(errorsOf('INVALID_CREDENTIALS', 'NOT_FOUND'))
    .input(OwnPassword.extend(ById.shape))
    .output(Done),
  signInChallenge: credentialRoute
    .route({
      method: 'POST',
      path: '/account/sign-in/passkey/challenge',
      tags,
      summary: 'Begin to sign in with a passkey',
    })
    .output(PasskeyChallenge),
  signInByPasskey: credentialRoute
    .route({ method: 'POST', path: '/account/sign-in/passkey', tags, summary: 'Sign in with a passkey' })
    .errors(errorsOf('PASSKEY_REFUSED', 'LINK_EXPIRED'))
    .input(
      z.object({
        token: StepToken,
        credential: CredentialJson,
        second: StepToken.optional().describe('As the second step after a password: that step’s token.'),
      }),
    )
    .output(Session),
};
