import { PERSON_KINDS } from '@propguard/rules/accounts/person-kinds';
import {
  ADDRESS_CODE_DIGITS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PERSON_NAME_MAX_LENGTH,
} from '@propguard/rules/workspaces/limits';
import { ROLES } from '@propguard/rules/workspaces/roles';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { accountRoute, credentialRoute, publicRoute, sessionRoute } from './route.ts';
import { ById, Done, Email, Id, Instant, oneLine } from './shapes.ts';

const Password = z
  .string()
  .min(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`)
  .max(PASSWORD_MAX_LENGTH, `Use at most ${PASSWORD_MAX_LENGTH} characters.`);
const PersonName = oneLine(PERSON_NAME_MAX_LENGTH).min(1, 'Enter your name.');

const PersonKind = z.enum(PERSON_KINDS);

export const Session = z.object({
  visitor: z.boolean().describe('Not signed up yet: the work is kept for 30 idle days.'),
  account: z.object({
    id: Id,
    name: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    kind: PersonKind.nullable().describe('What they say they are; null until they do.'),
    createdAt: Instant,
  }),
  operator: z.boolean(),
  workspace: z
    .object({
      id: Id,
      name: z.string(),
      role: z.enum(ROLES),
      timeZone: z.string(),
    })
    .nullable()
    .describe('Null until a visitor has made something worth keeping.'),
});
export type Session = z.infer<typeof Session>;

/** The password was right; a second step lets them in. */
export const SecondStep = z.object({
  secondFactor: z.literal(true),
  passkeyOnly: z.boolean().describe('There is no app: a passkey answers, or a recovery code.'),
  token: z.string().describe('To be sent with the code, within ten minutes.'),
});
export type SecondStep = z.infer<typeof SecondStep>;

export const SignUp = z.object({ name: PersonName, email: Email, password: Password });
export const SignIn = z.object({
  email: Email,
  password: z.string().min(1, 'Enter your password.').max(PASSWORD_MAX_LENGTH),
});
export const PasswordReset = z.object({ token: z.string().min(1).max(200), password: Password });
export const PasswordChange = z.object({
  current: z.string().min(1, 'Enter your current password.').max(PASSWORD_MAX_LENGTH),
  next: Password,
});
export const AddressChange = z.object({
  email: Email.meta({ examples: ['name@example.com'] }),
  password: z.string().min(1, 'Enter your password.').max(PASSWORD_MAX_LENGTH),
});
export const AddressCode = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{3} ?\d{3}$/, `Enter the ${ADDRESS_CODE_DIGITS} digits.`)
    .meta({ examples: ['000000'] }),
});
export const OperatorClaim = z.object({
  token: z
    .string()
    .trim()
    .min(20, 'Enter the whole token.')
    .max(100)
    .meta({ examples: ['not-a-token-of-this-place'] }),
});
export const OperatorState = z.object({
  state: z
    .enum(['yours', 'token', 'take-over', 'named', 'taken'])
    .describe(
      'yours: you operate it. token: nobody does, the token from the terminal makes you the operator. take-over: the configuration names your address. named: it names another one. taken: somebody operates it.',
    ),
  operator: z.string().nullable().describe('Who operates it now, for the address that may take over.'),
});
export type OperatorState = z.infer<typeof OperatorState>;

const tags = ['account'];

export const account = {
  session: publicRoute
    .route({ method: 'GET', path: '/session', tags, summary: 'Who is calling' })
    .output(z.object({ session: Session.nullable() })),
  openVisitorSession: credentialRoute
    .route({ method: 'POST', path: '/session/visitor', tags, summary: 'Open a session without an account' })
    .output(Session),
  signUp: credentialRoute
    .route({
      method: 'POST',
      path: '/account/sign-up',
      tags,
      summary: 'Make an account; keeps the visitor’s work',
    })
    .errors(errorsOf('EMAIL_TAKEN'))
    .input(SignUp)
    .output(Session),
  signIn: credentialRoute
    .route({
      method: 'POST',
      path: '/account/sign-in',
      tags,
      summary: 'Sign in; a visitor’s workspace comes along',
    })
    .errors(errorsOf('INVALID_CREDENTIALS'))
    .input(SignIn)
    .output(z.union([Session, SecondStep])),
  signOut: sessionRoute(null)
    .route({ method: 'POST', path: '/account/sign-out', tags, summary: 'End this session' })
    .output(Done),
  signOutEverywhere: accountRoute
    .route({
      method: 'POST',
      path: '/account/sign-out-everywhere',
      tags,
      summary: 'End all sessions of this account',
    })
    .output(z.object({ ended: z.int() })),
  sessions: accountRoute
    .route({ method: 'GET', path: '/account/sessions', tags, summary: 'Where this account is signed in' })
    .output(
      z.object({
        items: z.array(
          z.object({
            id: Id,
            current: z.boolean(),
            device: z.string().nullable(),
            address: z.string().nullable(),
            createdAt: Instant,
            expiresAt: Instant,
          }),
        ),
      }),
    ),
  endSession: accountRoute
    .route({ method: 'DELETE', path: '/account/sessions/{id}', tags, summary: 'End one session' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  requestPasswordReset: credentialRoute
    .route({
      method: 'POST',
      path: '/account/password-reset',
      tags,
      summary: 'Send a reset link, if the address is known',
    })
    .input(z.object({ email: Email }))
    .output(Done),
  resetPassword: credentialRoute
    .route({
      method: 'POST',
      path: '/account/password-reset/confirm',
      tags,
      summary: 'Set a new password by link',
    })
    .errors(errorsOf('LINK_EXPIRED'))
    .input(PasswordReset)
    .output(Done),
  sendAddressCheck: accountRoute
    .meta({ access: { kind: 'account' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/account/address/check',
      tags,
      summary: 'Send a letter with a link and a code that confirm your address',
    })
    .output(z.object({ by: z.enum(['mail', 'terminal']).describe('terminal: there is no mail server.') })),
  confirmAddress: accountRoute
    .meta({ access: { kind: 'account' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/account/address/confirm',
      tags,
      summary: 'Confirm your address by code',
    })
    .errors(errorsOf('CODE_NOT_RIGHT', 'EMAIL_TAKEN'))
    .input(AddressCode)
    .output(Session),
  confirmAddressByLink: credentialRoute
    .route({
      method: 'POST',
      path: '/account/address/confirm-link',
      tags,
      summary: 'Confirm an address by the link in the letter',
    })
    .errors(errorsOf('LINK_EXPIRED', 'EMAIL_TAKEN'))
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(z.object({ email: z.string() })),
  changeAddress: accountRoute
    .meta({ access: { kind: 'account' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/account/address',
      tags,
      summary: 'Ask for another address; it counts once it is confirmed by the link or code sent there',
    })
    .errors(errorsOf('INVALID_CREDENTIALS', 'EMAIL_TAKEN'))
    .input(AddressChange)
    .output(z.object({ by: z.enum(['mail', 'terminal']) })),
  operatorState: accountRoute
    .route({ method: 'GET', path: '/operator/claim', tags, summary: 'Whether you can become the operator' })
    .output(OperatorState),
  claimOperator: accountRoute
    .meta({ access: { kind: 'account' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/operator/claim',
      tags,
      summary: 'Become the operator with the token from the terminal',
    })
    .errors(errorsOf('ADDRESS_UNCONFIRMED', 'OPERATOR_EXISTS', 'CODE_NOT_RIGHT'))
    .input(OperatorClaim)
    .output(Session),
  takeOverOperator: accountRoute
    .meta({ access: { kind: 'account' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/operator/take-over',
      tags,
      summary: 'Take over as the operator that the configuration names; the one before is told',
    })
    .errors(errorsOf('ADDRESS_UNCONFIRMED'))
    .output(Session),
  changePassword: accountRoute
    .meta({ access: { kind: 'account' }, rate: 'credentials' })
    .route({
      method: 'POST',
      path: '/account/password',
      tags,
      summary: 'Change the password; ends the other sessions',
    })
    .errors(errorsOf('INVALID_CREDENTIALS'))
    .input(PasswordChange)
    .output(Done),
  update: accountRoute
    .route({ method: 'PATCH', path: '/account', tags, summary: 'Change your name' })
    .input(z.object({ name: PersonName }))
    .output(Session),
  chooseKind: accountRoute
    .route({
      method: 'PUT',
      path: '/account/kind',
      tags,
      summary: 'Say what you are; what that kind never uses is left out of your menu',
    })
    .input(z.object({ kind: PersonKind.nullable() }))
    .output(Session),
  remove: accountRoute
    .meta({ access: { kind: 'account' }, rate: 'credentials' })
    .route({
      method: 'DELETE',
      path: '/account',
      tags,
      summary: 'Delete the account and the workspaces that only it owns',
    })
    .errors(errorsOf('INVALID_CREDENTIALS'))
    .input(z.object({ password: z.string().min(1, 'Enter your password.').max(PASSWORD_MAX_LENGTH) }))
    .output(Done),
};
