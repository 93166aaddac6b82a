import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Env } from '../apps/server/src/config/env.ts';
import { inRepository } from './lib/repository.mjs';

/** What stands in `deploy/` speaks of settings, paths and ports of the product: they must be real ones. */
const read = (file: string): string => readFileSync(inRepository(file), 'utf8');
const FILES = readdirSync(inRepository('deploy'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.\w+$|file$/i.test(file))
  .map((file) => `deploy/${file}`);

/** Of PostgreSQL's image, of compose and of the proxy: not ours. */
const OTHERS = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'PUBLIC_HOST', 'UPSTREAM', 'NODE_ENV'];

test('every setting that a file of deploy names is one that the product reads', () => {
  expect(FILES.length).toBeGreaterThan(8);
  const named = FILES.filter((file) => !file.includes('monitoring')).flatMap((file) => {
    const text = read(file).replaceAll(/^\s*#.*$/gm, '');
    const assigned = text.matchAll(/(?:^|\s|name: )([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*)(?==|:\s|, value)/gm);
    return [...assigned].map(([, name]) => ({ file, name: name ?? '' }));
  });
  const settings = named.filter(({ name }) => !OTHERS.includes(name));
  expect(settings.length).toBeGreaterThan(25);
  expect(settings.filter(({ name }) => !(name in Env.shape))).toEqual([]);
});

test('every path that is probed is a route of the product', () => {
  const routes = ['liveness', 'metrics'].map((name) => read(`apps/server/src/http/${name}.ts`)).join('\n');
  const probed = FILES.flatMap((file) => read(file).match(/\/(?:health\/\w+|metrics)\b/g) ?? []);
  expect(new Set(probed)).toEqual(new Set(['/health/live', '/health/ready', '/metrics']));
  for (const path of new Set(probed)) expect(routes).toContain(`app.get('${path}'`);
});

test('what is started is there, on the port that is asked', () => {
  for (const file of ['Containerfile', 'systemd/propguard@.service', 'systemd/propguard-worker.service'])
    expect(read(`deploy/${file}`)).toMatch(/node["',\s]+apps\/server\/src\/main\.ts/);
  expect(read('apps/server/src/main.ts')).toContain('startNode');
  expect(read('deploy/Containerfile')).toContain('PORT=3000');
  expect(read('deploy/compose.yaml')).toContain('app:3000');
  expect(read('deploy/kubernetes/propguard.yaml')).toContain('containerPort: 3000');
  const copied = [...read('deploy/Containerfile').matchAll(/^COPY (\S+package\.json)/gm)];
  for (const [, file = ''] of copied) expect(read(file)).toContain('"name"');
});

test('every metric of the dashboard and the alert rules is one that a node tells', () => {
  const source = ['metrics', 'installation-metrics']
    .map((name) => read(`apps/server/src/http/${name}.ts`))
    .join('\n');
  const own = [...source.matchAll(/name: '(propguard_\w+)'/g)].map(([, name]) => name ?? '');
  // prom-client's own, behind the prefix.
  const DEFAULT = [
    'process_start_time_seconds',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ];
  const known = new Set([...own, ...DEFAULT.map((name) => `propguard_${name}`)]);
  const used = ['alerts.yaml', 'dashboard.json']
    .flatMap((file) => read(`deploy/monitoring/${file}`).match(/propguard_\w+/g) ?? [])
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(used.length).toBeGreaterThan(15);
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  for (const name of own) expect(used, 'is shown or watched').toContain(name);
});

const has = (program: string, flag = '--version'): boolean => spawnSync(program, [flag]).status === 0;
const said = (program: string, args: string[], env: Record<string, string> = {}): string => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return status === 0 ? 'nothing wrong' : `${stdout}${stderr}`;
};
const NAMES = { PUBLIC_HOST: 'propguard.example', UPSTREAM: '127.0.0.1:3001 127.0.0.1:3002' };
const SECRETS = { POSTGRES_PASSWORD: 'of the test', PROPGUARD_SECRET: 'x'.repeat(32) };
const inFolder = (work: (folder: string) => void): void => {
  const folder = mkdtempSync(path.join(tmpdir(), 'propguard-deploy-'));
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

test.runIf(has('docker-compose'))('compose reads its file, and asks for what has no usual value', () => {
  const args = ['-f', inRepository('deploy/compose.yaml'), 'config', '-q'];
  expect(said('docker-compose', args, { ...NAMES, ...SECRETS })).toBe('nothing wrong');
  expect(said('docker-compose', args, { ...NAMES, ...SECRETS, POSTGRES_PASSWORD: '' })).toContain(
    'POSTGRES_PASSWORD',
  );
});

test.runIf(has('caddy', 'version'))('Caddy takes its file', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', inRepository('deploy/proxy/Caddyfile')];
  expect(said('caddy', args, NAMES)).toBe('nothing wrong');
});

test.runIf(has('nginx', '-v') && has('openssl', 'version'))('nginx takes its file', () =>
  inFolder((folder) => {
    const at = (name: string): string => path.join(folder, name);
    const [certificate, key] = [at('fullchain.pem'), at('privkey.pem')];
    const self = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=propguard.example'];
    execFileSync('openssl', ['req', ...self, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    writeFileSync(
      at('propguard.conf'),
      read('deploy/proxy/nginx.conf').replaceAll('/etc/letsencrypt/live/propguard.example', folder),
    );
    writeFileSync(
      at('nginx.conf'),
      `pid ${at('pid')};\nerror_log stderr;\nevents {}\nhttp {\n  access_log off;\n  include ${at('propguard.conf')};\n}\n`,
    );
    expect(said('nginx', ['-t', '-q', '-c', at('nginx.conf'), '-p', folder])).toBe('nothing wrong');
  }),
);

test.runIf(has('promtool'))('Prometheus takes the alert rules', () => {
  expect(said('promtool', ['check', 'rules', inRepository('deploy/monitoring/alerts.yaml')])).toBe(
    'nothing wrong',
  );
});

test.runIf(has('systemd-analyze'))('systemd finds nothing wrong with the units', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'propguard-units-'));
  const units = ['propguard@3001.service', 'propguard-worker.service'].map((name) => path.join(folder, name));
  for (const unit of units)
    copyFileSync(inRepository('deploy/systemd', path.basename(unit).replace('3001', '')), unit);
  try {
    execFileSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', ...units], {
      stdio: 'pipe',
    });
  } catch (error) {
    const lines = String((error as { stderr?: Buffer }).stderr).split('\n');
    // That /usr/bin/node is not there is true of this machine, not of the unit.
    expect(lines.filter((line) => line && !/not executable|No such file/.test(line))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
