import { randomBytes } from 'node:crypto';
import { chown, readFile, writeFile } from 'node:fs/promises';
import type { SystemUser } from './system-user.ts';

export async function createPassword(file: string, user: SystemUser): Promise<void> {
  await writeFile(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if ('uid' in user) await chown(file, user.uid, user.gid);
}

export async function readPassword(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    throw new Error(`The database's password file ${file} cannot be read. Restore it from a backup.`, {
      cause,
    });
  }
}
