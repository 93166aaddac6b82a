import type { Box } from '@propguard/engine/hazard/shape/shape';
import type { LayerReport } from '@propguard/protocol/hazard-layers';
import { UNGRADED_SEVERITY } from '@propguard/rules/hazards/area-severity';
import { LAYER_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, id, installationData, instant } from './columns.ts';
import { datasets } from './datasets.ts';

export const hazardLayers = pgTable(
  'hazard_layer',
  {
    id: id(),
    kind: text('kind', { enum: LAYER_KINDS }).notNull(),
    name: text('name').notNull(),
    source: text('source').notNull(),
    licence: text('licence').notNull(),
    surveyedOn: date('surveyed_on').notNull(),
    method: text('method').notNull(),
    resolutionM: real('resolution_m'),
    /** Good enough to ask further, not to decide. */
    screening: boolean('screening').notNull(),
    sample: boolean('sample').notNull(),
    datasetId: uuid('dataset_id')
      .notNull()
      .references(() => datasets.id),
    form: text('form', { enum: ['areas', 'lines', 'shares'] })
      .notNull()
      .default('areas'),
    /** In degrees: where being outside of its shapes means something. */
    coverage: jsonb('coverage').$type<Box[]>().notNull().default([]),
    /** Of the land that its shares speak of. */
    severity: real('severity').notNull().default(UNGRADED_SEVERITY),
    size: integer('size').notNull().default(0),
    /** A layer that is being brought in is seen by nobody until it is whole. */
    ready: boolean('ready').notNull().default(true),
    /** Of the file and of what was said about it: the same again changes nothing. */
    contentHash: text('content_hash'),
    report: jsonb('report').$type<LayerReport>(),
    importedAt: instant('imported_at').notNull().defaultNow(),
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
    /** See shapeToBytes in the engine: a polygon with holes, a line or a point. */
    shape: bytes('shape').notNull(),
    severity: real('severity').notNull(),
  },
  (table) => [
    check('hazard_severity_is_a_share', sql`${table.severity} between 0 and 1`),
    index('hazard_area_by_layer').on(table.layerId, table.id),
    ...installationData(),
  ],
);

/** The share of each suburb's land that lies in the hazard, as the table gave it. */
export const hazardShares = pgTable(
  'hazard_share',
  {
    layerId: uuid('layer_id')
      .notNull()
      .references(() => hazardLayers.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    state: text('state'),
    share: doublePrecision('share').notNull(),
    /** Our suburbs of that name; a suburb with two postcodes is two of ours. */
    localityIds: text('locality_ids').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.layerId, table.position] }),
    check('hazard_share_is_a_share', sql`${table.share} between 0 and 1`),
    ...installationData(),
  ],
);
