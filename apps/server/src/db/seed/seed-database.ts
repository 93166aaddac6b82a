import type { Client } from 'pg';
import type { OnStep } from '../../start-up-step.ts';
import { seedLocalities } from './localities.ts';
import type { SeedPart } from './seed-part.ts';

const PARTS: SeedPart[] = [seedLocalities];

/** Writes each part once, in a transaction of its own; a part with a newer version is written anew. */
export const seedDatabase = async (owner: Client, onStep: OnStep): Promise<void> => {
  const { rows } = await owner.query<{ name: string; version: number }>(
    'select name, version from seeded_part',
  );
  const present = new Map(rows.map((row) => [row.name, row.version]));
  for (const part of PARTS) {
    if (present.get(part.name) === part.version) continue;
    const startedAt = performance.now();
    await owner.query('begin');
    try {
      const written = await part.write(owner);
      await owner.query(
        `insert into seeded_part (name, version, rows) values ($1, $2, $3)
         on conflict (name) do update set version = excluded.version, rows = excluded.rows, seeded_at = now()`,
        [part.name, part.version, written],
      );
      await owner.query('commit');
      onStep(`${part.title}: ${written.toLocaleString('en-AU')} rows`, performance.now() - startedAt);
    } catch (error) {
      await owner.query('rollback');
      throw error;
    }
  }
};
