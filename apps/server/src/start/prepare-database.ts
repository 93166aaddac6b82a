import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { StorageLimits } from '../config/config.ts';
import { ensureAppRole, ownerSecret } from '../db/app-role.ts';
import { withOwner } from '../db/client.ts';
import { type SeedOptions, seedDatabase } from '../db/seed/seed-database.ts';
import { resealStored } from '../identity/reseal-stored.ts';
import { createVault, type Vault } from '../identity/vault.ts';
import { installQueue } from '../queue/install-queue.ts';
import { keepFiguresFresh } from '../slices/market/keep-figures-fresh.ts';
import { trainFirstModel } from '../slices/models/train-first-model.ts';
import { type OnStep, timed } from '../start-up-step.ts';
import { applyMigrations } from './apply-migrations.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../db/migrations');
/** Any number will do; it must only be the same on every node. */
const MIGRATION_LOCK = 727_264_001;

/** `locked`: what is stored and cannot be opened, in words. */
export type PreparedDatabase = { appUrl: string; secret: string; vault: Vault; locked: string[] };
type Limits = { storage?: StorageLimits };
type GivenSecrets = { secret?: string | null; previousSecret?: string | null };

/** The secret that was made here opens what it sealed before another one was given. */
const prepareSecrets = async (owner: pg.Client, given: GivenSecrets) => {
  const made = await ownerSecret(owner, 'sessions');
  const secret = given.secret ?? made;
  const earlier = [given.previousSecret, made].filter(
    (one): one is string => typeof one === 'string' && one !== secret,
  );
  const vault = createVault(secret, earlier);
  return { secret, vault, locked: await resealStored(owner, vault) };
};

const withMigrator = <T>(ownerUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> =>
  withOwner(ownerUrl, 'propguard-migrate', async (owner) => {
    // Nodes that start together wait here: one migrates, the others find it done.
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return work(owner);
  });

/** Made by a version before the first release, whose migrations were drawn together into one. */
export class ForeignHistory extends Error {}

const demandOwnHistory = async (owner: pg.Client): Promise<void> => {
  const { rows: tables } = await owner.query(
    `select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  if (tables.length === 0) return;
  const { rows } = await owner.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id limit 1',
  );
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  if (rows[0] && rows[0].hash !== first?.hash)
    throw new ForeignHistory(
      'This database was made by a version from before the first release, and cannot be brought up to date. ' +
        'Nothing was changed in it. Give another DATABASE_URL or DATA_DIR, or move the old folder away.',
    );
};

const bringUpToDate = async (owner: pg.Client, ownerUrl: string): Promise<void> => {
  await demandOwnHistory(owner);
  await applyMigrations(owner, readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }));
  await installQueue(ownerUrl);
};

/** The schema alone, without data: what a restore needs. */
export const migrateDatabase = (ownerUrl: string): Promise<void> =>
  withMigrator(ownerUrl, (owner) => bringUpToDate(owner, ownerUrl));

const ensureModel = async (owner: pg.Client, onStep: OnStep): Promise<void> => {
  const startedAt = performance.now();
  const sales = await trainFirstModel(drizzle(owner));
  if (sales === null) return;
  onStep(
    `Valuation model: learnt from ${sales.toLocaleString('en-AU')} sales`,
    performance.now() - startedAt,
  );
};

/** Triggers read them; nodes that share the database share its limits, and the one that prepared it last says which. */
const setStorageLimits = async (owner: pg.Client, limits: StorageLimits): Promise<void> => {
  for (const [kind, bytes] of Object.entries(limits))
    await owner.query(
      'insert into storage_limit (kind, bytes) values ($1, $2) on conflict (kind) do update set bytes = excluded.bytes',
      [kind, bytes],
    );
};

/** Everything a node needs of its database before it can serve. */
export const prepareDatabase = (
  ownerUrl: string,
  options: SeedOptions & GivenSecrets & Limits,
  onStep: OnStep,
): Promise<PreparedDatabase> =>
  withMigrator(ownerUrl, async (owner) => {
    await timed(onStep, 'Database schema is up to date', () => bringUpToDate(owner, ownerUrl));
    const appUrl = await ensureAppRole(owner, ownerUrl);
    if (options.storage) await setStorageLimits(owner, options.storage);
    await seedDatabase(owner, options, onStep);
    await ensureModel(owner, onStep);
    await timed(onStep, 'Market figures are up to date', () => keepFiguresFresh(drizzle(owner)));
    return { appUrl, ...(await prepareSecrets(owner, options)) };
  });
