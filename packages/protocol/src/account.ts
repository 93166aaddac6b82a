import {
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

export const Session = z.object({
  visitor: z.boolean().describe('Not signed up yet: the work is kept for 30 idle days.'),
  account: z.object({ id: Id, name: z.string(), email: z.string().nullable(), createdAt: Instant }),
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
    .output(Session),
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
