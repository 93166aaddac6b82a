import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { EMBEDDED_CHAIN_ID } from '@propguard/rules/chain/known-networks';
import { findFreePort } from '../../../db/embedded/free-port.ts';
import { isAlive } from '../../../db/embedded/processes.ts';
import { ChainError } from '../chain-error.ts';
import { rpcAt } from '../rpc.ts';
import { anvilProgram } from './anvil-program.ts';

/** Fixed, like everything else that the first block is made of: the same transactions give the same chain. */
const GENESIS_TIME = 1_760_000_000;
const SAVE_INTERVAL_S = 60;
/** A tenth of a second on x86-64; several under emulation (decision 30), more on a machine that is busy. */
const START_PATIENCE_MS = 30_000;
/** It writes its state before it goes. */
const STOP_PATIENCE_MS = 15_000;
const POLL_MS = 20;
/** To say who it is takes no work, even under emulation. */
const ANSWER_PATIENCE_MS = 5_000;

export type AnvilProcess = { pid: number; port: number };

export const anvilUrl = ({ port }: { port: number }): string => `http://127.0.0.1:${port}`;

const isAnswering = (url: string, expectedId = EMBEDDED_CHAIN_ID): Promise<boolean> =>
  rpcAt(
    url,
    ANSWER_PATIENCE_MS,
  )('eth_chainId').then(
    (chainId) => Number(chainId) === expectedId,
    () => false,
  );

/**
 * Becomes the chain, after leaving a guard behind that reads from the pipe to whoever started it. A pipe that breaks
 * means that they have ended, even by `kill -9`: then nobody is left to stop the chain, and the guard does.
 */
const GUARDED = 'exec 3<&0; (read -r _ <&3 || kill -9 $$) & exec "$0" "$@" 3<&- </dev/null';

/** A session of its own: the terminal's Ctrl-C does not reach it before the application has let go. */
const spawnBound = (program: string, args: string[]): ChildProcess => {
  if (process.platform === 'win32') return spawn(program, args, { detached: true, stdio: 'ignore' });
  const child = spawn('/bin/sh', ['-c', GUARDED, program, ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  const pipe = child.stdin as Socket;
  // The guard may have gone with the chain.
  pipe.on('error', () => undefined);
  pipe.unref();
  child.once('exit', () => pipe.end('ended\n'));
  return child;
};

/** It ends with this process at the latest. */
export const launchAnvil = async (
  stateFile: string | null,
  chainId = EMBEDDED_CHAIN_ID,
): Promise<AnvilProcess> => {
  const port = await findFreePort();
  const settings = { port, 'chain-id': chainId, accounts: 0, timestamp: GENESIS_TIME };
  const saving = stateFile ? { state: stateFile, 'state-interval': SAVE_INTERVAL_S } : {};
  const args = Object.entries({ ...settings, ...saving, hardfork: 'cancun' }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ]);
  const child = spawnBound(anvilProgram(), [...args, '--silent']);
  child.unref();
  let hasEnded = false;
  child.once('exit', () => {
    hasEnded = true;
  });
  child.once('error', () => {
    hasEnded = true;
  });
  const giveUpAt = Date.now() + START_PATIENCE_MS;
  while (!hasEnded && Date.now() < giveUpAt) {
    if (child.pid && (await isAnswering(anvilUrl({ port }), chainId))) return { pid: child.pid, port };
    await delay(POLL_MS);
  }
  child.kill('SIGKILL');
  throw new ChainError('unreachable', 'The embedded chain did not start.');
};

/** Not another program that was given the same number. */
const commandLine = (pid: number): string => {
  const file = `/proc/${pid}/cmdline`;
  if (existsSync(file)) return readFileSync(file, 'utf8').replaceAll('\0', ' ');
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
};

const isOurs = ({ pid, port }: AnvilProcess): boolean => {
  try {
    return isAlive(pid) && /anvil/.test(commandLine(pid)) && commandLine(pid).includes(`--port ${port} `);
  } catch {
    return false;
  }
};

export const isAnvilRunning = async (process: AnvilProcess): Promise<boolean> =>
  isOurs(process) && (await isAnswering(anvilUrl(process)));

/** It is there and says nothing: it will not do anything for anybody any more. */
export const isAnvilSilent = async (process: AnvilProcess): Promise<boolean> =>
  isOurs(process) && !(await isAnswering(anvilUrl(process)));

/** It saves its state when asked to end; `SIGKILL` is for one whose state is not wanted, or that does not end. */
export const stopAnvil = async (
  anvil: AnvilProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> => {
  if (!isOurs(anvil)) return;
  process.kill(anvil.pid, signal);
  const giveUpAt = Date.now() + STOP_PATIENCE_MS;
  while (isOurs(anvil) && Date.now() < giveUpAt) await delay(POLL_MS);
  if (isOurs(anvil)) process.kill(anvil.pid, 'SIGKILL');
};
