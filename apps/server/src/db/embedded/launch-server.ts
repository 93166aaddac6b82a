import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DataFolder } from './data-folder.ts';
import { findFreePort } from './free-port.ts';
import { lastLogLines } from './log-files.ts';
import type { Binaries } from './native-binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './processes.ts';
import { writeSettings } from './settings.ts';
import { freshSocketFolder } from './socket-folder.ts';
import type { SystemUser } from './system-user.ts';

const run = promisify(execFile);
const START_TIMEOUT_S = 60;
const STOP_TIMEOUT_S = 30;
const LAST_BREATH_MS = 5_000;
const LOOK_AGAIN_MS = 10;

type ServerWishes = {
  /** Where others know it already; any that is free otherwise. */
  port?: number;
  /** Beside those that every server of ours has. */
  settings?: Record<string, string>;
  env?: Record<string, string>;
};

/** Whatever it runs inherits its environment: ours is full of secrets that are none of its business. */
const OURS = /SECRET|KEY|PASSWORD|TOKEN|_URL$|^NODE_OPTIONS$/;
const foreignEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)));

/**
 * `pg_ctl` puts the server into a session of its own, so the terminal's Ctrl-C does not reach it
 * before the application has closed its connections.
 */
export async function launchServer(
  folder: DataFolder,
  binaries: Binaries,
  user: SystemUser,
  wishes: ServerWishes = {},
): Promise<number> {
  try {
    return await launchOnce(folder, binaries, user, wishes);
  } catch {
    // The port may have been taken in between, or a killed server's children may still be leaving.
    return await launchOnce(folder, binaries, user, wishes).catch(async (cause) => {
      const lines = await lastLogLines(folder.logs, folder.startLog);
      throw new Error(`PostgreSQL did not start. The last lines of its log:\n${lines}`, { cause });
    });
  }
}

async function launchOnce(
  folder: DataFolder,
  binaries: Binaries,
  user: SystemUser,
  { port: wanted, settings = {}, env = {} }: ServerWishes,
): Promise<number> {
  const port = wanted ?? (await findFreePort());
  const socketFolder = await freshSocketFolder(folder.sockets, user);
  await writeSettings(folder, port, user, socketFolder, settings);
  await rm(folder.startLog, { force: true });
  const args = ['start', '-D', folder.cluster, '-l', folder.startLog, '-w', '-t', String(START_TIMEOUT_S)];
  const cwd = path.dirname(folder.cluster);
  await run(binaries.pgCtl, args, { ...user, cwd, env: { ...foreignEnv(), ...env } });
  return port;
}

/** Fast mode: open connections are ended, what was committed is on disk, and its process is gone. */
export async function stopServer(folder: DataFolder, binaries: Binaries, user: SystemUser): Promise<void> {
  const pid = readPostmasterFile(folder.cluster)?.pid;
  const args = ['stop', '-D', folder.cluster, '-m', 'fast', '-w', '-t', String(STOP_TIMEOUT_S)];
  await run(binaries.pgCtl, args, { ...user, cwd: path.dirname(folder.cluster) });
  // It takes its file away with its last breath, which is what `pg_ctl` waits for.
  const until = Date.now() + LAST_BREATH_MS;
  while (pid !== undefined && isAlive(pid) && Date.now() < until) await wait(LOOK_AGAIN_MS);
}
