import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { builtFile } from '../built-file.ts';
import { fail } from '../fail.ts';

const YEAR_SECONDS = 31_536_000;
const PLAIN_PAGE = 'index.html';

type ScreenPage = { path: string; page: string };

/** Which page answers which path; without a list of them, the plain one answers all. */
const patternsIn = (list: string): { pattern: RegExp; page: string }[] =>
  (JSON.parse(list) as ScreenPage[]).map(({ path, page }) => ({
    pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`),
    page,
  }));

/** The page that names a screen's own files, by the screen's path, if there is such a screen; as it was built last. */
const pageFinder = (webRoot: string): ((pathname: string) => string | undefined) => {
  const list = join(webRoot, 'pages.json');
  const read = builtFile(list);
  let known: { of: string; pages: ReturnType<typeof patternsIn> } | null = null;
  return (pathname) => {
    const of = existsSync(list) ? read() : '[]';
    if (known?.of !== of) known = { of, pages: patternsIn(of) };
    return known.pages.find(({ pattern }) => pattern.test(pathname))?.page;
  };
};

/**
 * The built web app. Files under /assets carry their hash in the name; every other path is a screen of the app, or
 * the screen that says there is none, with the status that says the same to a machine.
 */
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
  const pageOf = pageFinder(webRoot);
  // The landing page has a page of its own, as every screen has; the folder would answer with the plain one.
  app.get('/', (_request, reply) => reply.sendFile(pageOf('/') ?? PLAIN_PAGE));
  app.setNotFoundHandler(async (request, reply) => {
    const isScreen =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !request.url.startsWith('/api/') &&
      !/\.[a-z0-9]{2,5}($|\?)/i.test(request.url);
    if (!isScreen) throw fail('NOT_FOUND');
    const page = pageOf(request.url.split('?', 1)[0] ?? '/');
    return page ? reply.sendFile(page) : reply.code(404).sendFile(PLAIN_PAGE);
  });
};
