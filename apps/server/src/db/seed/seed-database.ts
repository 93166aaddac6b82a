import type { Client } from 'pg';
import type { OnStep } from '../../start-up-step.ts';
import { seedLocalities } from './localities.ts';
import type { SeedPart } from './seed-part.ts';
import type { WorldScale } from './world/make-world.ts';
import { seedWorld } from './world/seed-world.ts';

export type SeedOptions = { worldScale: WorldScale };

const partsOf = ({ worldScale }: SeedOptions): SeedPart[] => [seedLocalities, seedWorld(worldScale)];

type Present = { name: string; version: number; removed: boolean };

/** Writes each part once, in a transaction of its own; a newer version is written anew, what was taken out stays out. */
export const seedDatabase = async (owner: Client, options: SeedOptions, onStep: OnStep): Promise<void> => {
  const { rows } = await owner.query<Present>(
    'select name, version, removed_at is not null as removed from seeded_part',
  );
  const present = new Map(rows.map((row) => [row.name, row]));
  for (const part of partsOf(options)) {
    const before = present.get(part.name);
    if (before?.removed || before?.version === part.version) continue;
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
