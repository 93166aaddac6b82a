import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCuttableDatabase } from '../../../../test/support/cuttable-database.ts';
import { createInstallation, type TestInstallation } from '../../../../test/support/installation.ts';
import { withClient } from '../../../db/client.ts';
import { createDatabase } from '../../../db/database.ts';
import { openPool } from '../../../db/pool.ts';
import { readColumns } from './columns-store.ts';

const PIECE_MS = 5_000;

let installation: TestInstallation;
beforeAll(async () => {
  installation = await createInstallation();
});
afterAll(() => installation.close());

const isHeldUp = async (): Promise<boolean> => {
  const { rows } = await installation.owner.query(
    `select from pg_stat_activity where application_name = 'propguard-listings' and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

it('a reading whose connection falls silent is given up, and the next one succeeds', async () => {
  const cuttable = await openCuttableDatabase(installation.ownerUrl);
  const pool = openPool({ url: cuttable.url, size: 1, name: 'test', onError: () => undefined });
  const database = createDatabase(pool, pool);
  try {
    const before = await readColumns(database, 'active');
    const outcome = await withClient({ connectionString: installation.ownerUrl }, async (holder) => {
      // Held up in PostgreSQL, so that it is under way when nothing comes back any more.
      await holder.query('begin');
      await holder.query('lock table listing in access exclusive mode');
      const reading = readColumns(database, 'active', PIECE_MS).catch((error: unknown) => error);
      await expect.poll(isHeldUp, { timeout: PIECE_MS }).toBe(true);
      cuttable.hush();
      await holder.query('rollback');
      return reading;
    });
    expect(outcome).toMatchObject({ message: 'Query read timeout' });
    cuttable.letNewOnesSpeak();
    expect((await readColumns(database, 'active')).count).toBe(before.count);
  } finally {
    await pool.end();
    await cuttable.cut();
  }
});
