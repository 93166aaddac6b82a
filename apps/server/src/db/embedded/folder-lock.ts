import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, startedAt } from './processes.ts';

const RETRY_MS = 50;
const GIVE_UP_MS = 90_000;

/** One process at a time starts or stops the database. A lock whose holder has died is taken over. */
export async function withLock<Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> {
  const mine = `${lockFile}.${randomUUID()}`;
  await writeFile(mine, `${process.pid} ${startedAt(process.pid)}`, { mode: 0o644 });
  try {
    await acquire(lockFile, mine);
  } finally {
    await rm(mine, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

async function acquire(lockFile: string, mine: string): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    try {
      // A link appears at once with its content, and only if the name is free.
      return await link(mine, lockFile);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (!(await removeAbandoned(lockFile))) await delay(RETRY_MS);
  }
  throw new Error(`Another process holds ${lockFile}. If none is running, remove that file and start again.`);
}

async function removeAbandoned(lockFile: string): Promise<boolean> {
  const holder = await readFile(lockFile, 'utf8').catch(() => undefined);
  if (holder === undefined) return true;
  const [pid, started] = holder.split(' ');
  if (isAlive(Number(pid)) && startedAt(Number(pid)) === started) return false;
  const aside = `${lockFile}.${randomUUID()}`;
  await rename(lockFile, aside).catch(() => undefined);
  const taken = await readFile(aside, 'utf8').catch(() => holder);
  // Somebody was quicker and it is a new lock that we hold in our hands: give it back.
  if (taken !== holder) await link(aside, lockFile).catch(() => undefined);
  await rm(aside, { force: true });
  return true;
}
