import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, chown, copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { BackupRefused } from '../../backup/backup-format.ts';
import { unsealWith } from '../../backup/unsealing.ts';
import { withClient } from '../../client.ts';
import { ownerUrl } from '../connection.ts';
import { type DataFolder, dataFolderLayout, prepareDataFolder } from '../data-folder.ts';
import { withLock } from '../folder-lock.ts';
import { launchServer, stopServer } from '../launch-server.ts';
import { lastLogLines } from '../log-files.ts';
import { type Binaries, prepareBinaries } from '../native-binaries.ts';
import { readPassword } from '../owner-password.ts';
import { readPostmasterFile } from '../postmaster-file.ts';
import { isPostmasterOf } from '../processes.ts';
import { chooseSystemUser, type SystemUser } from '../system-user.ts';
import { isMarkedByAnyone } from '../usage-marks.ts';
import {
  type Archive,
  archivedClusters,
  archiveLayout,
  type Base,
  clusterNumber,
  listBases,
  recoverySettings,
  segmentKey,
} from './archive.ts';
import { archiving } from './archiving.ts';
import { unpackBase } from './base-backup.ts';

const POLL_MS = 200;
const PATIENCE_MS = 6 * 60 * 60 * 1000;

type Order = {
  dataDir: string;
  folder: string;
  key: string | null;
  at: Date;
  log: (message: string) => void;
};
type Place = {
  dataDir: string;
  folder: DataFolder;
  binaries: Binaries;
  user: SystemUser;
  archive: Archive;
  key: string | null;
};

export type Recovered = { base: Base; segments: number; aside: string | null; seconds: number };

/** The embedded database as it was at a moment. What was there is put aside, and back again when this fails. */
export async function recoverTo({ dataDir, folder: backups, key, at, log }: Order): Promise<Recovered> {
  const started = performance.now();
  if (at.getTime() > Date.now()) throw new BackupRefused(`${at.toISOString()} is still to come.`);
  const user = await chooseSystemUser(dataFolderLayout(dataDir).cluster);
  const folder = await prepareDataFolder(dataDir, user);
  const binaries = await prepareBinaries(dataDir, user);
  return withLock(folder.lock, async () => {
    await refuseWhileRunning(folder);
    const archive = await findArchive(backups, folder.cluster);
    const base = chooseBase(await listBases(archive), at);
    log(`The copy of ${base.startedAt} is taken, and what was written since then until ${at.toISOString()}.`);
    const place = { dataDir, folder, binaries, user, archive, key };
    const opened = `${folder.cluster}-segments`;
    try {
      await openSegments(place, base, opened, log);
      const aside = await putInPlace(place, base);
      await replayOrPutBack(place, { at, aside, opened });
      const segments = (await readdir(archive.wal)).filter((name) => name.slice(0, 24) >= base.firstSegment);
      return { base, segments: segments.length, aside, seconds: (performance.now() - started) / 1000 };
    } finally {
      await rm(opened, { recursive: true, force: true });
    }
  });
}

type Replay = { at: Date; aside: string | null; opened: string };

async function replayOrPutBack(place: Place, { at, aside, opened }: Replay): Promise<void> {
  try {
    await replay(place, at, opened);
  } catch (error) {
    const { folder } = place;
    await putBack(place, aside);
    const lines = await lastLogLines(folder.logs, folder.startLog).catch(() => '');
    throw reachedTooFar(lines)
      ? new BackupRefused(
          `What was written is not kept until ${at.toISOString()}: choose an earlier moment. Nothing was changed.`,
        )
      : error;
  }
}

/**
 * What was encrypted is opened before anything is changed: a key that does not fit is found here. One that is torn is
 * left out; whether it is needed, PostgreSQL sees.
 */
async function openSegments(place: Place, base: Base, opened: string, log: Order['log']): Promise<void> {
  const { archive, user, key } = place;
  await rm(opened, { recursive: true, force: true });
  await mkdir(opened, { mode: 0o700 });
  const secret = key === null ? null : segmentKey(archive, key);
  const sealed = (await readdir(archive.wal)).filter((name) => name.endsWith('.sealed'));
  for (const name of sealed.filter((each) => isNeeded(each, base))) {
    const source = path.join(archive.wal, name);
    const target = path.join(opened, name.replace(/sealed$/, 'gz'));
    await pipeline(
      createReadStream(source),
      unsealWith(secret),
      createWriteStream(target, { mode: 0o600 }),
    ).catch(async (error: Error) => {
      if (error instanceof BackupRefused) throw error;
      await rm(target, { force: true });
      log(`${source} is damaged or incomplete (${error.message}), and left out.`);
    });
  }
  await giveTo(opened, user);
}

