import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ResponseHeadersPlugin } from '@orpc/server/plugins';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../access/request.ts';
import { fail } from '../fail.ts';
import { retryAfterSeconds, toFailure } from './error-reply.ts';
import { isEventStream, speakOrpc, toOrpcError } from './orpc-failure.ts';
import type { OpenRequest } from './request-context.ts';
import { router } from './router.ts';

/** What does not answer with JSON, event streams and files, goes through oRPC's own HTTP layer. */
export const registerStreamRoutes = (app: FastifyInstance, open: OpenRequest): void => {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    plugins: [new ResponseHeadersPlugin()],
    clientInterceptors: [
      async ({ next, context }) => {
        const output = await next();
        if (isEventStream(output)) context.holdStream();
        return speakOrpc(output);
      },
    ],
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          const failure = toFailure(error);
          if (failure.code === 'INTERNAL')
            context.services.log.error({ err: error, requestId: context.requestId }, 'request failed');
          const retryAfter = retryAfterSeconds(failure);
          if (retryAfter !== undefined) context.resHeaders?.set('retry-after', String(retryAfter));
          throw toOrpcError(fail(failure.code, { ...failure.data, requestId: context.requestId }));
        }
      },
    ],
  });
  app.all('/*', async (request, reply) => {
    const context = await open(request, reply);
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    if (!matched) throw fail('NOT_FOUND');
  });
};
