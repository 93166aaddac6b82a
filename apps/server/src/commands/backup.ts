import path from 'node:path';
import { toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { rehearseRestore } from '../db/backup/rehearse-restore.ts';
import { backupName } from '../db/backup/take-backup.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { schemaHistory } from '../start/schema-history.ts';
import { bytesInWords, count, seconds } from './figures.ts';
import { withInstallationDatabase } from './installation-database.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const config = toConfig(readEnv(process.env));
  const { key } = config.backups;
  const args = process.argv.slice(2);
  const [name = backupName(new Date(), key !== null)] = args.filter((arg) => !arg.startsWith('--'));
  const file = path.resolve(name);
  await withInstallationDatabase({ config, mustExist: true, say }, async (ownerUrl) => {
    const written = await writeBackup({ ownerUrl, file, productVersion: config.version, key });
    say(
      `Backed up ${count(written.rows)} rows of ${written.tables} tables to ${file}: ` +
        `${bytesInWords(written.bytes)} in ${seconds(written.seconds)}${key === null ? '' : ', encrypted'}.`,
    );
    if (!args.includes('--rehearse')) return;
    const { restored } = await rehearseRestore({ ownerUrl, file, key, history: schemaHistory() });
    say(
      restored
        ? `Restored it into a database of its own, every row the same, in ${seconds(restored.seconds)}.`
        : 'Read it back whole. It was not restored: this owner may not create a database.',
    );
  });
  if (key === null) say("It holds the installation's secrets: keep it where only you can read it.");
});
