import { type AnyProcedure, createProcedureClient } from '@orpc/server';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { OpenRequest } from './request-context.ts';

/** Routes that want the body byte for byte, because it is signed, say so by taking it apart from the rest. */
export const takesRawBody = (procedure: AnyProcedure): boolean =>
  procedure['~orpc'].route.inputStructure === 'detailed';

/** The body is handed on as it is, of any type, up to the limit that every body has. */
export const registerRawBodyRoutes = async (
  app: FastifyInstance,
  procedures: readonly AnyProcedure[],
  open: OpenRequest,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const procedure of procedures.filter(takesRawBody)) {
      const { method = 'POST', path = '' } = procedure['~orpc'].route;
      const run = createProcedureClient(procedure, { context: (context: object) => context });
      scope.route({
        method: method as HTTPMethods,
        url: path,
        handler: async (request, reply) => {
          const context = await open(request, reply);
          const bytes = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : new Uint8Array();
          return run({ body: new File([bytes], 'body') }, { context });
        },
      });
    }
  });
};
