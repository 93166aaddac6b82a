import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What is under way gets this long to finish. */
const GRACE_MS = 5000;
/** A proxy connects and asks in one go: its request is on the way when the connection is there. */
const FIRST_WORD_MS = 300;

/**
 * Closes the server without waiting long for those who say nothing: a browser opens connections in advance, and one on
 * which no request ever came does not count as idle.
 */
export const prepareGracefulClose = (app: FastifyInstance): (() => Promise<void>) => {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  return async () => {
    const force = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    const closed = app.close();
    const hangUp = setTimeout(() => {
      for (const socket of unused) socket.destroy();
    }, FIRST_WORD_MS);
    await closed;
    clearTimeout(hangUp);
    clearTimeout(force);
  };
};
