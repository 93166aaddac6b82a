import path from 'node:path';
import { type Config, REPO_ROOT, toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { BackupRefused } from '../db/backup/backup-format.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { verifyBackup } from '../db/backup/verify-backup.ts';
import { chooseDataDir } from '../db/embedded/embedded-postgres.ts';
import { recoverTo } from '../db/embedded/point-in-time/recover.ts';
import { schemaHistory } from '../start/schema-history.ts';
import { bytesInWords, count, seconds } from './figures.ts';
import { withInstallationDatabase } from './installation-database.ts';
import { runCommand, say } from './run-command.ts';

const USAGE = 'Name the backup: npm run restore -- FILE [--force], or a moment: npm run restore -- --at TIME';

const restoreFile = async (config: Config, name: string, mayReplace: boolean): Promise<void> => {
  const backup = await verifyBackup(path.resolve(name), config.backups.key);
  say(`The backup of ${backup.header.takenAt} is whole.`);
  const restored = await withInstallationDatabase({ config, mustExist: false, say }, (ownerUrl) =>
    restoreBackup({ ownerUrl, backup, mayReplace, history: schemaHistory() }),
  );
  say(
    `Restored ${count(restored.rows)} rows of ${restored.tables} tables, each read back the same, ` +
      `in ${seconds(restored.seconds)}.`,
  );
  if (restored.migrationsApplied > 0)
    say(
      `It was made by an earlier version: ${restored.migrationsApplied} migrations brought it to this one.`,
    );
};

const restoreMoment = async (config: Config, text: string): Promise<void> => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()))
    throw new BackupRefused(`${text} is no moment. Write it like 2026-11-17T03:20:00Z.`);
  if (config.database.ownerUrl || config.database.appUrl)
    throw new BackupRefused(
      'Only the embedded database keeps every moment here. Ask whoever runs the server that DATABASE_URL names.',
    );
  const { folder, key } = config.backups;
  if (folder === null)
    throw new BackupRefused('BACKUP_DIR is not set: it names the folder that every moment is kept in.');
  const dataDir = await chooseDataDir({ repoRoot: REPO_ROOT, override: config.database.dataDir });
  const { base, segments, aside, ...took } = await recoverTo({ dataDir, folder, key, at, log: say });
  say(
    `Brought back ${at.toISOString()}: ${count(base.files)} files, ${bytesInWords(base.bytes)}, and up to ` +
      `${count(segments)} segments of what was written since, in ${seconds(took.seconds)}.`,
  );
  if (aside) say(`What was there before is in ${aside}: remove it when you are sure.`);
};

await runCommand(async () => {
  const args = process.argv.slice(2);
  const config = toConfig(readEnv(process.env));
  const moment = args.indexOf('--at');
  if (moment !== -1) return restoreMoment(config, args[moment + 1] ?? '');
  const [name] = args.filter((arg) => !arg.startsWith('--'));
  if (!name) throw new BackupRefused(USAGE);
  return restoreFile(config, name, args.includes('--force'));
});
