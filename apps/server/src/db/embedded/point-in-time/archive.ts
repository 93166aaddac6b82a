import { chmod, chown, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { keyFor } from '../../backup/sealing.ts';
import type { SystemUser } from '../system-user.ts';
import type { Sealer } from './sealer.ts';

/**
 * What one cluster needs to be brought back to any moment: copies of its folder, and every WAL segment since the oldest
 * of them. By the cluster's own number, so that another database with the same settings overwrites nothing.
 */
export const archiveLayout = (folder: string, cluster: string) => ({
  root: path.join(folder, 'point-in-time', cluster),
  wal: path.join(folder, 'point-in-time', cluster, 'wal'),
  bases: path.join(folder, 'point-in-time', cluster, 'bases'),
});
export type Archive = ReturnType<typeof archiveLayout>;

/** The number that `initdb` gave the cluster: the first eight bytes of its control file. */
export async function clusterNumber(cluster: string): Promise<string> {
  const control = await readFile(path.join(cluster, 'global', 'pg_control'));
  return control.readBigUInt64LE(0).toString();
}

/** Clusters that anything is kept of, in this folder. */
export async function archivedClusters(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'point-in-time')).catch(() => []);
  return names.filter((name) => /^\d+$/.test(name));
}

/** PostgreSQL writes the segments itself, as its own user, who need not see anything else there. */
export async function prepareArchive(folder: string, cluster: string, user: SystemUser): Promise<Archive> {
  const archive = archiveLayout(folder, await clusterNumber(cluster));
  await mkdir(archive.wal, { recursive: true, mode: 0o700 });
  await mkdir(archive.bases, { recursive: true, mode: 0o700 });
  if ('uid' in user) {
    for (const above of [folder, path.dirname(archive.root), archive.root]) await chmod(above, 0o711);
    await chown(archive.wal, user.uid, user.gid);
  }
  return archive;
}

/** A word of a shell, in a command in which PostgreSQL puts names in place of what follows a percent sign. */
const inShell = (file: string): string => `'${file.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;
/** PostgreSQL's settings know both: a doubled quote, and a backslash in front. */
const inSettings = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Of this cluster alone: who has it opens its segments, and neither bases nor backups. */
export const segmentKey = (archive: Archive, key: string): Buffer =>
  keyFor(`segments of ${path.basename(archive.root)}`, key);

/** Segments that are cut off after a minute are mostly empty: compressed they are small. */
const archiveCommand = ({ wal }: Archive, sealer: Sealer | null): string => {
  if (sealer) return `${inShell(sealer.node)} ${inShell(sealer.program)} "%p" ${inShell(wal)}/%f.sealed`;
  const unfinished = `${inShell(wal)}/%f.unfinished`;
  return `gzip -c "%p" > ${unfinished} && mv ${unfinished} ${inShell(wal)}/%f.gz`;
};

export const archivingSettings = (archive: Archive, sealer: Sealer | null): Record<string, string> => ({
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: inSettings(archiveCommand(archive, sealer)),
  archive_timeout: inSettings('60s'),
});

/**
 * Segments are fetched back until the moment is reached; there the database goes on, on a timeline of its own.
 * `opened`: where those that were encrypted lie in the open meanwhile.
 */
export const recoverySettings = ({ wal }: Archive, opened: string, at: Date): Record<string, string> => ({
  restore_command: inSettings(
    `gzip -dc ${inShell(opened)}/%f.gz > "%p" 2>/dev/null || gzip -dc ${inShell(wal)}/%f.gz > "%p"`,
  ),
  recovery_target_time: inSettings(at.toISOString().replace('T', ' ').replace('Z', '+00')),
  recovery_target_action: inSettings('promote'),
});

export const BASE_FILE = 'base.json';
const Base = z.object({
  startedAt: z.iso.datetime(),
  stoppedAt: z.iso.datetime(),
  firstSegment: z.string(),
  sealed: z.boolean().default(false),
  files: z.int(),
  bytes: z.int(),
});
export type Base = z.infer<typeof Base> & { folder: string };

/** Those that are whole, oldest first. */
export async function listBases({ bases }: Archive): Promise<Base[]> {
  const names = (await readdir(bases).catch((): string[] => [])).toSorted((a, b) => (a < b ? -1 : 1));
  const found: Base[] = [];
  for (const name of names) {
    const folder = path.join(bases, name);
    const text = await readFile(path.join(folder, BASE_FILE), 'utf8').catch(() => null);
    const base = text === null ? null : Base.safeParse(JSON.parse(text)).data;
    if (base) found.push({ ...base, folder });
  }
  return found;
}
