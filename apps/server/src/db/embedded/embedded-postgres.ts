import { adoptRunningServer } from './adopt-running-server.ts';
import { ensureCluster } from './cluster.ts';
import { ensureDatabase, ownerUrl } from './connection.ts';
import { dataFolderLayout, prepareDataFolder } from './data-folder.ts';
import { withLock } from './folder-lock.ts';
import { launchServer, stopServer } from './launch-server.ts';
import { pruneLogs } from './log-files.ts';
import { prepareBinaries } from './native-binaries.ts';
import { readPassword } from './owner-password.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isPostmasterOf } from './processes.ts';
import { chooseSystemUser } from './system-user.ts';
import { isMarkedByAnyone, leaveMark, removeMark } from './usage-marks.ts';

export { chooseDataDir } from './choose-data-dir.ts';

type Options = { dataDir: string; log: (message: string) => void };

export type EmbeddedPostgres = { ownerUrl: string; stop(): Promise<void> };

const PRUNE_INTERVAL_MS = 60 * 60 * 1000;

/** A real PostgreSQL in a folder: created, started or adopted, and shared by every process that asks. */
export async function startEmbeddedPostgres({ dataDir, log }: Options): Promise<EmbeddedPostgres> {
  const user = await chooseSystemUser(dataFolderLayout(dataDir).cluster);
  const folder = await prepareDataFolder(dataDir, user);
  const binaries = await prepareBinaries(dataDir, user);

  const { mark, address } = await withLock(folder.lock, async () => {
    await ensureCluster(folder, binaries, user);
    await pruneLogs(folder.logs);
    const password = await readPassword(folder.passwordFile);
    const runningPort = await adoptRunningServer(folder.cluster, password);
    if (runningPort) log(`PostgreSQL was already running on port ${runningPort}.`);
    const port = runningPort ?? (await launchServer(folder, binaries, user));
    await ensureDatabase({ port, password });
    return { mark: await leaveMark(folder.marks), address: { port, password } };
  });

  const pruning = setInterval(() => void pruneLogs(folder.logs).catch(() => undefined), PRUNE_INTERVAL_MS);
  pruning.unref();

  return {
    ownerUrl: ownerUrl(address),
    async stop() {
      clearInterval(pruning);
      await withLock(folder.lock, async () => {
        await removeMark(mark);
        if (await isMarkedByAnyone(folder.marks)) return;
        const postmaster = readPostmasterFile(folder.cluster);
        if (postmaster && isPostmasterOf(postmaster.pid, folder.cluster)) {
          await stopServer(folder, binaries, user);
        }
      });
    },
  };
}
