import type { CompiledLayer } from '@propguard/engine/hazard/compiled-layer';
import type { HazardAnswer as Answer, Evidence } from '@propguard/engine/hazard/hazard-index';
import type { HazardLayer } from '@propguard/protocol/hazard-layers';
import type { HazardAnswer, HazardEvidence } from '@propguard/protocol/hazards';
import { keptHazard, roundHazard } from '@propguard/rules/hazards/area-severity';
import type { LayerRow } from './store.ts';

const figureOf = ({ way, figure }: Evidence): number | null => {
  if (figure === null) return null;
  return way === 'inside' || way === 'share' ? roundHazard(figure) : Math.round(figure);
};

const toEvidence = (evidence: Evidence): HazardEvidence => {
  const { id, kind: _, name, ...layer } = evidence.layer;
  return {
    ...layer,
    layerId: id,
    layer: name,
    way: evidence.way,
    figure: figureOf(evidence),
    value: keptHazard(evidence.value, evidence.way === 'outside'),
    certainty: roundHazard(evidence.certainty),
  };
};

export const toHazardAnswer = ({ kind, value, certainty, evidence, disagreement }: Answer): HazardAnswer => ({
  kind,
  value: value === null ? null : keptHazard(value, evidence[0]?.way === 'outside'),
  certainty: roundHazard(certainty),
  evidence: evidence.map(toEvidence),
  disagreement: disagreement && { low: roundHazard(disagreement.low), high: roundHazard(disagreement.high) },
});

export const toHazardLayer = (row: LayerRow): HazardLayer => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  source: row.source,
  licence: row.licence,
  surveyedOn: row.surveyedOn,
  method: row.method,
  resolutionMetres: row.resolutionM,
  form: row.form,
  coverage: row.coverage,
  size: row.size,
  screening: row.screening,
  sample: row.sample,
  builtIn: false,
  importedAt: row.importedAt.toISOString(),
  report: row.report,
});

export const toBuiltInLayer = ({ facts, lines, areas }: CompiledLayer): HazardLayer => ({
  ...facts,
  form: areas ? 'areas' : 'lines',
  coverage: [],
  size: areas?.size ?? lines?.size ?? 0,
  builtIn: true,
  importedAt: null,
  report: null,
});
