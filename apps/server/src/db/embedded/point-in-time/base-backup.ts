import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, cp, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, constants as zlib } from 'node:zlib';
import { damaged } from '../../backup/backup-format.ts';
import { sealWith } from '../../backup/sealing.ts';
import { unsealWith } from '../../backup/unsealing.ts';
import { withClient } from '../../client.ts';
import { dataFolderLayout } from '../data-folder.ts';
import { archiveLayout, BASE_FILE, type Base, clusterNumber, listBases } from './archive.ts';
import { contentsOf, type Packed, pack, unpack } from './packed-base.ts';

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
const SEALED_FILE = 'base.sealed';

type Copied = { files: number; bytes: number };
type Order = { ownerUrl: string; dataDir: string; folder: string; keep: number; key: string | null };
/** What is copied, where to, and what ends it: it gives the label that the copy needs. */
type Copying = {
  cluster: string;
  passwordFile: string;
  target: string;
  startedAt: string;
  stop: () => Promise<string>;
};

export type TakenBase = Copied & { seconds: number; folder: string };

/** A copy of the cluster's folder while it is written to; with the WAL from then on it becomes any later moment. */
export async function takeBase({ ownerUrl, dataDir, folder, keep, key }: Order): Promise<TakenBase> {
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
      const stop = async (): Promise<string> => {
        // Waits until the last segment that the copy needs was archived.
        const stopped = await owner.query<{ labelfile: string }>(
          'select labelfile, spcmapfile from pg_backup_stop(true)',
        );
        return stopped.rows[0]?.labelfile ?? '';
      };
      const order = { cluster, passwordFile, target: unfinished, startedAt, stop };
      const counted = key === null ? await copyOpenly(order) : await copySealed(order, key);
      return { ...counted, firstSegment: rows[0]?.segment ?? '' };
    });
    const described = { startedAt, stoppedAt: new Date().toISOString(), sealed: key !== null, ...copied };
    await writeFile(path.join(unfinished, BASE_FILE), `${JSON.stringify(described)}\n`, { mode: 0o600 });
    await rename(unfinished, target);
    await forgetOlder(archive, keep);
    return { ...copied, folder: target, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** What belongs into a copy, folders before what is in them. */
async function* entriesOf(cluster: string, under = ''): AsyncGenerator<{ name: string; isFolder: boolean }> {
  for (const entry of await readdir(path.join(cluster, under), { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const name = path.join(under, entry.name);
    const isFolder = entry.isDirectory();
    yield { name, isFolder };
    if (isFolder && !WITHOUT_CONTENTS.has(entry.name)) yield* entriesOf(cluster, name);
  }
}

async function copyOpenly({ cluster, passwordFile, target, stop }: Copying): Promise<Copied> {
  const total: Copied = { files: 0, bytes: 0 };
  const copy = path.join(target, 'cluster');
  await mkdir(copy, { mode: 0o700 });
  for await (const { name, isFolder } of entriesOf(cluster)) {
    const to = path.join(copy, name);
    if (isFolder) await mkdir(to, { mode: 0o700 });
    else if (await copyIfThere(path.join(cluster, name), to)) {
      total.files += 1;
      total.bytes += (await lstat(to)).size;
    }
  }
  await writeFile(path.join(copy, 'backup_label'), await stop(), { mode: 0o600 });
  await copyFile(passwordFile, path.join(target, 'password'));
  return total;
}

/** As one file, compressed and encrypted on the way: nothing of it lies there in the open. */
async function copySealed(
  { cluster, passwordFile, target, startedAt, stop }: Copying,
  key: string,
): Promise<Copied> {
  const total: Copied = { files: 0, bytes: 0 };
  const whole = async function* (): AsyncGenerator<Packed> {
    yield { folder: 'cluster' };
    for await (const { name, isFolder } of entriesOf(cluster)) {
      const place = path.join('cluster', name);
      yield isFolder ? { folder: place } : { file: place, contents: contentsOf(path.join(cluster, name)) };
    }
    yield { file: path.join('cluster', 'backup_label'), contents: only(await stop()) };
    yield { file: 'password', contents: only(await readFile(passwordFile, 'utf8')) };
  };
  const count = (bytes: number): void => {
    total.files += 1;
    total.bytes += bytes;
  };
  await pipeline(
    pack(whole(), count),
    createGzip({ level: zlib.Z_BEST_SPEED }),
    sealWith(key, { productVersion: 'any', takenAt: startedAt }),
    createWriteStream(path.join(target, SEALED_FILE), { mode: 0o600, flush: true }),
  );
  return total;
}

async function* only(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
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

/** Puts a copy where a cluster will be, and gives the password that its owner had. */
export async function unpackBase(base: Base, cluster: string, key: string | null): Promise<string> {
  const sealed = path.join(base.folder, SEALED_FILE);
  if (!base.sealed) {
    await cp(path.join(base.folder, 'cluster'), cluster, { recursive: true, verbatimSymlinks: true });
    return readFile(path.join(base.folder, 'password'), 'utf8');
  }
  const unpacked = `${cluster}.unpacked`;
  try {
    await pipeline(createReadStream(sealed), unsealWith(key), createGunzip(), (source) =>
      unpack(source as AsyncIterable<Buffer>, unpacked),
    ).catch((error: unknown) => {
      throw damaged(sealed, error);
    });
    await rename(path.join(unpacked, 'cluster'), cluster);
    return await readFile(path.join(unpacked, 'password'), 'utf8');
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}
