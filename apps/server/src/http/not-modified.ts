import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const NOT_MODIFIED = 304;

/** Our tags as a browser sends them back; a proxy that compresses may have weakened them. */
export const isKnownTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag) ??
  false;

/** Whatever a slice gave an ETag is not sent again to a caller who has it. */
export const registerNotModified = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag');
    const known = request.headers['if-none-match'];
    if (reply.statusCode !== 200 || typeof tag !== 'string' || !isKnownTag(known, tag)) {
      done(null, payload);
      return;
    }
    if (payload instanceof Readable) payload.destroy();
    reply.status(NOT_MODIFIED);
    for (const header of ['content-length', 'content-type', 'content-disposition'])
      reply.removeHeader(header);
    done(null, null);
  });
};
