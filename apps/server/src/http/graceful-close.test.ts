import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { prepareGracefulClose } from './graceful-close.ts';

const REQUEST = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n';

const start = async () => {
  let isStopping = false;
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.post('/', async () => 'answered');
  const close = prepareGracefulClose(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    connect: async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    },
    close: () => {
      isStopping = true;
      return close();
    },
  };
};

it('answers what is written to a connection while it closes, and ends it with the answer', async () => {
  const server = await start();
  const [kept, fresh] = [await server.connect(), await server.connect()];
  kept.write(REQUEST);
  await once(kept, 'data');
  const closed = server.close();
  // A proxy sends it before it can know.
  for (const socket of [kept, fresh]) socket.write(REQUEST);
  for (const socket of [kept, fresh]) {
    const reply = await text(socket);
    expect(reply).toContain('connection: close');
    expect(reply).toContain('answered');
  }
  await closed;
});

it('takes nobody new meanwhile, and does not wait for those who say nothing', async () => {
  const server = await start();
  const [idle, silent] = [await server.connect(), await server.connect()];
  idle.write(REQUEST);
  await once(idle, 'data');
  const closed = server.close();
  await new Promise(setImmediate);
  await expect
    .poll(() =>
      server.connect().then(
        () => 'let in',
        () => 'refused',
      ),
    )
    .toBe('refused');
  idle.resume();
  silent.resume();
  await Promise.all([closed, once(idle, 'close'), once(silent, 'close')]);
});
