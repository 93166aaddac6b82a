import { drizzle } from 'drizzle-orm/node-postgres';
import type { SeedPart } from '../seed-part.ts';
import type { WorldScale } from './make-world.ts';
import { removeSampleWorld } from './remove-sample-world.ts';
import { writeWorld } from './write-world.ts';

export const SAMPLE_WORLD = { name: 'sample-world', version: 2 };

/** Properties, sales, listings and hazard areas that are made up and say so. */
export const seedWorld = (scale: WorldScale): SeedPart => ({
  ...SAMPLE_WORLD,
  title: 'Sample world',
  write: async (owner) => {
    const db = drizzle(owner);
    await removeSampleWorld(db);
    const rows = await writeWorld(db, scale);
    await owner.query(
      'analyze dataset, property, street, place_word, sale, listing, listing_event, hazard_layer, hazard_area',
    );
    return rows;
  },
});
