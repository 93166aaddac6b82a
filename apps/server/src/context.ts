import type { Logger } from 'pino';
import type { PrincipalCache } from './access/principal-cache.ts';
import type { Config } from './config/config.ts';
import type { TakenBackup } from './db/backup/take-backup.ts';
import type { Database } from './db/database.ts';
import type { EventHub } from './events/event-hub.ts';
import type { Tell } from './happenings/tell.ts';
import type { Auth } from './identity/auth.ts';
import type { Vault } from './identity/vault.ts';
import type { SlowWork } from './measuring/slow-work.ts';
import type { Telemetry } from './measuring/telemetry/open-telemetry.ts';
import type { ChainService } from './providers/chain/chain-service.ts';
import type { Mailer } from './providers/mail/mailer.ts';
import type { Payments } from './providers/payments/payments.ts';
import type { Queue } from './queue/queue.ts';

/** Takes a backup as the schema's owner, whose address nobody else is given. */
export type Backups = { take: (signal: AbortSignal) => Promise<TakenBackup> };

export type Stop = () => Promise<void> | void;

/** Everything that lives as long as the process: start/ builds it once, and it is handed down. */
export type Context = {
  nodeId: string;
  startedAt: Date;
  config: Config;
  log: Logger;
  /** A line for whoever is at the terminal, and for nobody else: no log keeps it. */
  say: (line: string) => void;
  database: Database;
  queue: Queue;
  /** Tells other slices what was done. */
  tell: Tell;
  events: EventHub;
  principals: PrincipalCache;
  auth: Auth;
  /** Seals what a workspace stores and nobody may read in the database. */
  vault: Vault;
  mailer: Mailer | null;
  /** Null when this installation has none. It starts behind the rest: its methods wait for it. */
  chain: ChainService | null;
  payments: Payments | null;
  /** Null where none are taken: no folder is named for them, or this node does not know the schema's owner. */
  backups: Backups | null;
  /** What took long on this node. */
  slowWork: SlowWork;
  /** Hands traces and metrics to a collector; null when none is named. */
  telemetry: Telemetry | null;
  /** For what is opened later and must be closed with the process. */
  onClose: (stop: Stop) => void;
};