/** The first eight digits are the timeline; the rest counts on across timelines. Their histories are always needed. */
const isNeeded = (name: string, { firstSegment }: Base): boolean =>
  !/^[0-9A-F]{24}/.test(name) || name.slice(8, 24) >= firstSegment.slice(8, 24);

const reachedTooFar = (lines: string): boolean =>
  /recovery ended before configured recovery target was reached/.test(lines);

async function refuseWhileRunning({ cluster, marks }: DataFolder): Promise<void> {
  const postmaster = readPostmasterFile(cluster);
  if (!(await isMarkedByAnyone(marks)) && !(postmaster && isPostmasterOf(postmaster.pid, cluster))) return;
  throw new BackupRefused(
    'PropGuard is running on this database. Stop it and try again. Nothing was changed.',
  );
}

async function findArchive(backups: string, cluster: string): Promise<Archive> {
  const numbers = existsSync(cluster) ? [await clusterNumber(cluster)] : await archivedClusters(backups);
  const [number] = numbers;
  if (number === undefined || !existsSync(archiveLayout(backups, number).root))
    throw new BackupRefused(
      `${backups} keeps nothing of this database to go back in time with. Start it with BACKUP_POINT_IN_TIME=true first.`,
    );
  if (numbers.length > 1)
    throw new BackupRefused(
      `${backups} keeps several databases (${numbers.join(', ')}). Leave the one that is wanted in point-in-time, and move the others away.`,
    );
  return archiveLayout(backups, number);
}

function chooseBase(bases: Base[], at: Date): Base {
  const base = bases.findLast(({ stoppedAt }) => Date.parse(stoppedAt) <= at.getTime());
  if (base) return base;
  const [first] = bases;
  throw new BackupRefused(
    first
      ? `The earliest moment that can be brought back is ${first.stoppedAt}. Nothing was changed.`
      : 'There is no copy of this database yet to go back in time with. Nothing was changed.',
  );
}

/** The last segments may not have been archived yet: the folder that is put aside still has them. */
async function putInPlace({ folder, user, key }: Place, base: Base): Promise<string | null> {
  const { cluster, passwordFile } = folder;
  const unfinished = `${cluster}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const password = await unpackBase(base, unfinished, key);
  await mkdir(path.join(unfinished, 'pg_wal'), { recursive: true });
  if (existsSync(cluster)) {
    for (const entry of await readdir(path.join(cluster, 'pg_wal'), { withFileTypes: true }))
      if (entry.isFile())
        await copyFile(path.join(cluster, 'pg_wal', entry.name), path.join(unfinished, 'pg_wal', entry.name));
  }
  await writeFile(path.join(unfinished, 'recovery.signal'), '');
  await giveTo(unfinished, user);
  if (!existsSync(passwordFile)) {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if ('uid' in user) await chown(passwordFile, user.uid, user.gid);
  }
  const aside = existsSync(cluster)
    ? `${cluster}-before-${new Date().toISOString().replaceAll(/[:.]/g, '')}`
    : null;
  if (aside) await rename(cluster, aside);
  await rename(unfinished, cluster);
  return aside;
}

async function giveTo(folder: string, user: SystemUser): Promise<void> {
  await chmod(folder, 0o700);
  if (!('uid' in user)) return;
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const each = path.join(folder, entry.name);
    if (entry.isDirectory()) await giveTo(each, user);
    else await chown(each, user.uid, user.gid);
  }
}

async function replay(
  { dataDir, folder, binaries, user, archive, key }: Place,
  at: Date,
  opened: string,
): Promise<void> {
  const { settings, env } = await archiving(archive, { dataDir, user, key });
  const port = await launchServer(folder, binaries, user, {
    settings: { ...settings, ...recoverySettings(archive, opened, at) },
    env,
  });
  const url = ownerUrl({ port, password: await readPassword(folder.passwordFile) }, 'postgres');
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    const isReplaying = await withClient({ connectionString: url }, async (owner) => {
      const { rows } = await owner.query<{ replaying: boolean }>('select pg_is_in_recovery() as replaying');
      return rows[0]?.replaying ?? true;
    });
    if (!isReplaying) break;
    if (Date.now() > giveUpAt) throw new Error('PostgreSQL did not come to the moment in hours.');
    await delay(POLL_MS);
  }
  await stopServer(folder, binaries, user);
}

async function putBack({ folder, binaries, user }: Place, aside: string | null): Promise<void> {
  const postmaster = readPostmasterFile(folder.cluster);
  if (postmaster && isPostmasterOf(postmaster.pid, folder.cluster)) await stopServer(folder, binaries, user);
  await rm(folder.cluster, { recursive: true, force: true });
  if (aside) await rename(aside, folder.cluster);
}
