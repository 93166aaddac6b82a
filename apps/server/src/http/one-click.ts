import { call } from '@orpc/server';
import type { FastifyInstance } from 'fastify';
import type { OpenRequest } from './request-context.ts';
import { router } from './router.ts';

const BODY_LIMIT_BYTES = 4_096;

/**
 * RFC 8058: mail programs post a form to the address in `List-Unsubscribe`, without cookies and without the page that a
 * person sees there. What the form says is always the same, so nothing is read of it.
 */
export const registerOneClick = async (app: FastifyInstance, open: OpenRequest): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, _body, done) => done(null),
    );
    scope.post<{ Params: { pass: string } }>('/unsubscribe/:pass', async (request, reply) => {
      const context = await open(request, reply);
      return call(router.consent.unsubscribe, { pass: request.params.pass }, { context });
    });
  });
};
