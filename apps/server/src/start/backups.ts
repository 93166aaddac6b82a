import type { Config } from '../config/config.ts';
import type { Backups } from '../context.ts';
import { takeBackup } from '../db/backup/take-backup.ts';
import { schemaHistory } from './schema-history.ts';

/** `embeddedIn`: the folder of the embedded database, when it is ours. */
export const openBackups = (
  { version, backups }: Config,
  ownerUrl: string,
  embeddedIn: string | null,
): Backups | null => {
  const { folder } = backups;
  if (folder === null) return null;
  const plan = { ...backups, folder, embeddedIn: backups.pointInTime ? embeddedIn : null };
  return {
    take: (signal) =>
      takeBackup(plan, { ownerUrl, productVersion: version, history: schemaHistory(), signal }),
  };
};
