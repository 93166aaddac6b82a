import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Env } from './env.ts';
import { type StripeConfig, stripeConfig } from './stripe-config.ts';

export const REPO_ROOT = join(import.meta.dirname, '../../../..');

const KIBIBYTE = 1024;
const MEBIBYTE = KIBIBYTE * KIBIBYTE;

/** `network`: visitors of one network together; `visitors`: all of them. */
export type StorageLimits = Record<'visitor' | 'network' | 'visitors' | 'workspace' | 'installation', number>;

export type NodeRole = 'api' | 'worker' | 'both';

export type Config = {
  version: string;
  role: NodeRole;
  http: {
    host: string;
    port: number;
    publicUrl: string;
    /** Whether somebody said so: requests under another name are then turned away. */
    isAddressGiven: boolean;
    /** Where a page of another origin shows the chat widget; null: nowhere. */
    examplePort: number | null;
    /** How many proxies stand in front of a node; what a caller says of itself beyond them is not believed. */
    proxies: number;
    webRoot: string;
    metricsToken: string | null;
  };
  database: { ownerUrl: string | null; appUrl: string | null; poolSize: number; dataDir: string | null };
  secret: string | null;
  previousSecret: string | null;
  operator: { email: string | null; contact: string | null };
  mail: { smtpUrl: string | null; from: string };
  map: { tileUrl: string | null };
  /** 1 is the full sample world; tests take a small one. */
  sampleWorld: { scale: number };
  limits: {
    perAddressPerMinute: number;
    perWorkspacePerMinute: number;
    credentialsPerMinute: number;
    passwordTriesPerHour: number;
    lettersPerRecipientPerHour: number;
    visitsPerMinute: number;
    requestsAtWork: number;
    requestsWaiting: number;
    streamsPerCaller: number;
    streamsPerNode: number;
    overloadDelayMs: number;
  };
  /** In bytes. */
  storage: StorageLimits;
  /** Bytes of files that strangers send a workspace within a day. */
  strangersFilesPerDay: number;
  kept: { replyHours: number; jobDays: number; mailDays: number; refusedRowDays: number; uploadDays: number };
  backups: {
    folder: string | null;
    /** Times of day in UTC. */
    times: string[];
    keep: number;
    key: string | null;
    rehearse: boolean;
    pointInTime: boolean;
  };
  models: { trainAfterImport: boolean };
  chain: {
    rpcUrl: string | null;
    privateKey: string | null;
    chainId: number | null;
    name: string | null;
    isEmbedded: boolean;
    /** What wallets may send to the embedded chain. */
    relay: { perDay: number; bytesPerDay: number; totalBytes: number };
  };
  plans: { limitsEnforced: boolean; stripe: StripeConfig | null };
  outsideServices: { mayBePrivate: boolean };
  hubspot: { apiUrl: string; version: string };
  /** Where traces and metrics are handed to; null: nowhere, and nothing of it is loaded. */
  telemetry: {
    endpoint: string;
    headers: Record<string, string>;
    serviceName: string;
    /** Of requests, jobs and timers that are traced: 0 to 1. */
    share: number;
    tracesEveryMs: number;
    metricsEveryMs: number;
  } | null;
  log: { level: Env['LOG_LEVEL'] };
};

const productVersion = (): string => {
  const file = join(REPO_ROOT, 'package.json');
  return existsSync(file) ? String(JSON.parse(readFileSync(file, 'utf8')).version) : 'unknown';
};

const roleFromArguments = (args: string[]): NodeRole | null => {
  const given = args.find((arg) => arg.startsWith('--role='))?.slice('--role='.length);
  return given === 'api' || given === 'worker' || given === 'both' ? given : null;
};

/** Where the embedded database keeps what brings back any moment, encrypted with a key; null for nowhere. */
export const archivePlan = ({ backups }: Config): { folder: string; key: string | null } | null =>
  backups.pointInTime && backups.folder !== null ? { folder: backups.folder, key: backups.key } : null;

/** Beside the product's own; where people reach it by another address, only if it is said. */
const examplePortOf = ({ EXAMPLE_PORT, PUBLIC_URL, PORT }: Env): number | null => {
  if (EXAMPLE_PORT !== undefined) return EXAMPLE_PORT;
  return PUBLIC_URL !== undefined || PORT === 0 ? null : PORT + 1;
};

const telemetryConfig = (env: Env): Config['telemetry'] =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
        headers: env.OTEL_EXPORTER_OTLP_HEADERS,
        serviceName: env.OTEL_SERVICE_NAME,
        share: env.OTEL_TRACES_SAMPLER_ARG,
        tracesEveryMs: env.OTEL_BSP_SCHEDULE_DELAY,
        metricsEveryMs: env.OTEL_METRIC_EXPORT_INTERVAL,
      };

