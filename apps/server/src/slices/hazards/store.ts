import { and, asc, eq, gt, ilike, lt, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../db/database.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { hazardAreas, hazardLayers, hazardShares } from '../../db/schema/hazards.ts';
import { insertRows } from '../../db/seed/world/insert-rows.ts';
import type { LocalityPlace } from './import/match-localities.ts';

export type LayerRow = typeof hazardLayers.$inferSelect;
export type AreaRow = { id: string; shape: Buffer; severity: number };
export type ShareRow = typeof hazardShares.$inferSelect;

export const listLayers = (db: NodePgDatabase): Promise<LayerRow[]> =>
  db
    .select()
    .from(hazardLayers)
    .where(eq(hazardLayers.ready, true))
    .orderBy(hazardLayers.kind, hazardLayers.name, hazardLayers.id);

export const findLayer = async (db: NodePgDatabase, id: string): Promise<LayerRow | undefined> => {
  const [row] = await db
    .select()
    .from(hazardLayers)
    .where(and(eq(hazardLayers.id, id), eq(hazardLayers.ready, true)));
  return row;
};

export const listAreas = (
  db: NodePgDatabase,
  layerId: string,
  after: string | null,
  limit: number,
): Promise<AreaRow[]> =>
  db
    .select({ id: hazardAreas.id, shape: hazardAreas.shape, severity: hazardAreas.severity })
    .from(hazardAreas)
    .where(and(eq(hazardAreas.layerId, layerId), after === null ? undefined : gt(hazardAreas.id, after)))
    .orderBy(asc(hazardAreas.id))
    .limit(limit);

export const listShares = (
  db: NodePgDatabase,
  layerId: string,
  { query, after, limit }: { query: string; after: number | null; limit: number },
): Promise<ShareRow[]> =>
  db
    .select()
    .from(hazardShares)
    .where(
      and(
        eq(hazardShares.layerId, layerId),
        query === '' ? undefined : ilike(hazardShares.name, `${query.replaceAll(/[%_\\]/g, '\\$&')}%`),
        after === null ? undefined : gt(hazardShares.position, after),
      ),
    )
    .orderBy(asc(hazardShares.position))
    .limit(limit);

export const listMatchedShares = (
  db: NodePgDatabase,
  layerId: string,
): Promise<{ share: number; localityIds: string[] }[]> =>
  db
    .select({ share: hazardShares.share, localityIds: hazardShares.localityIds })
    .from(hazardShares)
    .where(and(eq(hazardShares.layerId, layerId), sql`cardinality(locality_ids) > 0`));

export const listLocalityPlaces = async (tx: Tx): Promise<LocalityPlace[]> =>
  (await tx.execute<LocalityPlace>(sql`select id, name, state, latitude, longitude from locality`)).rows;

/** The layer that a new one of the same kind and name takes the place of. Sample layers stay. */
export const findSameLayer = async (
  tx: Tx,
  { kind, name }: Pick<LayerRow, 'kind' | 'name'>,
): Promise<LayerRow | undefined> => {
  const [row] = await tx
    .select()
    .from(hazardLayers)
    .where(
      and(
        eq(hazardLayers.kind, kind),
        eq(hazardLayers.name, name),
        eq(hazardLayers.ready, true),
        eq(hazardLayers.sample, false),
      ),
    );
  return row;
};

export type NewLayer = Omit<typeof hazardLayers.$inferInsert, 'id' | 'datasetId' | 'ready' | 'sample'>;

/** With a dataset of its own, so that it is named among the sources. Seen by nobody until it is made ready. */
export const insertStagedLayer = async (tx: Tx, layer: NewLayer): Promise<string> => {
  const [dataset] = await tx
    .insert(datasets)
    .values({
      kind: 'hazard',
      name: layer.name,
      description: layer.method,
      licence: layer.licence,
      attribution: layer.source,
      asOf: layer.surveyedOn,
    })
    .returning({ id: datasets.id });
  if (!dataset) throw new Error('The dataset was not written.');
  const [row] = await tx
    .insert(hazardLayers)
    .values({ ...layer, datasetId: dataset.id, ready: false, sample: false })
    .returning({ id: hazardLayers.id });
  if (!row) throw new Error('The layer was not written.');
  return row.id;
};

export const insertAreas = (tx: Tx, rows: { layerId: string; shape: Buffer; severity: number }[]) =>
  insertRows(
    tx,
    hazardAreas,
    rows.map((row) => ({ id: crypto.randomUUID(), ...row })),
  );

export const insertShares = (tx: Tx, rows: (typeof hazardShares.$inferInsert)[]) =>
  insertRows(tx, hazardShares, rows);

export const makeLayerReady = async (
  tx: Tx,
  id: string,
  whole: Pick<LayerRow, 'form' | 'coverage' | 'size' | 'report' | 'contentHash'>,
): Promise<void> => {
  await tx
    .update(hazardLayers)
    .set({ ...whole, ready: true, importedAt: sql`now()` })
    .where(eq(hazardLayers.id, id));
  await tx.execute(
    sql`update dataset set rows = ${whole.size} where id = (select dataset_id from hazard_layer where id = ${id})`,
  );
};

/** With its areas, shares and dataset; true when there was one. */
export const deleteLayer = async (tx: Tx, id: string): Promise<boolean> => {
  const [row] = await tx
    .delete(hazardLayers)
    .where(and(eq(hazardLayers.id, id), eq(hazardLayers.sample, false)))
    .returning({ datasetId: hazardLayers.datasetId });
  if (!row) return false;
  await tx
    .delete(datasets)
    .where(
      and(
        eq(datasets.id, row.datasetId),
        sql`not exists (select from hazard_layer h where h.dataset_id = ${row.datasetId})`,
      ),
    );
  return true;
};

/** What an import that was cut off left behind. */
export const deleteStagedLayers = async (tx: Tx, olderThan: Date): Promise<void> => {
  const left = await tx
    .select({ id: hazardLayers.id })
    .from(hazardLayers)
    .where(and(ne(hazardLayers.ready, true), lt(hazardLayers.importedAt, olderThan)));
  for (const { id } of left) await deleteLayer(tx, id);
};
