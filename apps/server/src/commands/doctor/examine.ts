import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, REPO_ROOT, toConfig } from '../../config/config.ts';
import { InvalidSettings, readEnv } from '../../config/env.ts';
import { chooseDataDir } from '../../db/embedded/embedded-postgres.ts';
import { withInstallationDatabase } from '../installation-database.ts';
import { checkDatabase } from './database.ts';
import { type Finding, fault, good, reasonOf, warning } from './finding.ts';
import { checkFolder, checkNode } from './machine.ts';
import { checkAddress, checkChain, checkMail, checkSecret } from './outside.ts';

const quiet = (): void => undefined;

/** The database as this machine would find it; the embedded one is started for it and left as it was. */
const examineDatabase = async (config: Config): Promise<Finding[]> => {
  const { ownerUrl, appUrl, dataDir: override } = config.database;
  const wantsBackups = config.backups.folder !== null;
  if (ownerUrl) return checkDatabase(ownerUrl, wantsBackups);
  if (appUrl)
    return [
      warning(
        'Database',
        'Only the restricted role is known here (DATABASE_APP_URL).',
        'Run the doctor where DATABASE_URL is set, to look at tables, rights and jobs.',
      ),
    ];
  const dataDir = await chooseDataDir({ repoRoot: REPO_ROOT, override });
  const folder = await checkFolder('Data', dataDir);
  if (folder.state === 'fault') return [folder];
  if (!existsSync(path.join(dataDir, 'cluster')))
    return [folder, good('Database', 'The embedded one is made by the first start.')];
  try {
    const found = await withInstallationDatabase({ config, mustExist: true, say: quiet }, (url) =>
      checkDatabase(url, wantsBackups),
    );
    return [folder, ...found];
  } catch (error) {
    return [folder, fault('Database', reasonOf(error), 'Read its log in the data folder.')];
  }
};

/** Looks at everything that an installation stands on, and changes nothing. */
export const examine = async (env: NodeJS.ProcessEnv, nodeVersion: string): Promise<Finding[]> => {
  const node = checkNode(nodeVersion);
  let config: Config;
  try {
    config = toConfig(readEnv(env));
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    return [node, fault('Settings', error.message, 'The README lists every setting and what it may be.')];
  }
  const { folder } = config.backups;
  return [
    node,
    good('Settings', 'All can be read.'),
    ...(await examineDatabase(config)),
    checkSecret(config),
    ...(await Promise.all([
      checkMail(config),
      checkAddress(config, Boolean(env.PUBLIC_URL)),
      checkChain(config),
    ])),
    folder === null
      ? warning('Backups', 'No automatic backups.', 'Set BACKUP_DIR (docs/guides/backups.md).')
      : await checkFolder('Backup folder', folder),
  ];
};
