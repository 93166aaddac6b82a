import { spawn } from 'node:child_process';
import path from 'node:path';
import { inRepository, repositoryRoot, toolsFolder } from './repository.mjs';

export const SERVER_ENTRY = 'apps/server/src/main.ts';
const STOP_TIMEOUT_MS = 30_000;

/**
 * What the server tells whoever started it, over the channel between them.
 * @typedef {{ type: 'step', title: string, durationMs: number } | { type: 'ready', url: string } | { type: 'say', line: string }} ServerMessage
 */

/**
 * The server in a process group of its own: the terminal's Ctrl-C reaches it once, through us. When we are
 * killed without a word, the channel between us closes and the server stops by itself.
 * @param {string} node
 * @param {{ env?: NodeJS.ProcessEnv, onMessage?: (message: ServerMessage) => void }} [options]
 */
export function startServer(node, { env, onMessage } = {}) {
  const child = spawn(node, [inRepository(SERVER_ENTRY)], {
    cwd: repositoryRoot,
    // Node keeps what it compiled, so that the next start is quicker.
    env: { NODE_COMPILE_CACHE: path.join(toolsFolder, 'compile-cache'), ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let isReady = false;
  child.on('message', (given) => {
    const message = /** @type {ServerMessage} */ (given);
    if (message.type === 'ready') isReady = true;
    onMessage?.(message);
  });

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS).unref();
  };

  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? (isStopping ? 0 : 1)));
  });
  return { pid: child.pid ?? 0, stop, ended, wasStopped: () => isStopping, wasReady: () => isReady };
}

/**
 * Ctrl-C and the like reach the server through us.
 * @param {() => void} stop
 */
export function stopWithUs(stop) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
}
