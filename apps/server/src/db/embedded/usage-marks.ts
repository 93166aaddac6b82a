import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, startedAt } from './processes.ts';

/**
 * Each user of the database leaves a mark while it runs. The last one to leave stops the server;
 * marks of processes that were killed do not count.
 */
export async function leaveMark(folder: string): Promise<string> {
  const mark = path.join(folder, `${process.pid}-${randomUUID()}`);
  await writeFile(mark, `${process.pid} ${startedAt(process.pid)}`, { mode: 0o644 });
  return mark;
}

export async function removeMark(mark: string): Promise<void> {
  await rm(mark, { force: true });
}

export async function isMarkedByAnyone(folder: string): Promise<boolean> {
  let inUse = false;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const [pid = '', started = ''] = (await readFile(file, 'utf8')).split(' ');
    if (isAlive(Number(pid)) && startedAt(Number(pid)) === started) inUse = true;
    else await rm(file, { force: true });
  }
  return inUse;
}
