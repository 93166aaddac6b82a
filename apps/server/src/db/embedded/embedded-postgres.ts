import { adoptRunningServer } from './adopt-running-server.ts';
import { ensureCluster } from './cluster.ts';
import { ensureDatabase, ownerUrl } from './connection.ts';
import { dataFolderLayout, prepareDataFolder } from './data-folder.ts';
import { withLock } from './folder-lock.ts';
import { keepRunning } from './keep-running.ts';
import { launchServer, stopServer } from './launch-server.ts';
import { pruneLogs } from './log-files.ts';
import { prepareBinaries } from './native-binaries.ts';
import { readPassword } from './owner-password.ts';
import { prepareArchive } from './point-in-time/archive.ts';
import { archiving } from './point-in-time/archiving.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isPostmasterOf } from './processes.ts';
import { throughSocket } from './socket-folder.ts';
import { chooseSystemUser } from './system-user.ts';
import { isMarkedByAnyone, leaveMark, removeMark } from './usage-marks.ts';

export { chooseDataDir } from './choose-data-dir.ts';

type Options = {
  dataDir: string;
  log: (message: string) => void;
  /** PostgreSQL has ended unasked, or was started again. */
  onTrouble?: (message: string) => void;
  /** Where what is written is kept, so that any moment can be brought back; null for nowhere. */
  archiveIn?: ArchivePlan | null;
};

/** With a key it is encrypted. */
type ArchivePlan = { folder: string; key: string | null };

export type EmbeddedPostgres = { ownerUrl: string; stop(): Promise<void> };

const PRUNE_INTERVAL_MS = 60 * 60 * 1000;

/** A real PostgreSQL in a folder: created, started or adopted, and shared by every process that asks. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  onTrouble = log,
  archiveIn = null,
}: Options): Promise<EmbeddedPostgres> {
  const user = await chooseSystemUser(dataFolderLayout(dataDir).cluster);
  const folder = await prepareDataFolder(dataDir, user);
  const binaries = await prepareBinaries(dataDir, user);

  const wishesOf = async () => {
    if (archiveIn === null) return {};
    const archive = await prepareArchive(archiveIn.folder, folder.cluster, user);
    return archiving(archive, { dataDir, user, key: archiveIn.key });
  };

  const { mark, address } = await withLock(folder.lock, async () => {
    await ensureCluster(folder, binaries, user);
    await pruneLogs(folder.logs);
    const password = await readPassword(folder.passwordFile);
    const runningPort = await adoptRunningServer(folder.cluster, password);
    if (runningPort) log(`PostgreSQL was already running on port ${runningPort}.`);
    const port = runningPort ?? (await launchServer(folder, binaries, user, await wishesOf()));
    await ensureDatabase({ port, password });
    return { mark: await leaveMark(folder.marks), address: { port, password } };
  });

  const isRunning = (): boolean => {
    const postmaster = readPostmasterFile(folder.cluster);
    return postmaster !== undefined && isPostmasterOf(postmaster.pid, folder.cluster);
  };
  const keeper = keepRunning({
    isRunning,
    // Every process that uses it looks: the first starts it, the others find it running.
    startAgain: () =>
      withLock(folder.lock, async () => {
        if (await adoptRunningServer(folder.cluster, address.password)) return;
        await launchServer(folder, binaries, user, { port: address.port, ...(await wishesOf()) });
      }),
    onGone: () => onTrouble('PostgreSQL has ended. It is started again.'),
    onBack: () => onTrouble('PostgreSQL runs again.'),
    onFailed: (error) => onTrouble(error instanceof Error ? error.message : String(error)),
  });

  const pruning = setInterval(() => void pruneLogs(folder.logs).catch(() => undefined), PRUNE_INTERVAL_MS);
  pruning.unref();

  return {
    ownerUrl: throughSocket(ownerUrl(address), folder.sockets),
    async stop() {
      clearInterval(pruning);
      await keeper.stop();
      await withLock(folder.lock, async () => {
        await removeMark(mark);
        if (await isMarkedByAnyone(folder.marks)) return;
        if (isRunning()) await stopServer(folder, binaries, user);
      });
    },
  };
}
