import type { FastifyInstance } from 'fastify';

const OK = 200;
const PARTIAL_CONTENT = 206;

/** A slice that sends a part of a file says which in `content-range`; that it is only a part is the status. */
export const registerPartialContent = (app: FastifyInstance): void => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === OK && reply.hasHeader('content-range')) reply.status(PARTIAL_CONTENT);
    done(null, payload);
  });
};
