import { type AnyProcedure, createProcedureClient } from '@orpc/server';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { invalid } from '../fail.ts';
import { ArrivingFile } from './arriving-file.ts';
import type { OpenRequest } from './request-context.ts';
import { findUnstorableText } from './unstorable-text.ts';

/** Routes whose body is a file say so by taking query and body apart. */
export const takesFile = (procedure: AnyProcedure): boolean =>
  procedure['~orpc'].route.inputStructure === 'detailed';

const fileOf = ({ raw, headers }: FastifyRequest): ArrivingFile =>
  new ArrivingFile(raw, {
    type: headers['content-type'] ?? '',
    size: Number(headers['content-length'] ?? 0),
  });

/** The body is handed on as it arrives, of any type and size: the operation decides what it takes. */
export const registerUploadRoutes = async (
  app: FastifyInstance,
  procedures: readonly AnyProcedure[],
  open: OpenRequest,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const procedure of procedures.filter(takesFile)) {
      const { method = 'POST', path = '' } = procedure['~orpc'].route;
      const run = createProcedureClient(procedure, { context: (context: object) => context });
      scope.route({
        method: method as HTTPMethods,
        url: path.replace(/\{\+?(\w+)\}/g, ':$1'),
        handler: async (request, reply) => {
          try {
            const context = await open(request, reply);
            const unstorable = findUnstorableText(request.query);
            if (unstorable) throw invalid(unstorable);
            return await run(
              { params: request.params, query: request.query, body: fileOf(request) },
              { context },
            );
          } finally {
            // What was refused is still being sent; unread, the caller would see a broken connection, not the reason.
            request.raw.resume();
          }
        },
      });
    }
  });
};
