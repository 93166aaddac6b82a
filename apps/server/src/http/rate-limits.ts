import rateLimit from '@fastify/rate-limit';
import type { RateClass } from '@propguard/protocol/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from '../access/principal.ts';
import type { Config } from '../config/config.ts';
import { fail } from '../fail.ts';

const caller = (principal: Principal | null, address: string): string => {
  if (principal?.kind === 'key') return `workspace:${principal.workspaceId}`;
  if (principal) return `workspace:${principal.activeWorkspaceId ?? principal.account.id}`;
  return `address:${address}`;
};

type Keyed = FastifyRequest & { rateKey?: string };

/**
 * Two limits: per address for everything, so that nobody can hide behind many visitors' sessions; and per workspace
 * (or per address, for sign-in and the like). They count on each node for itself.
 */
export const registerRateLimits = async (app: FastifyInstance, { limits }: Pick<Config, 'limits'>) => {
  await app.register(rateLimit, {
    global: true,
    max: limits.perAddressPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => request.url.startsWith('/health/'),
    errorResponseBuilder: (_request, { ttl }) =>
      fail('RATE_LIMITED', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
  const keyGenerator = (request: FastifyRequest) => (request as Keyed).rateKey ?? request.ip;
  const checks: Record<RateClass, ReturnType<typeof app.createRateLimit>> = {
    normal: app.createRateLimit({ max: limits.perWorkspacePerMinute, timeWindow: '1 minute', keyGenerator }),
    credentials: app.createRateLimit({
      max: limits.credentialsPerMinute,
      timeWindow: '1 minute',
      keyGenerator,
    }),
  };
  return async (request: FastifyRequest, principal: Principal | null, rate: RateClass): Promise<void> => {
    (request as Keyed).rateKey =
      rate === 'credentials' ? `credentials:${request.ip}` : caller(principal, request.ip);
    const answer = await checks[rate](request);
    if (!answer.isAllowed && answer.isExceeded)
      throw fail('RATE_LIMITED', { retryAfterSeconds: Math.ceil(answer.ttlInSeconds) });
  };
};

export type Limit = Awaited<ReturnType<typeof registerRateLimits>>;
