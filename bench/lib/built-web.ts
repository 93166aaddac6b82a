import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const DIST = join(import.meta.dirname, '../../apps/web/dist');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The built web application and nothing behind it: what a page does there, it does alone. */
export const withBuiltWeb = async (work: (url: string) => Promise<void>): Promise<void> => {
  if (!existsSync(DIST))
    throw new Error('The web application is not built. Run `npm start` or the build first.');
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path.startsWith('/api/')) return void response.writeHead(404).end();
    const asked = join(DIST, path);
    const file = extname(path) !== '' && existsSync(asked) ? asked : join(DIST, 'index.html');
    response
      .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};
