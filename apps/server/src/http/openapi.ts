import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { Access } from '@propguard/protocol/access';
import { contract } from '@propguard/protocol/contract';
import { contractRoutes } from '@propguard/protocol/contract-routes';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { makeReady, type ReadyDocument, sendReady } from './ready-document.ts';

const takesKey = (access: Access): boolean =>
  (access.kind === 'session' || access.kind === 'workspace') && access.scope !== null;

const securityOf = (access: Access): Record<string, string[]>[] => {
  if (access.kind === 'public' || access.kind === 'page') return [];
  if (access.kind === 'guest') return access.parameter === null ? [{ guestPass: [] }] : [];
  return takesKey(access) ? [{ session: [] }, { apiKey: [] }] : [{ session: [] }];
};

/** Made from the contract alone. Who may call a route stands at it, for machines and for people (`x-access`). */
export const makeOpenApiDocument = async ({ version, http }: Pick<Config, 'version' | 'http'>) => {
  const document = await new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  }).generate(contract, {
    info: {
      title: 'PropGuard API',
      version,
      description: 'Property valuation, risk and lending checks.',
      license: { name: 'Apache-2.0' },
    },
    servers: [{ url: `${http.publicUrl}/api` }],
    components: {
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        guestPass: { type: 'http', scheme: 'Guest' },
        session: { type: 'apiKey', in: 'cookie', name: 'propguard.session_token' },
      },
    },
  });
  for (const { method, path, meta } of contractRoutes()) {
    const operation = document.paths?.[path]?.[method.toLowerCase() as 'get'];
    if (operation) Object.assign(operation, { security: securityOf(meta.access), 'x-access': meta.access });
  }
  return document;
};

/** Made and compressed once, when the first reader asks: it is the same for all, and a megabyte long. */
export const registerOpenApi = (app: FastifyInstance, config: Config): void => {
  let made: Promise<ReadyDocument> | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    made ??= makeOpenApiDocument(config).then(makeReady);
    return sendReady(await made, request, reply);
  });
};
