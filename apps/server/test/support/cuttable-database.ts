import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A database address that can be cut off and mended, as a network or a restart does, or fall silent as one that is paused. */
export const openCuttableDatabase = async (ownerUrl: string) => {
  const target = new URL(ownerUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const fromDatabase = new Set<Socket>();
  const hold = (outgoing: Socket): void => {
    outgoing.unpipe();
    outgoing.pause();
  };
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    fromDatabase.add(outgoing);
    outgoing.on('close', () => fromDatabase.delete(outgoing));
    incoming.pipe(outgoing).pipe(incoming);
    if (isSilent) hold(outgoing);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(ownerUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  // Not past us, through the server's own socket.
  url.searchParams.delete('host');
  return {
    url: url.toString(),
    mend: () => listen(port),
    /** Connections stay, and new ones are taken, but nothing comes back. */
    hush: (): void => {
      isSilent = true;
      for (const outgoing of fromDatabase) hold(outgoing);
    },
    /** Those that were held stay so, as connections that the network lost do; new ones are answered. */
    letNewOnesSpeak: (): void => {
      isSilent = false;
    },
    /** Those that were held are lost; new ones are answered. */
    speak: (): void => {
      isSilent = false;
      for (const outgoing of fromDatabase) if (outgoing.isPaused()) outgoing.destroy();
    },
    cut: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
