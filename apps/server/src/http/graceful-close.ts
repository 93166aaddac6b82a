import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What is under way gets this long to finish. */
const GRACE_MS = 5000;
/** Whoever is connected may have sent something, or be about to: a proxy connects and asks in one go. */
const LAST_WORD_MS = 300;
/** Somebody always comes to a node that is busy enough. */
const MOST_TURNS = 1000;

/**
 * Closes the server so that nothing that was sent to it is lost: a proxy asks another node where it could not connect,
 * but not for what it wrote to a connection that was then closed. So the door is shut first, and who is inside still
 * answered, each answer ending its connection. Then those who say nothing are let go: a browser opens connections in
 * advance, and one on which no request ever came does not count as idle.
 */
export const prepareGracefulClose = (app: FastifyInstance): (() => Promise<void>) => {
  const { server } = app;
  const unused = new Set<Socket>();
  let came = 0;
  server.on('connection', (socket: Socket) => {
    came += 1;
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  /** One is let in at a time: who still stands in line when the door is shut has asked in vain. */
  const untilNobodyComes = async (): Promise<void> => {
    for (let turn = 0, before = -1; turn < MOST_TURNS && before < came; turn += 1) {
      before = came;
      await nextTurn();
    }
  };
  return async () => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    await untilNobodyComes();
    const isEmpty = once(server, 'close');
    // That of HTTP would close idle connections at once.
    Server.prototype.close.call(server);
    await Promise.race([isEmpty, delay(LAST_WORD_MS)]);
    // What came meanwhile is read before the rest is let go.
    await nextTurn();
    server.closeIdleConnections();
    for (const socket of unused) socket.destroy();
    await app.close();
    clearTimeout(force);
  };
};
