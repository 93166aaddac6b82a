import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, installationData } from './columns.ts';
import { datasets } from './datasets.ts';

export type AreaGeometry = { type: 'Polygon'; coordinates: [number, number][][] };

export const hazardLayers = pgTable(
  'hazard_layer',
  {
    id: id(),
    kind: text('kind', { enum: HAZARD_KINDS }).notNull(),
    name: text('name').notNull(),
    source: text('source').notNull(),
    licence: text('licence').notNull(),
    surveyedOn: date('surveyed_on').notNull(),
    method: text('method').notNull(),
    resolutionM: real('resolution_m').notNull(),
    /** Good enough to ask further, not to decide. */
    screening: boolean('screening').notNull(),
    sample: boolean('sample').notNull(),
    datasetId: uuid('dataset_id')
      .notNull()
      .references(() => datasets.id),
  },
  (table) => [
    index('hazard_layer_by_kind').on(table.kind),
    index('hazard_layer_by_dataset').on(table.datasetId),
    ...installationData(),
  ],
);

export const hazardAreas = pgTable(
  'hazard_area',
  {
    id: id(),
    layerId: uuid('layer_id')
      .notNull()
      .references(() => hazardLayers.id, { onDelete: 'cascade' }),
    geometry: jsonb('geometry').$type<AreaGeometry>().notNull(),
    west: doublePrecision('west').notNull(),
    south: doublePrecision('south').notNull(),
    east: doublePrecision('east').notNull(),
    north: doublePrecision('north').notNull(),
    severity: real('severity').notNull(),
  },
  (table) => [
    check('hazard_severity_is_a_share', sql`${table.severity} between 0 and 1`),
    index('hazard_area_by_layer').on(table.layerId),
    index('hazard_area_box').using(
      'gist',
      sql`box(point(${table.west}, ${table.south}), point(${table.east}, ${table.north}))`,
    ),
    ...installationData(),
  ],
);
