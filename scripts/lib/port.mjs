import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from './terminal.mjs';

export function chosenPort() {
  const text = process.env.PORT ?? '3000';
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`PORT is '${text}'. It must be a whole number from 1 to 65535.`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else
        reject(
          new PlainError(`Port ${port} cannot be used (${error.code}). Choose another: PORT=3001 npm start`),
        );
    });
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * @param {number} port
 * @param {number} patienceMs
 */
export async function becomesFree(port, patienceMs) {
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt) {
    if (await isFree(port)) return true;
    await delay(100);
  }
  return false;
}

/** One that nobody listens on at this moment, on any address of this machine. */
export async function findFreePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
