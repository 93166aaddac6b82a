import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/** Adds `auth.api.openSession`: a session for an account that our own operation has just let in. */
export const openSessionPlugin = () =>
  ({
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint(
        '/open-session',
        { method: 'POST', body: z.object({ accountId: z.uuid() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.accountId);
          if (!user) throw new Error('There is no such account to open a session for.');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ sessionId: session.id });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
