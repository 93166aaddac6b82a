import { constants } from 'node:fs';
import { copyFile, cp, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withClient } from '../../client.ts';
import { dataFolderLayout } from '../data-folder.ts';
import { archiveLayout, BASE_FILE, clusterNumber, listBases } from './archive.ts';

/** Made anew when the server starts; PostgreSQL's manual names them. */
const WITHOUT_CONTENTS = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*)$/;

type Copied = { files: number; bytes: number };
type Order = { ownerUrl: string; dataDir: string; folder: string; keep: number };

export type TakenBase = Copied & { seconds: number; folder: string };

/** A copy of the cluster's folder while it is written to; with the WAL from then on it becomes any later moment. */
export async function takeBase({ ownerUrl, dataDir, folder, keep }: Order): Promise<TakenBase> {
  const started = performance.now();
  const { cluster, passwordFile } = dataFolderLayout(dataDir);
  const archive = archiveLayout(folder, await clusterNumber(cluster));
  const startedAt = new Date().toISOString();
  const target = path.join(archive.bases, startedAt.replaceAll(/[:.]/g, ''));
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const copied = await withClient({ connectionString: ownerUrl }, async (owner) => {
      const { rows } = await owner.query<{ segment: string }>(
        `select pg_walfile_name(pg_backup_start('propguard', true)) as segment`,
      );
      const counted = await copyFolder(cluster, path.join(unfinished, 'cluster'));
      // Waits until the last segment that the copy needs was archived.
      const stopped = await owner.query<{ labelfile: string; spcmapfile: string }>(
        'select labelfile, spcmapfile from pg_backup_stop(true)',
      );
      await writeFile(path.join(unfinished, 'cluster', 'backup_label'), stopped.rows[0]?.labelfile ?? '', {
        mode: 0o600,
      });
      return { ...counted, firstSegment: rows[0]?.segment ?? '' };
    });
    await copyFile(passwordFile, path.join(unfinished, 'password'));
    const described = { startedAt, stoppedAt: new Date().toISOString(), ...copied };
    await writeFile(path.join(unfinished, BASE_FILE), `${JSON.stringify(described)}\n`, { mode: 0o600 });
    await rename(unfinished, target);
    await forgetOlder(archive, keep);
    return { ...copied, folder: target, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function copyFolder(from: string, to: string): Promise<Copied> {
  const total: Copied = { files: 0, bytes: 0 };
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      const isEmptied = WITHOUT_CONTENTS.has(entry.name);
      if (isEmptied) await mkdir(target, { mode: 0o700 });
      const copied = isEmptied ? { files: 0, bytes: 0 } : await copyFolder(source, target);
      total.files += copied.files;
      total.bytes += copied.bytes;
    } else if (await copyIfThere(source, target)) {
      total.files += 1;
      total.bytes += (await lstat(target)).size;
    }
  }
  return total;
}

/** Files come and go while the server works; what is gone is not needed, the WAL knows. */
async function copyIfThere(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** With a base go the segments that only it needed. */
async function forgetOlder(archive: ReturnType<typeof archiveLayout>, keep: number): Promise<void> {
  const bases = await listBases(archive);
  const kept = bases.slice(-keep);
  for (const { folder } of bases.slice(0, -keep)) await rm(folder, { recursive: true, force: true });
  const first = kept[0]?.firstSegment;
  if (!first) return;
  // The first eight digits are the timeline; the rest counts on across timelines.
  const place = (name: string): string => name.slice(8, 24);
  for (const name of await readdir(archive.wal)) {
    if (/^[0-9A-F]{24}/.test(name) && place(name) < place(first))
      await rm(path.join(archive.wal, name), { force: true });
  }
}

/** Puts a copy where a cluster will be, as its own user's. */
export async function unpackBase(base: string, cluster: string): Promise<void> {
  await cp(path.join(base, 'cluster'), cluster, { recursive: true, verbatimSymlinks: true });
}

export const basePassword = (base: string): Promise<string> => readFile(path.join(base, 'password'), 'utf8');
