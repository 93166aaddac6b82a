import type { Logger } from 'pino';
import { archivePlan, type Config, REPO_ROOT } from '../config/config.ts';
import type { Stop } from '../context.ts';
import { chooseDataDir, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { type OnStep, timed } from '../start-up-step.ts';

/** The database that was named, or our own; its owner's address only where this node may prepare it. */
export const findDatabase = async (
  config: Config,
  log: Logger,
  onStep: OnStep,
  onClose: (stop: Stop) => void,
) => {
  const { database } = config;
  if (database.ownerUrl) return { ownerUrl: database.ownerUrl, dataDir: database.dataDir, isEmbedded: false };
  if (database.appUrl) return { ownerUrl: null, dataDir: database.dataDir, isEmbedded: false };
  const dataDir = await chooseDataDir({
    repoRoot: REPO_ROOT,
    override: database.dataDir,
    log: (line) => log.info(line),
  });
  const embedded = await timed(onStep, `Embedded PostgreSQL runs in ${dataDir}`, () =>
    startEmbeddedPostgres({
      dataDir,
      log: (line) => log.info(line),
      onTrouble: (line) => log.warn(line),
      archiveIn: archivePlan(config),
    }),
  );
  onClose(() => embedded.stop());
  return { ownerUrl: embedded.ownerUrl, dataDir, isEmbedded: true };
};
