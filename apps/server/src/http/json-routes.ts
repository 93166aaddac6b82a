import { getEventIteratorSchemaDetails } from '@orpc/contract';
import { type AnyProcedure, createProcedureClient, isProcedure } from '@orpc/server';
import type { RouteMeta } from '@propguard/protocol/access';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod';
import { invalid } from '../fail.ts';
import { withLists } from './query-lists.ts';
import { takesRawBody } from './raw-body-routes.ts';
import { forgetCaller, mayChangeCaller, type OpenRequest } from './request-context.ts';
import { findUnstorableText } from './unstorable-text.ts';

const OK = 200;

const isJson = (procedure: AnyProcedure): boolean => {
  if (takesRawBody(procedure)) return false;
  const { outputSchema } = procedure['~orpc'];
  return !(outputSchema instanceof z.ZodFile) && getEventIteratorSchemaDetails(outputSchema) === undefined;
};

export const proceduresOf = (node: object): AnyProcedure[] =>
  isProcedure(node) ? [node] : Object.values(node).flatMap((child) => proceduresOf(child as object));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Bytes that were sent as they are are the field `content`. */
const asField = (body: unknown): unknown =>
  Buffer.isBuffer(body) ? { content: new File([new Uint8Array(body)], 'content') } : body;

/** One flat input, as the contract describes it: the query or the body, with what stands in the path. */
const inputOf = ({ method, query, body, params }: FastifyRequest): unknown => {
  const sent: unknown = method === 'GET' ? withLists(query as Record<string, unknown>) : asField(body);
  const inPath = params as Record<string, string>;
  if (sent === undefined || sent === null) return Object.keys(inPath).length > 0 ? inPath : undefined;
  return isRecord(sent) ? { ...sent, ...inPath } : sent;
};

/**
 * Each route of the contract that answers with JSON, as a route of Fastify's own. oRPC still guards, validates and
 * runs the procedure; going around its HTTP layer saves about a third of the time of a small read (bench read-route).
 */
export const registerJsonRoutes = (app: FastifyInstance, router: object, open: OpenRequest): void => {
  for (const procedure of proceduresOf(router).filter(isJson)) {
    const { route, meta } = procedure['~orpc'];
    const { method = 'POST', path = '', successStatus = OK } = route;
    const changesCaller = mayChangeCaller(method, (meta as RouteMeta).access);
    const run = createProcedureClient(procedure, { context: (context: object) => context });
    app.route({
      method: method as HTTPMethods,
      url: path.replace(/\{\+?(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const context = await open(request, reply);
        const input = inputOf(request);
        const unstorable = findUnstorableText(input);
        if (unstorable) throw invalid(unstorable);
        const result: unknown = await run(input, { context });
        if (changesCaller) forgetCaller(context);
        reply.status(successStatus);
        return result;
      },
    });
  }
};
