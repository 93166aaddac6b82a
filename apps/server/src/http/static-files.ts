import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fail } from '../fail.ts';

const YEAR_SECONDS = 31_536_000;

/** The built web app. Files under /assets carry their hash in the name; every other path is a screen of the app. */
export const registerStaticFiles = async (app: FastifyInstance, webRoot: string): Promise<void> => {
  if (!existsSync(join(webRoot, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join(webRoot, 'assets')}`);
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isScreen =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !/\.[a-z0-9]{2,5}($|\?)/i.test(request.url);
    if (!isScreen) throw fail('NOT_FOUND');
    return reply.sendFile('index.html');
  });
};
