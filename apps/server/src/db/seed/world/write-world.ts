import { sql } from 'drizzle-orm';
import { datasets } from '../../schema/datasets.ts';
import { hazardAreas, hazardLayers } from '../../schema/hazards.ts';
import { listingEvents, listings, properties, sales } from '../../schema/properties.ts';
import type { LocalitySource } from './geography/choose-localities.ts';
import { SAMPLE_LAYERS } from './hazards/sample-layers.ts';
import { type Executor, insertRows } from './insert-rows.ts';
import { makeWorld, type WorldScale } from './make-world.ts';
import { DATASET_IDS, SAMPLE_DATASETS } from './sample-datasets.ts';

const readLocalities = async (db: Executor): Promise<LocalitySource[]> => {
  const { rows } = await db.execute<LocalitySource>(
    sql`select id, name, state, latitude, longitude from locality order by id collate "C"`,
  );
  return rows;
};

/** Makes the sample world and writes it, a market at a time, so that a node that serves meanwhile goes on serving. */
export const writeWorld = async (db: Executor, scale: WorldScale): Promise<number> => {
  const localities = await readLocalities(db);
  const marks = await insertRows(db, datasets, SAMPLE_DATASETS);
  const written = { sales: 0, listings: 0, hazard: await insertRows(db, hazardLayers, SAMPLE_LAYERS) };
  for (const piece of makeWorld(localities, scale)) {
    written.sales += await insertRows(db, properties, piece.properties);
    written.sales += await insertRows(db, sales, piece.sales);
    written.listings += await insertRows(
      db,
      listings,
      piece.listings.map(({ row }) => row),
    );
    written.listings += await insertRows(
      db,
      listingEvents,
      piece.listings.flatMap(({ events }) => events),
    );
    written.hazard += await insertRows(db, hazardAreas, piece.hazardAreas);
  }
  await db.execute(
    sql`update hazard_layer l set size = (select count(*) from hazard_area a where a.layer_id = l.id) where sample`,
  );
  for (const kind of ['sales', 'listings', 'hazard'] as const) {
    await db.execute(sql`update dataset set rows = ${written[kind]} where id = ${DATASET_IDS[kind]}`);
  }
  return marks + written.sales + written.listings + written.hazard;
};
