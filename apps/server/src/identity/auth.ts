import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_RESET_VALID_MINUTES,
  SESSION_IDLE_DAYS,
} from '@propguard/rules/workspaces/limits';
import { betterAuth } from 'better-auth/minimal';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { accounts, credentials, sessions, verifications } from '../db/schema/identity.ts';
import { CALLER_ADDRESS_HEADER } from './caller-headers.ts';
import { openSessionPlugin } from './open-session-plugin.ts';

const DAY_SECONDS = 24 * 60 * 60;

export type AuthOptions = {
  database: Database;
  log: Logger;
  secret: string;
  publicUrl: string;
  sendPasswordReset: (to: { name: string; email: string }, token: string) => Promise<void>;
};

/**
 * Passwords, sessions and reset tokens, by better-auth. Its own HTTP handler is not mounted: our operations call
 * it, so that paths, errors and limits stay those of the contract.
 */
export const createAuth = ({ database, log, secret, publicUrl, sendPasswordReset }: AuthOptions) =>
  betterAuth({
    secret,
    baseURL: publicUrl,
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.error({ part: 'identity' }, message) },
    database: drizzleAdapter(database.plain, {
      provider: 'pg',
      schema: { user: accounts, session: sessions, account: credentials, verification: verifications },
    }),
    advanced: {
      cookiePrefix: 'propguard',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [CALLER_ADDRESS_HEADER] },
    },
    session: {
      expiresIn: SESSION_IDLE_DAYS * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      additionalFields: { activeWorkspaceId: { type: 'string', required: false, input: false } },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      resetPasswordTokenExpiresIn: PASSWORD_RESET_VALID_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        sendPasswordReset({ name: user.name, email: user.email }, token),
    },
    plugins: [anonymous({ generateName: () => 'Visitor' }), openSessionPlugin()],
  });

export type Auth = ReturnType<typeof createAuth>;
