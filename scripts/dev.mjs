import { spawn } from 'node:child_process';
import { loadEnvFile } from './lib/env-file.mjs';
import { watchNpm } from './lib/parent-watch.mjs';
import { becomesFree, chosenPort } from './lib/port.mjs';
import { prepare } from './lib/prepare.mjs';
import { inRepository, repositoryRoot } from './lib/repository.mjs';
import { SERVER_ENTRY } from './lib/server-process.mjs';
import { PlainError, runCommand } from './lib/terminal.mjs';
import { ensureBaseMap, viteProgram } from './lib/web-build.mjs';

await runCommand(async () => {
  loadEnvFile();
  const webPort = chosenPort();
  const apiPort = webPort + 1;
  const node = await prepare({ build: false });
  await ensureBaseMap(node);
  for (const port of [webPort, apiPort]) {
    if (!(await becomesFree(port, 3000))) {
      throw new PlainError(`Port ${port} is taken. 'npm run dev' uses PORT and PORT + 1 (3000 and 3001).`);
    }
  }

  const children = [
    start(['--watch', '--watch-preserve-output', inRepository(SERVER_ENTRY)], { PORT: String(apiPort) }),
    start([viteProgram(), inRepository('apps/web'), '--port', String(webPort), '--strictPort'], {
      API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    }),
  ];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  watchNpm(stop);
  const codes = await Promise.all(children.map(ended));
  return Math.max(...codes);

  /**
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} env
   */
  function start(args, env) {
    return spawn(node, args, {
      cwd: repositoryRoot,
      env: { ...process.env, NODE_ENV: 'development', ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
  }

  /**
   * One side that ends takes the other along.
   * @param {import('node:child_process').ChildProcess} child
   * @returns {Promise<number>}
   */
  function ended(child) {
    return new Promise((resolve) => {
      child.on('exit', (code) => {
        stop();
        resolve(code ?? 0);
      });
    });
  }
});
