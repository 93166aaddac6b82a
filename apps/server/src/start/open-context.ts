import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { PrincipalCache } from '../access/principal-cache.ts';
import type { Config } from '../config/config.ts';
import type { Context, Stop } from '../context.ts';
import { assertIsolation } from '../db/assert-isolation.ts';
import { createDatabase } from '../db/database.ts';
import { openPool } from '../db/pool.ts';
import { openEventHub } from '../events/event-hub.ts';
import { actOn } from '../happenings/act-on.ts';
import { createAuth } from '../identity/auth.ts';
import { createVault } from '../identity/vault.ts';
import { SlowWork } from '../measuring/slow-work.ts';
import { watchStatements } from '../measuring/watch-statements.ts';
import { openChain } from '../providers/chain/open-chain.ts';
import { installationMailer } from '../providers/mail/mailer.ts';
import { openPayments } from '../providers/payments/open-payments.ts';
import { FOLLOWERS } from '../queue/followers.ts';
import { openQueue } from '../queue/queue.ts';
import { sendPasswordResetMail } from '../slices/outbound/send-password-reset-mail.ts';
import type { OnStep } from '../start-up-step.ts';
import { watchTransactions } from '../transaction-mark.ts';
import { openBackups } from './backups.ts';
import { findDatabase } from './find-database.ts';
import { prepareDatabase } from './prepare-database.ts';

export type OpenContext = { context: Context; close: () => Promise<void> };

const lockedText = (locked: string[]): string =>
  `PROPGUARD_SECRET does not open what is stored: ${locked.join(', ')}. Start with PROPGUARD_SECRET_PREVIOUS set to the previous one. Until then nothing is signed with them, and nothing new is put in their place.`;

/** Nothing of it is loaded, unless a collector is named. */
const openTold = async (
  { telemetry, version, role }: Config,
  log: Logger,
  who: Pick<Context, 'nodeId' | 'startedAt'>,
): Promise<Context['telemetry']> => {
  if (telemetry === null) return null;
  const { openTelemetry } = await import('../measuring/telemetry/open-telemetry.ts');
  return openTelemetry(telemetry, { ...who, version, role, log });
};

/** Builds the context; what was opened is closed in the opposite order, also when a later step fails. */
export const openContext = async (
  config: Config,
  log: Logger,
  { onStep, say }: { onStep: OnStep; say: Context['say'] },
): Promise<OpenContext> => {
  const stops: Stop[] = [];
  const onClose = (stop: Stop): void => void stops.unshift(stop);
  const close = async (): Promise<void> => {
    for (const stop of stops.splice(0)) {
      await Promise.resolve(stop()).catch((error: unknown) =>
        log.error({ err: error }, 'could not close cleanly'),
      );
    }
  };
  onClose(
    watchTransactions((found) => log.warn({ err: found }, 'a transaction waits for more than the database')),
  );
  try {
    const who = { nodeId: randomUUID(), startedAt: new Date() };
    const telemetry = await openTold(config, log, who);
    onClose(() => telemetry?.close());
    const { ownerUrl, dataDir, isEmbedded } = await findDatabase(config, log, onStep, onClose);
    const prepared = ownerUrl
      ? await prepareDatabase(ownerUrl, { ...config, worldScale: config.sampleWorld.scale }, onStep)
      : null;
    const appUrl = config.database.appUrl ?? prepared?.appUrl;
    const secret = config.secret ?? prepared?.secret;
    if (!appUrl || !secret)
      throw new Error('With DATABASE_APP_URL alone, PROPGUARD_SECRET must be given as well.');
    const vault =
      prepared?.vault ?? createVault(secret, config.previousSecret === null ? [] : [config.previousSecret]);
    if (prepared && prepared.locked.length > 0) log.error(lockedText(prepared.locked));

    const slowWork = new SlowWork();
    const openOwnPool = (name: string) => {
      const pool = openPool({
        url: appUrl,
        size: config.database.poolSize,
        name,
        onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
        onStatement: watchStatements(slowWork),
      });
      onClose(() => pool.end());
      return pool;
    };
    const pool = openOwnPool('propguard');
    await assertIsolation(pool);

    const database = createDatabase(pool, openOwnPool('propguard-beside'));
    const mailer = installationMailer(config.mail);
    const payments = await openPayments(config.plans.stripe);
    const queue = await openQueue(appUrl, { works: config.role !== 'api', log });
    onClose(() => queue.stop());
    const principals = new PrincipalCache();
    const events = await openEventHub(appUrl, log, principals);
    onClose(() => events.stop());
    const auth = createAuth({
      database,
      log,
      secret,
      publicUrl: config.http.publicUrl,
      sendPasswordReset: (to, token) =>
        sendPasswordResetMail({ services: { database, mailer, queue, config } }, to, token),
    });
    const chain = openChain({
      config: config.chain,
      database,
      vault,
      log,
      folder: dataDir && join(dataDir, 'chain'),
    });
    onClose(() => chain?.close());
    const context: Context = {
      ...who,
      config,
      log,
      say,
      database,
      queue,
      tell: (tx, happening) => actOn(FOLLOWERS, { services: context, tx }, happening),
      events,
      principals,
      auth,
      vault,
      mailer,
      chain,
      payments,
      backups: ownerUrl ? openBackups(config, ownerUrl, isEmbedded ? dataDir : null) : null,
      slowWork,
      telemetry,
      onClose,
    };
    return { context, close };
  } catch (error) {
    await close();
    throw error;
  }
};
