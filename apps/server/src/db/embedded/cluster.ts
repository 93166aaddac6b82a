import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { DATABASE_OWNER } from './connection.ts';
import type { DataFolder } from './data-folder.ts';
import type { Binaries } from './native-binaries.ts';
import { createPassword } from './owner-password.ts';
import { SETTINGS_FILE } from './settings.ts';
import type { SystemUser } from './system-user.ts';

const run = promisify(execFile);

/** Creates the database cluster if there is none. An interrupted creation is thrown away and done again. */
export async function ensureCluster(folder: DataFolder, binaries: Binaries, user: SystemUser): Promise<void> {
  if (existsSync(folder.cluster)) return refuseOtherVersion(folder.cluster, binaries);
  const unfinished = `${folder.cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await createPassword(folder.passwordFile, user);
  await run(
    binaries.initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${DATABASE_OWNER}`,
      `--pwfile=${folder.passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The built-in locale sorts alike on every machine, whatever its C library.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...user, cwd: path.dirname(folder.cluster) },
  );
  await appendFile(path.join(unfinished, 'postgresql.conf'), `\ninclude '${SETTINGS_FILE}'\n`);
  await rename(unfinished, folder.cluster);
}

async function refuseOtherVersion(cluster: string, binaries: Binaries): Promise<void> {
  const dataMajor = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = await run(binaries.postgres, ['--version']);
  const programMajor = /\s(\d+)/.exec(stdout)?.[1];
  if (dataMajor === programMajor) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${dataMajor}; this version of PropGuard brings ` +
      `PostgreSQL ${programMajor}. Check out the version that made it, run 'npm run backup', then come back, ` +
      "move the folder away and run 'npm run restore'.",
  );
}
