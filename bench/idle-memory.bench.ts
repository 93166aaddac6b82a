/** Resident memory of one node that serves and works, some seconds after it became ready; PostgreSQL not counted. */
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { settle } from './lib/verdict.ts';

const SETTLE_MS = 8000;

const residentMegabytes = (pid: number): number => {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)?.[1];
  return Number(line) / 1024;
};

const folder = mkdtempSync(join(tmpdir(), 'propguard-bench-'));
const node = fork(join(import.meta.dirname, '../apps/server/src/main.ts'), {
  env: {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  },
});
const ended = new Promise((resolve) => node.once('exit', resolve));
try {
  const url = await new Promise<string>((resolve) =>
    node.on('message', (message: { type: string; url?: string }) => {
      if (message.type === 'ready') resolve(message.url ?? '');
    }),
  );
  // A node that never answered anything has not loaded everything it needs.
  await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/api/installation`)));
  await pause(SETTLE_MS);
  settle({
    name: 'idle-memory',
    value: residentMegabytes(node.pid ?? 0),
    unit: 'MB',
    target: 350,
    better: 'lower',
  });
} finally {
  node.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
