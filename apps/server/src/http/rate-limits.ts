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
 * the account, and so are the visits that begin on websites; who is beyond the limit of one node already is turned away without asking the database.
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
    visits: app.createRateLimit({ max: limits.visitsPerMinute, timeWindow: '1 minute', keyGenerator }),
  };
  const most = { credentials: limits.credentialsPerMinute, visits: limits.visitsPerMinute };
  return async (request: FastifyRequest, principal: Principal | null, rate: RateClass): Promise<void> => {
    const address = addressGroup(request.ip);
    (request as Keyed).rateKey = rate === 'normal' ? caller(principal, address) : `${rate}:${address}`;
    const answer = await checks[rate](request);
    if (!answer.isAllowed && answer.isExceeded)
      throw fail('RATE_LIMITED', { retryAfterSeconds: Math.ceil(answer.ttlInSeconds) });
    if (rate === 'normal') return;
    const countOf = (by: string, whose: string): Counted => ({
      what: `${rate} by ${by}`,
      whose,
      most: most[rate],
      seconds: MINUTE_SECONDS,
    });
    const counts = [countOf('address', address)];
    if (principal && rate === 'credentials') counts.push(countOf('caller', callerId(principal)));
    await countOnAllNodes(database.plain, counts);
  };
};

export type Limit = Awaited<ReturnType<typeof registerRateLimits>>;
