import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { canEnter, isRoot, type SystemUser } from './system-user.ts';

/** Where each thing lies inside the data folder. */
export const dataFolderLayout = (dataDir: string) => ({
  cluster: path.join(dataDir, 'cluster'),
  passwordFile: path.join(dataDir, 'password'),
  logs: path.join(dataDir, 'log'),
  startLog: path.join(dataDir, 'log', 'start.log'),
  marks: path.join(dataDir, 'used-by'),
  lock: path.join(dataDir, 'lock'),
  sockets: path.join(dataDir, 'sockets'),
});

export type DataFolder = ReturnType<typeof dataFolderLayout>;

/** Makes the folder private to the user that PostgreSQL runs as. */
export async function prepareDataFolder(dataDir: string, user: SystemUser): Promise<DataFolder> {
  const folder = dataFolderLayout(dataDir);
  await mkdir(path.dirname(dataDir), { recursive: true });
  if (!existsSync(dataDir)) await mkdir(dataDir, { mode: 0o700 });
  await refuseFolderOfOthers(dataDir);
  await refuseOtherContents(dataDir);
  for (const child of [folder.logs, folder.marks]) await mkdir(child, { recursive: true, mode: 0o700 });
  if ('uid' in user) {
    for (const owned of [dataDir, folder.logs]) await chown(owned, user.uid, user.gid);
  }
  if (!canEnter(dataDir, user)) {
    throw new Error(
      `PostgreSQL's user cannot enter ${dataDir}. Choose another folder with DATA_DIR, ` +
        'or make every folder above it enterable (chmod o+x).',
    );
  }
  return folder;
}

async function refuseFolderOfOthers(dataDir: string): Promise<void> {
  const { uid } = await stat(dataDir);
  if (isRoot() || uid === process.getuid?.()) return;
  throw new Error(
    `The database in ${dataDir} was made by another user (id ${uid}), and you are ${userInfo().username}. ` +
      'Start as that user or as root, or choose another folder with DATA_DIR.',
  );
}

/** We take the folder over for PostgreSQL's user: never one that holds something else. */
async function refuseOtherContents(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const stranger = names.find(
    (name) => !/^(cluster|password|log|used-by|lock|sockets|programs|chain)\b/.test(name),
  );
  if (stranger === undefined) return;
  throw new Error(
    `${dataDir} holds other things (${stranger}). Choose an empty folder, or one that does not exist yet, ` +
      'with DATA_DIR.',
  );
}
