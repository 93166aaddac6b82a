import { sql } from 'drizzle-orm';
import { datasets } from '../../schema/datasets.ts';
import { hazardAreas, hazardLayers } from '../../schema/hazards.ts';
import { listingEvents, listings, properties, sales } from '../../schema/properties.ts';
import type { LocalitySource } from './geography/choose-localities.ts';
import { SAMPLE_LAYERS } from './hazards/sample-layers.ts';
import { type Executor, insertRows } from './insert-rows.ts';
import { makeWorld, type WorldPiece, type WorldScale } from './make-world.ts';
import { SAMPLE_DATASETS } from './sample-datasets.ts';

export const readLocalities = async (db: Executor): Promise<LocalitySource[]> => {
  const { rows } = await db.execute<LocalitySource>(
    sql`select id, name, state, latitude, longitude from locality order by id collate "C"`,
  );
  return rows;
};

/** What the rest refers to. */
export const beginWorld = async (db: Executor): Promise<void> => {
  await insertRows(db, datasets, SAMPLE_DATASETS);
  await insertRows(db, hazardLayers, SAMPLE_LAYERS);
};

/** Rows that are there already stay as they are, so that it may be written again after a failure. */
export const writePiece = async (db: Executor, piece: WorldPiece): Promise<void> => {
  await insertRows(db, properties, piece.properties);
  await insertRows(db, sales, piece.sales);
  await insertRows(
    db,
    listings,
    piece.listings.map(({ row }) => row),
  );
  await insertRows(
    db,
    listingEvents,
    piece.listings.flatMap(({ events }) => events),
  );
  await insertRows(db, hazardAreas, piece.hazardAreas);
};

/** Notes with each source how many rows it has, and tells how many there are in all. */
export const finishWorld = async (db: Executor): Promise<number> => {
  await db.execute(
    sql`update hazard_layer l set size = (select count(*) from hazard_area a where a.layer_id = l.id) where sample`,
  );
  const found = await db.execute<{ rows: number }>(sql`
    update dataset d set rows =
      (select count(*) from property where dataset_id = d.id) + (select count(*) from sale where dataset_id = d.id)
      + (select count(*) from listing where dataset_id = d.id)
      + (select count(*) from listing_event e join listing l on l.id = e.listing_id where l.dataset_id = d.id)
      + (select count(*) from hazard_layer where dataset_id = d.id)
      + (select count(*) from hazard_area a join hazard_layer h on h.id = a.layer_id where h.dataset_id = d.id)
    where sample returning rows`);
  return found.rows.reduce((sum, { rows }) => sum + rows, found.rows.length);
};

/** Makes the sample world and writes it, a market at a time. */
export const writeWorld = async (db: Executor, scale: WorldScale): Promise<number> => {
  await beginWorld(db);
  for (const piece of makeWorld(await readLocalities(db), scale)) await writePiece(db, piece);
  return finishWorld(db);
};
