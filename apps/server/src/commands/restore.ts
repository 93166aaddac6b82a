import path from 'node:path';
import { toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { BackupRefused } from '../db/backup/backup-format.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { verifyBackup } from '../db/backup/verify-backup.ts';
import { migrateDatabase } from '../start/prepare-database.ts';
import { withInstallationDatabase } from './installation-database.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const mayReplace = args.includes('--force');
  const [name] = args.filter((arg) => !arg.startsWith('--'));
  if (!name) throw new BackupRefused('Name the backup: npm run restore -- FILE [--force]');
  const config = toConfig(readEnv(process.env));

  const backup = await verifyBackup(path.resolve(name));
  say(`The backup of ${backup.header.takenAt} is whole.`);
  await withInstallationDatabase({ config, mustExist: false, say }, (ownerUrl) =>
    restoreBackup({ ownerUrl, backup, mayReplace, migrate: migrateDatabase }),
  );
  const rows = backup.footer.seal.reduce((sum, table) => sum + table.rows, 0);
  say(`Restored ${rows} rows of ${backup.footer.seal.length} tables.`);
});
