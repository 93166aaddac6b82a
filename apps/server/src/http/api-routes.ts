import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ResponseHeadersPlugin } from '@orpc/server/plugins';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '../access/authenticate.ts';
import { callerId } from '../access/principal.ts';
import type { RequestContext } from '../access/request.ts';
import type { Context } from '../context.ts';
import { fail } from '../fail.ts';
import { retryAfterSeconds, toFailure } from './error-reply.ts';
import { refuseForeignOrigin } from './origin.ts';
import type { registerRateLimits } from './rate-limits.ts';
import { router } from './router.ts';

type Limit = Awaited<ReturnType<typeof registerRateLimits>>;

const toHeaders = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const one of value ?? []) headers.append(name, one);
  }
  return headers;
};

const addCookies = (reply: FastifyReply, cookies: string[]): void => {
  if (cookies.length > 0) reply.header('set-cookie', cookies);
};

/** A write may have ended the caller's own sessions; the database's word for it may arrive after our reply. */
const forgetAfterWrite = (method: string, { services, principal }: RequestContext): void => {
  if (method !== 'GET' && principal) services.principals.forget(callerId(principal));
};

/** Binds the contract under /api. Fastify reads the body (JSON only, up to the limit), oRPC validates it. */
export const registerApiRoutes = async (
  app: FastifyInstance,
  services: Context,
  limit: Limit,
): Promise<void> => {
  app.removeContentTypeParser('text/plain');

  const handler = new OpenAPIHandler<RequestContext>(router, {
    plugins: [new ResponseHeadersPlugin()],
    // Translates whatever was thrown, so that every reply is an error of the catalogue.
    interceptors: [
      async ({ next, context, request }) => {
        try {
          const result = await next();
          forgetAfterWrite(request.method, context);
          return result;
        } catch (error) {
          const failure = toFailure(error);
          if (failure.code === 'INTERNAL')
            services.log.error({ err: error, requestId: context.requestId }, 'request failed');
          const retryAfter = retryAfterSeconds(failure);
          if (retryAfter !== undefined) context.resHeaders?.set('retry-after', String(retryAfter));
          throw fail(failure.code, { ...failure.data, requestId: context.requestId });
        }
      },
    ],
  });

  app.all('/*', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const headers = toHeaders(request);
    const { principal, setCookies } = await authenticate(services, headers);
    refuseForeignOrigin(services.config, request, principal);
    addCookies(reply, setCookies);
    const idempotencyKey = headers.get('idempotency-key');
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
      context: {
        services,
        principal,
        headers,
        address: request.ip,
        requestId: request.id,
        idempotencyKey,
        setCookies: (cookies) => addCookies(reply, cookies),
        limit: (rate) => limit(request, principal, rate),
      },
    });
    if (!matched) throw fail('NOT_FOUND');
  });
};
