import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type TakenBase, takeBase } from '../embedded/point-in-time/base-backup.ts';
import { rehearseRestore } from './rehearse-restore.ts';
import type { SchemaHistory } from './restore-backup.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

const OURS = /^propguard-\d{4}-\d\d-\d\dT\d{6}\.backup(\.gz|\.sealed)$/;

export const backupName = (now: Date, isSealed: boolean): string =>
  `propguard-${now.toISOString().slice(0, 19).replaceAll(':', '')}.backup.${isSealed ? 'sealed' : 'gz'}`;

export type BackupPlan = {
  folder: string;
  keep: number;
  key: string | null;
  rehearse: boolean;
  /** Of the embedded database, where any moment is to be brought back. */
  embeddedIn: string | null;
};

export type TakenBackup = WrittenBackup & {
  /** `restored`: loaded into a scratch database and read back; `read`: every row read from the file. */
  checked: 'restored' | 'read' | null;
  checkSeconds: number | null;
  isEncrypted: boolean;
  base: TakenBase | null;
};

type Order = { ownerUrl: string; productVersion: string; history: SchemaHistory; signal: AbortSignal };

/** Writes one, makes sure that it can be restored, and only then forgets the oldest. */
export async function takeBackup(plan: BackupPlan, order: Order): Promise<TakenBackup> {
  const { folder, keep, key } = plan;
  const { ownerUrl, productVersion, history, signal } = order;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, backupName(new Date(), key !== null));
  const written = await writeBackup({ ownerUrl, file, productVersion, key, signal });
  const checkedFrom = performance.now();
  const rehearsal = plan.rehearse ? await rehearseRestore({ ownerUrl, file, key, history }) : null;
  const checkSeconds = rehearsal ? (performance.now() - checkedFrom) / 1000 : null;
  const base = plan.embeddedIn
    ? await takeBase({ ownerUrl, dataDir: plan.embeddedIn, folder, keep, key })
    : null;
  await forgetOldest(folder, keep);
  return { ...written, checked: rehearsal?.how ?? null, checkSeconds, isEncrypted: key !== null, base };
}

async function forgetOldest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => OURS.test(name)).sort();
  for (const name of names.slice(0, -keep)) await rm(path.join(folder, name), { force: true });
}
