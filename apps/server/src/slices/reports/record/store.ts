import { asc, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { datasets } from '../../../db/schema/datasets.ts';

/** What values and market figures are made from. */
export const findEvidenceDatasets = (db: NodePgDatabase) =>
  db
    .select({
      name: datasets.name,
      kind: datasets.kind,
      licence: datasets.licence,
      attribution: datasets.attribution,
      asOf: datasets.asOf,
      rows: datasets.rows,
      sample: datasets.sample,
    })
    .from(datasets)
    .where(inArray(datasets.kind, ['sales', 'listings', 'series']))
    .orderBy(asc(datasets.kind), asc(datasets.name));
