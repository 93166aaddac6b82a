import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { findFreePort } from '../../src/db/embedded/free-port.ts';

/** Where nginx is, or null. */
export const findNginx = (): string | null =>
  [process.env.NGINX_PATH ?? '', '/usr/sbin/nginx'].find((file) => file !== '' && existsSync(file)) ?? null;

const OURS = join(import.meta.dirname, '../../../../deploy/proxy/nginx.conf');
/** Says which node answered. */
export const ANSWERED_BY = 'x-answered-by';

/** The file of `deploy/`, in front of these nodes, on ports of its own and without certificates. */
const siteFor = (text: string, { nodes, plain, port }: { nodes: number[]; plain: number; port: number }) =>
  text
    .replaceAll(/^\tserver 127\.0\.0\.1:.*\n/gm, '')
    .replace(
      'least_conn;',
      `least_conn;\n${nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=2s;`).join('\n')}`,
    )
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\tssl_.*\n/gm, '')
    .replace('proxy_http_version', `add_header ${ANSWERED_BY} $upstream_addr always;\nproxy_http_version`);

const mainFor = (folder: string) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
  include ${folder}/site.conf;
}
`;

/** Debian's nginx with the file that we give to operators. */
export const startNginx = async (
  program: string,
  nodes: number[],
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'propguard-nginx-'));
  // As root its workers are somebody else.
  await chmod(folder, 0o755);
  const [plain, port] = [await findFreePort(), await findFreePort()];
  await writeFile(join(folder, 'site.conf'), siteFor(await readFile(OURS, 'utf8'), { nodes, plain, port }));
  await writeFile(join(folder, 'nginx.conf'), mainFor(folder));
  const nginx = spawn(program, ['-q', '-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return {
    url,
    stop: async () => {
      const gone = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
