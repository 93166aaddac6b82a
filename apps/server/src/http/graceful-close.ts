import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What is under way gets this long to finish. */
const GRACE_MS = 5000;

/**
 * Closes the server without waiting for those who say nothing: a browser opens connections in advance, and one on
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
    for (const socket of unused) socket.destroy();
    await closed;
    clearTimeout(force);
  };
};
