import type { FastifyRequest } from 'fastify';
import type { Principal } from '../access/principal.ts';
import type { Config } from '../config/config.ts';
import { fail } from '../fail.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser names the page a write comes from. With a cookie, only our own pages may write. */
export const refuseForeignOrigin = (
  { http }: Config,
  request: FastifyRequest,
  principal: Principal | null,
): void => {
  const { origin, cookie, host } = request.headers;
  if (SAFE_METHODS.has(request.method) || principal?.kind === 'key' || !cookie || !origin) return;
  const isOurs = origin === new URL(http.publicUrl).origin || origin === `${request.protocol}://${host}`;
  if (!isOurs) throw fail('FOREIGN_ORIGIN');
};
