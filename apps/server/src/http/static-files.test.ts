import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerStaticFiles } from './static-files.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'web-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'pages'));
  writeFileSync(join(webRoot, 'index.html'), 'plain');
  writeFileSync(join(webRoot, 'pages/landing.html'), 'landing');
  writeFileSync(join(webRoot, 'pages/property.html'), 'property');
  writeFileSync(
    join(webRoot, 'pages.json'),
    JSON.stringify([
      { path: '/', page: 'pages/landing.html' },
      { path: '/property/:id', page: 'pages/property.html' },
      { path: '/leads-on', page: 'index.html' },
    ]),
  );
  app = fastify();
  await registerStaticFiles(app, webRoot);
});

afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

it.each([
  ['/', 'landing'],
  ['/?from=mail', 'landing'],
  ['/property/12', 'property'],
  ['/leads-on', 'plain'],
])('answers %s with the page that names the files of its screen', async (url, page) => {
  const { statusCode, body } = await app.inject({ url });
  expect([statusCode, body]).toEqual([200, page]);
});

it.each(['/', '/property/12'])('tells the head of %s', async (url) => {
  const { statusCode, body } = await app.inject({ method: 'HEAD', url });
  expect([statusCode, body]).toEqual([200, '']);
});

it.each(['/nowhere', '/property/12/nowhere'])(
  'CORE-ROUTE: answers %s, where no screen is, with 404 and the screen that says so',
  async (url) => {
    const { statusCode, body } = await app.inject({ url });
    expect([statusCode, body]).toEqual([404, 'plain']);
  },
);

it.each(['/nothing.png', '/api/nothing'])('has no page for %s', async (url) => {
  expect((await app.inject({ url })).statusCode).not.toBe(200);
});
