/**
 * Requests over an upgrade: two nodes of an earlier release behind Debian's haproxy are replaced one after the other by
 * two of this one, on one database whose schema moves on in between. How many requests failed, of 60 seconds.
 * OLD names the earlier one: a tag, or a commit of the main line.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/embedded-postgres.ts';
import { findFreePort } from '../scripts/lib/port.mjs';
import { inRepository } from '../scripts/lib/repository.mjs';
import { checkOutEarlier } from '../scripts/releases/check-out-earlier.ts';
import { settle } from './lib/verdict.ts';
import { visitorCookie } from './lib/visitor.ts';

const { OLD: release } = process.env;
if (!release) {
  console.log('This bench needs an earlier release: OLD=v1.0 npm run bench -- deploy');
  process.exit(1);
}
const SECONDS = 60;
const CLIENTS = 6;
const BEFORE_MS = 8_000;
const READY_WITHIN_MS = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'propguard-deploy-'));
// PostgreSQL may run as somebody else.
chmodSync(folder, 0o755);
const earlierFolder = join(folder, 'earlier');
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: () => undefined });
const earlier = checkOutEarlier(earlierFolder, release);
console.log(`From ${earlier.name}`);

type Node = { port: number; stop: () => Promise<void> };
const programs: ChildProcess[] = [];

const start = async (code: string): Promise<Node> => {
  const port = await findFreePort();
  return { port, stop: startAt(code, port) };
};
const startAt = (code: string, port: number): (() => Promise<void>) => {
  const program = spawn(process.execPath, [join(code, 'apps/server/src/main.ts')], {
    cwd: code,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATABASE_URL: server.ownerUrl,
      CHAIN_EMBEDDED: 'false',
      TRAIN_AFTER_IMPORT: 'false',
      RATE_LIMIT_PER_ADDRESS: '1000000000',
      RATE_LIMIT_PER_WORKSPACE: '1000000000',
    },
  });
  programs.push(program);
  return async () => {
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  };
};

const untilReady = async (port: number): Promise<void> => {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (Date.now() < giveUpAt) {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(200);
  }
  throw new Error('A node did not become ready.');
};

/** As the guide says: the proxy asks each node whether it takes requests, and sends on what nobody has taken. */
const startProxy = async (ports: readonly number[]): Promise<string> => {
  const port = await findFreePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    [
      'defaults',
      '  mode http',
      '  timeout connect 2s',
      '  timeout check 3s',
      '  timeout client 60s',
      '  timeout server 60s',
      '  option redispatch',
      '  retries 3',
      '  retry-on conn-failure',
      '  http-reuse never',
      'frontend all',
      `  bind 127.0.0.1:${port}`,
      '  default_backend nodes',
      'backend nodes',
      '  balance roundrobin',
      '  option httpchk GET /health/ready',
      ...ports.map((to, at) => `  server n${at} 127.0.0.1:${to} check inter 200ms fall 2 rise 1`),
      '',
    ].join('\n'),
  );
  const proxy = spawn('haproxy', ['-q', '-f', file], { stdio: 'inherit' });
  programs.push(proxy);
  await Promise.race([
    once(proxy, 'error').then(() => {
      throw new Error('This bench needs Debian’s haproxy.');
    }),
    untilReady(port),
  ]);
  return `http://127.0.0.1:${port}`;
};

const REQUESTS = [
  ['GET', '/api/session'],
  ['GET', '/api/suggestions?query=new%20fa'],
  ['POST', '/api/propguard/process-command', { command: '18 Jacaranda Quay, New Farm QLD 4005' }],
  ['GET', '/api/assessments'],
] as const;

const faults = new Map<string, number>();
const counted = { sent: 0, failed: 0 };
let isOver = false;

const ask = async (url: string): Promise<void> => {
  const cookie = await visitorCookie(url);
  while (!isOver)
    for (const [method, path, body] of REQUESTS) {
      counted.sent += 1;
      const fault = await fetch(url + path, {
        method,
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }).then(
        async (reply) => {
          const told = await reply.text();
          // The proxy answers for itself in HTML.
          return reply.ok ? null : `${reply.status} ${/"code":"(\w+)"/.exec(told)?.[1] ?? 'of the proxy'}`;
        },
        (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
      );
      if (fault === null) continue;
      counted.failed += 1;
      const what = `${method} ${path}: ${fault}`;
      faults.set(what, (faults.get(what) ?? 0) + 1);
    }
};

try {
  const old = [await start(earlierFolder)];
  await untilReady(old[0]?.port ?? 0);
  old.push(await start(earlierFolder));
  await untilReady(old[1]?.port ?? 0);
  const later = [await findFreePort(), await findFreePort()];
  const url = await startProxy([...old.map(({ port }) => port), ...later]);
  const startedAt = Date.now();
  const clients = Array.from({ length: CLIENTS }, () => ask(url));
  await wait(BEFORE_MS);
  const stops: (() => Promise<void>)[] = [];
  for (const [at, port] of later.entries()) {
    stops.push(startAt(inRepository(), port));
    await untilReady(port);
    await old[at]?.stop();
    console.log(
      `${counted.failed} failed. Node ${at + 1} is replaced after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
    );
  }
  await wait(Math.max(5_000, startedAt + SECONDS * 1000 - Date.now()));
  isOver = true;
  await Promise.all(clients);
  console.log(`${counted.sent} requests in ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  for (const [what, times] of faults) console.log(`  ${times} x ${what}`);
  for (const stop of stops) await stop();
  settle({ name: 'deploy', value: counted.failed, unit: 'requests failed', target: 0, better: 'lower' });
} finally {
  for (const program of programs) if (program.exitCode === null) program.kill('SIGKILL');
  await server.stop();
  earlier.remove();
  rmSync(folder, { recursive: true, force: true });
}
