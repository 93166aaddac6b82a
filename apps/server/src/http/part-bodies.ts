import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import type { FastifyInstance } from 'fastify';

/** Large files come in parts, each a request of its own: no more than a part of any is ever in memory. */
export const registerParts = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: PART_BYTES },
    (_request, body, done) => done(null, body),
  );
};
