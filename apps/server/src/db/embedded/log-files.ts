import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const KEPT_FILES = 5;
const SHOWN_LINES = 8;

/** PostgreSQL begins a new file at 10 MB; this keeps the last few of them. */
export async function pruneLogs(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('postgresql-')).sort();
  const old = names.slice(0, Math.max(0, names.length - KEPT_FILES));
  for (const name of old) await rm(path.join(folder, name), { force: true });
}

/** The end of what PostgreSQL said while running, then while starting, for a person to read. */
export async function lastLogLines(folder: string, startLog: string): Promise<string> {
  const newest = (await readdir(folder))
    .filter((name) => name.startsWith('postgresql-'))
    .sort()
    .at(-1);
  const files = [...(newest ? [path.join(folder, newest)] : []), startLog].filter((file) => existsSync(file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.map((text) => text.trim().split('\n').slice(-SHOWN_LINES).join('\n')).join('\n');
}
