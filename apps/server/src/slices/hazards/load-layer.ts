import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GradedShape } from '@propguard/engine/hazard/area/area-set';
import type { HazardLayer, LayerFacts } from '@propguard/engine/hazard/layer';
import { shapeFromBytes } from '@propguard/engine/hazard/shape/shape-bytes';
import { IMPORTED_LINE_CURVE } from '@propguard/rules/hazards/screening';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { type LayerRow, listAreas, listMatchedShares } from './store.ts';

const AREAS_AT_ONCE = 5_000;

const factsOf = (row: LayerRow): LayerFacts => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  source: row.source,
  licence: row.licence,
  surveyedOn: row.surveyedOn,
  method: row.method,
  resolutionMetres: row.resolutionM,
  screening: row.screening,
  sample: row.sample,
});

const loadShapes = async (db: NodePgDatabase, layerId: string): Promise<GradedShape[]> => {
  const shapes: GradedShape[] = [];
  let after: string | null = null;
  for (;;) {
    const rows = await listAreas(db, layerId, after, AREAS_AT_ONCE);
    for (const { shape, severity } of rows) shapes.push({ shape: shapeFromBytes(shape), severity });
    after = rows.at(-1)?.id ?? null;
    if (rows.length < AREAS_AT_ONCE || after === null) return shapes;
    // Other requests go on in between.
    await nextTurn();
  }
};

/** A layer as the engine takes it. */
export const loadLayer = async ({ reader }: ReferenceScope, row: LayerRow): Promise<HazardLayer> => {
  const facts = factsOf(row);
  if (row.form === 'shares') {
    const shares = (await listMatchedShares(reader, row.id)).flatMap(({ share, localityIds }) =>
      localityIds.map((localityId) => ({ localityId, share })),
    );
    return { ...facts, form: 'shares', shares, severity: row.severity };
  }
  const shapes = await loadShapes(reader, row.id);
  if (row.form === 'areas') return { ...facts, form: 'areas', areas: shapes, coverage: row.coverage };
  return {
    ...facts,
    form: 'lines',
    lines: shapes.map(({ shape }) => shape),
    coverage: row.coverage,
    curve: { ...IMPORTED_LINE_CURVE, atEdge: row.severity },
  };
};
