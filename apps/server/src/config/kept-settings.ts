import * as z from 'zod';

export const kept = (usual: number) => z.coerce.number().int().min(1).max(36_500).default(usual);
const megabytes = (usual: number) => z.coerce.number().int().min(1).max(1_000_000_000).default(usual);

/** How much may be kept, by whom, and for how long: part of the settings. */
export const KEPT_SETTINGS = {
  STORAGE_PER_VISITOR_MB: megabytes(64).describe('What somebody without an account may keep, in MiB.'),
  STORAGE_PER_NETWORK_MB: megabytes(1024).describe(
    'What visitors without an account keep together who come from one network, in MiB.',
  ),
  STORAGE_VISITORS_PERCENT: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(25)
    .describe('Share of STORAGE_INSTALLATION_MB that all visitors without an account may keep together.'),
  STORAGE_STRANGERS_DAY_MB: megabytes(200).describe(
    'Files that strangers send a workspace within a day through the chat on its site, in MiB.',
  ),
  STORAGE_PER_WORKSPACE_MB: megabytes(2048).describe('What a workspace may keep, in MiB.'),
  STORAGE_INSTALLATION_MB: megabytes(51_200).describe(
    'What all of them and the installation may keep, in MiB.',
  ),
  CHAIN_RELAY_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(300)
    .describe('Transactions of wallets that one caller sends to the embedded chain within a day.'),
  CHAIN_RELAY_KB_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000_000)
    .default(2048)
    .describe('What these take, in KiB.'),
  CHAIN_RELAY_TOTAL_MB: megabytes(256).describe(
    'How much the embedded chain may hold before wallets send no more to it, in MiB; our own certificates go on.',
  ),
  KEEP_REPLIES_HOURS: kept(24).describe('How long the reply to a write with an Idempotency-Key is kept.'),
  KEEP_JOBS_DAYS: kept(30).describe('How long jobs are listed that have succeeded or were cancelled.'),
  KEEP_MAIL_DAYS: kept(90).describe(
    'How long the installation’s own mail stays in the outbox once it was sent, failed or held; a workspace says so itself.',
  ),
  KEEP_REFUSED_ROWS_DAYS: kept(90).describe('How long rows are kept that an import refused.'),
  KEEP_UPLOADS_DAYS: kept(14).describe('How long a file is kept that was sent and never used, at most.'),
};