export const toConfig = (env: Env, args: string[] = []): Config => ({
  version: productVersion(),
  role: roleFromArguments(args) ?? env.PROPGUARD_ROLE,
  http: {
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    isAddressGiven: env.PUBLIC_URL !== undefined,
    examplePort: examplePortOf(env),
    proxies: env.TRUST_PROXY,
    webRoot: join(REPO_ROOT, 'apps/web/dist'),
    metricsToken: env.METRICS_TOKEN ?? null,
  },
  database: {
    ownerUrl: env.DATABASE_URL ?? null,
    appUrl: env.DATABASE_APP_URL ?? null,
    poolSize: env.DATABASE_POOL_SIZE,
    dataDir: env.DATA_DIR ?? null,
  },
  secret: env.PROPGUARD_SECRET ?? null,
  previousSecret: env.PROPGUARD_SECRET_PREVIOUS ?? null,
  operator: { email: env.OPERATOR_EMAIL ?? null, contact: env.OPERATOR_CONTACT ?? null },
  mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
  map: { tileUrl: env.MAP_TILE_URL ?? null },
  sampleWorld: { scale: 1 },
  limits: {
    perAddressPerMinute: env.RATE_LIMIT_PER_ADDRESS,
    perWorkspacePerMinute: env.RATE_LIMIT_PER_WORKSPACE,
    credentialsPerMinute: env.RATE_LIMIT_CREDENTIALS,
    passwordTriesPerHour: env.RATE_LIMIT_PASSWORD_TRIES,
    lettersPerRecipientPerHour: env.RATE_LIMIT_LETTERS,
    visitsPerMinute: env.RATE_LIMIT_VISITS,
    requestsAtWork: env.REQUESTS_AT_WORK,
    requestsWaiting: env.REQUESTS_WAITING,
    streamsPerCaller: env.STREAMS_PER_CALLER,
    streamsPerNode: env.STREAMS_PER_NODE,
    overloadDelayMs: env.OVERLOAD_DELAY_MS,
  },
  storage: {
    visitor: env.STORAGE_PER_VISITOR_MB * MEBIBYTE,
    network: env.STORAGE_PER_NETWORK_MB * MEBIBYTE,
    visitors: Math.floor((env.STORAGE_INSTALLATION_MB * MEBIBYTE * env.STORAGE_VISITORS_PERCENT) / 100),
    workspace: env.STORAGE_PER_WORKSPACE_MB * MEBIBYTE,
    installation: env.STORAGE_INSTALLATION_MB * MEBIBYTE,
  },
  strangersFilesPerDay: env.STORAGE_STRANGERS_DAY_MB * MEBIBYTE,
  kept: {
    replyHours: env.KEEP_REPLIES_HOURS,
    jobDays: env.KEEP_JOBS_DAYS,
    mailDays: env.KEEP_MAIL_DAYS,
    refusedRowDays: env.KEEP_REFUSED_ROWS_DAYS,
    uploadDays: env.KEEP_UPLOADS_DAYS,
  },
  backups: {
    folder: env.BACKUP_DIR === undefined ? null : resolve(REPO_ROOT, env.BACKUP_DIR),
    times: env.BACKUP_TIMES,
    keep: env.BACKUP_KEEP,
    key: env.BACKUP_KEY ?? null,
    rehearse: env.BACKUP_REHEARSE,
    pointInTime: env.BACKUP_POINT_IN_TIME,
  },
  models: { trainAfterImport: env.TRAIN_AFTER_IMPORT },
  chain: {
    rpcUrl: env.CHAIN_RPC_URL ?? null,
    privateKey: env.CHAIN_PRIVATE_KEY ?? null,
    chainId: env.CHAIN_ID ?? null,
    name: env.CHAIN_NAME ?? null,
    isEmbedded: env.CHAIN_EMBEDDED,
    relay: {
      perDay: env.CHAIN_RELAY_PER_DAY,
      bytesPerDay: env.CHAIN_RELAY_KB_PER_DAY * KIBIBYTE,
      totalBytes: env.CHAIN_RELAY_TOTAL_MB * MEBIBYTE,
    },
  },
  plans: { limitsEnforced: env.PLAN_LIMITS === 'on', stripe: stripeConfig(env) },
  outsideServices: { mayBePrivate: env.OUTSIDE_SERVICES_PRIVATE },
  hubspot: { apiUrl: env.HUBSPOT_API_URL.replace(/\/+$/, ''), version: env.HUBSPOT_API_VERSION },
  telemetry: telemetryConfig(env),
  log: { level: env.LOG_LEVEL },
});
