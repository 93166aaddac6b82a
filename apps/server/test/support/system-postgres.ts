import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../src/db/embedded/free-port.ts';
import { chooseSystemUser } from '../../src/db/embedded/system-user.ts';

const run = promisify(execFile);
const INSTALLED_IN = '/usr/lib/postgresql';
/** Older than the embedded one. */
const VERSIONS = ['15', '16', '17'];

/** The folder of the oldest PostgreSQL that Debian's packages have installed here, or null. */
export const findSystemPostgres = async (): Promise<string | null> => {
  const installed = await readdir(INSTALLED_IN).catch((): string[] => []);
  const version = VERSIONS.find((one) => installed.includes(one));
  return version ? join(INSTALLED_IN, version, 'bin') : null;
};

/** A cluster of its own in a temporary folder; `adminUrl` is a superuser's. */
export const startSystemPostgres = async (
  bin: string,
): Promise<{ adminUrl: string; stop: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'propguard-system-postgres-'));
  const user = await chooseSystemUser(folder);
  if ('uid' in user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await findFreePort();
  const options = { ...user, cwd: '/', env: { LC_ALL: 'C' } };
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'admin', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    options,
  );
  await run(
    join(bin, 'pg_ctl'),
    ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start'],
    options,
  );
  return {
    adminUrl: `postgres://admin@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], options);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
