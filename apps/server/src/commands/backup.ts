import path from 'node:path';
import { toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { withInstallationDatabase } from './installation-database.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const config = toConfig(readEnv(process.env));
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = path.resolve(process.argv[2] ?? `propguard-${moment}.backup.gz`);
  const seal = await withInstallationDatabase({ config, mustExist: true, say }, (ownerUrl) =>
    writeBackup({ ownerUrl, file, productVersion: config.version }),
  );
  const rows = seal.reduce((sum, table) => sum + table.rows, 0);
  say(`Backed up ${rows} rows of ${seal.length} tables to ${file}`);
  say("It holds the installation's secrets: keep it where only you can read it.");
});
