import rateLimit from '@fastify/rate-limit';
import type { RateClass } from '@propguard/protocol/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from '../access/address-group.ts';
import { callerId, type Principal } from '../access/principal.ts';
import { type Counted, countOnAllNodes } from '../access/shared-counts.ts';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';

const MINUTE_SECONDS = 60;

const caller = (principal: Principal | null, address: string): string => {
  if (principal?.kind === 'key') return `workspace:${principal.workspaceId}`;
  if (principal) return `workspace:${principal.activeWorkspaceId ?? principal.account.id}`;
  return `address:${address}`;
};

type Keyed = FastifyRequest & { rateKey?: string };

/**
 * Two limits: per address for everything, so that nobody can hide behind many visitors' sessions; and per workspace.
 * They count on each node for itself. Sign-in and the like are counted over all nodes as well, for the address and for
 * the account; who is beyond the limit of one node already is turned away without asking the database.
 */
export const registerRateLimits = async (
  app: FastifyInstance,
  { config: { limits }, database }: Pick<Context, 'config' | 'database'>,
) => {
  await app.register(rateLimit, {
    global: true,
    max: limits.perAddressPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => addressGroup(request.ip),
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
  const countOf = (what: string, whose: string): Counted => ({
    what,
    whose,
    most: limits.credentialsPerMinute,
    seconds: MINUTE_SECONDS,
  });
  return async (request: FastifyRequest, principal: Principal | null, rate: RateClass): Promise<void> => {
    const address = addressGroup(request.ip);
    (request as Keyed).rateKey =
      rate === 'credentials' ? `credentials:${address}` : caller(principal, address);
    const answer = await checks[rate](request);
    if (!answer.isAllowed && answer.isExceeded)
      throw fail('RATE_LIMITED', { retryAfterSeconds: Math.ceil(answer.ttlInSeconds) });
    if (rate !== 'credentials') return;
    const counts = [countOf('credentials by address', address)];
    if (principal) counts.push(countOf('credentials by caller', callerId(principal)));
    await countOnAllNodes(database.plain, counts);
  };
};

export type Limit = Awaited<ReturnType<typeof registerRateLimits>>;
