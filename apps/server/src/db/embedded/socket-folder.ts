import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { SystemUser } from './system-user.ts';

const socketName = (port: number | string): string => `.s.PGSQL.${port}`;
/** What a system has room for in the address of a socket. */
const LONGEST_ADDRESS = 103;

/**
 * A folder for the server's socket, without what a killed one left there: its process number may be another's by now.
 * Null where there can be none: on Windows, in a path that is too long, on a file system that knows no sockets.
 */
export async function freshSocketFolder(folder: string, user: SystemUser): Promise<string | null> {
  const longest = path.join(folder, socketName('65535'));
  if (process.platform === 'win32' || Buffer.byteLength(longest) > LONGEST_ADDRESS) return null;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  if (!(await takesSockets(folder))) return null;
  if ('uid' in user) await chown(folder, user.uid, user.gid);
  return folder;
}

async function takesSockets(folder: string): Promise<boolean> {
  const trial = createServer();
  try {
    await once(trial.listen(path.join(folder, 'trial')), 'listening');
    trial.close();
    await once(trial, 'close');
    return true;
  } catch {
    return false;
  }
}

/**
 * A statement through the socket costs half of what it does over the network of this machine. Host and port stay in
 * the address for whoever reads it and connects by other means.
 */
export function throughSocket(url: string, folder: string): string {
  const address = new URL(url);
  if (!existsSync(path.join(folder, socketName(address.port)))) return url;
  address.searchParams.set('host', folder);
  return address.toString();
}
