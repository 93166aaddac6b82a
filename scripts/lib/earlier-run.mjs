import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { becomesFree, isFree } from './port.mjs';
import { isRunning } from './processes.mjs';
import { toolsFolder } from './repository.mjs';
import { SERVER_ENTRY } from './server-process.mjs';
import { PlainError, step } from './terminal.mjs';

const GRACE_MS = 10_000;

/** @param {number} port */
const noteFile = (port) => path.join(toolsFolder, 'running', `${port}.json`);

/**
 * @param {number} port
 * @param {number} serverPid
 * @returns {() => void} forgets it
 */
export function noteRun(port, serverPid) {
  const file = noteFile(port);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ serverPid, starterPid: process.pid }));
  return () => rmSync(file, { force: true });
}

/**
 * Makes sure that the port is ours to use: a server that lost its starter is stopped; anybody else is left
 * alone and named.
 * @param {number} port
 */
export async function clearPort(port) {
  if (await isFree(port)) return;
  const earlier = readNote(port);
  if (!earlier || !isRunning(earlier.serverPid, SERVER_ENTRY)) {
    throw new PlainError(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (isRunning(earlier.starterPid, 'scripts/start.mjs')) {
    throw new PlainError(
      `PropGuard is already running here (process ${earlier.starterPid}): http://localhost:${port}`,
    );
  }
  await step('Stopping the server of an earlier run', 'Server of an earlier run stopped', async () => {
    process.kill(earlier.serverPid, 'SIGTERM');
    if (await becomesFree(port, GRACE_MS)) return;
    process.kill(earlier.serverPid, 'SIGKILL');
    await becomesFree(port, GRACE_MS);
  });
}

/**
 * @param {number} port
 * @returns {{ serverPid: number, starterPid: number } | undefined}
 */
function readNote(port) {
  try {
    return JSON.parse(readFileSync(noteFile(port), 'utf8'));
  } catch {
    return undefined;
  }
}
