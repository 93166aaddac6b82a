import { NEAR_AREA_METRES, OUTSIDE_AREAS_VALUE } from '@propguard/rules/hazards/area-severity';
import { EVIDENCE_WAYS, type EvidenceWay, evidenceCertainty } from '@propguard/rules/hazards/certainty';
import { type DistanceCurve, valueAtDistance } from '@propguard/rules/hazards/screening';
import { AreaSet } from './area/area-set.ts';
import type { HazardLayer, LayerFacts } from './layer.ts';
import { LineSet } from './line/line-set.ts';
import type { Box } from './shape/shape.ts';
import { toUnits } from './shape/units.ts';

/** Where a question is asked, in degrees; the suburb opens the layers that know shares of suburbs only. */
export type Place = { longitude: number; latitude: number; localityId?: string | undefined };

export type Finding = {
  way: EvidenceWay;
  value: number;
  /** Inside: the area's severity. Outside or at a distance: metres. Share: the share. Null: farther than we look. */
  figure: number | null;
};

export type CompiledLayer = {
  facts: LayerFacts;
  certaintyOf: Readonly<Record<EvidenceWay, number>>;
  /** Null where the layer does not speak of the place. */
  find: (place: Place) => Finding | null;
  areas: AreaSet | null;
  lines: LineSet | null;
};

const covers = (coverage: readonly Box[], { longitude, latitude }: Place): boolean =>
  coverage.some(
    ({ west, south, east, north }) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );

const findInAreas =
  (areas: AreaSet, coverage: readonly Box[]) =>
  (place: Place): Finding | null => {
    const [x, y] = [toUnits(place.longitude), toUnits(place.latitude)];
    const severity = areas.worstAt(x, y);
    if (severity !== null) return { way: 'inside', value: severity, figure: severity };
    if (!covers(coverage, place)) return null;
    return {
      way: 'outside',
      value: OUTSIDE_AREAS_VALUE,
      figure: areas.metresToNearest(x, y, NEAR_AREA_METRES),
    };
  };

const findByDistance =
  (lines: LineSet, coverage: readonly Box[], curve: DistanceCurve) =>
  (place: Place): Finding | null => {
    if (!covers(coverage, place)) return null;
    const metres = lines.metresToNearest(
      toUnits(place.longitude),
      toUnits(place.latitude),
      curve.reachMetres,
    );
    if (metres !== null) return { way: 'distance', value: valueAtDistance(curve, metres), figure: metres };
    return curve.beyond === null ? null : { way: 'distance', value: curve.beyond, figure: null };
  };

const findByShare =
  (shares: ReadonlyMap<string, number>, severity: number) =>
  ({ localityId }: Place): Finding | null => {
    const share = localityId === undefined ? undefined : shares.get(localityId);
    return share === undefined ? null : { way: 'share', value: share * severity, figure: share };
  };

const factsOf = (layer: HazardLayer): LayerFacts => ({
  id: layer.id,
  kind: layer.kind,
  name: layer.name,
  source: layer.source,
  licence: layer.licence,
  surveyedOn: layer.surveyedOn,
  method: layer.method,
  resolutionMetres: layer.resolutionMetres,
  screening: layer.screening,
  sample: layer.sample,
});

/** Packs a layer for questions. `today` decides how old its survey is. */
export const compileLayer = (layer: HazardLayer, today: string): CompiledLayer => {
  const facts = factsOf(layer);
  const certaintyOf = Object.fromEntries(
    EVIDENCE_WAYS.map((way) => [way, evidenceCertainty(way, facts, today)]),
  ) as Record<EvidenceWay, number>;
  const common = { facts, certaintyOf, areas: null, lines: null };
  switch (layer.form) {
    case 'areas': {
      const areas = new AreaSet(layer.areas);
      return { ...common, areas, find: findInAreas(areas, layer.coverage) };
    }
    case 'lines': {
      const lines = new LineSet(layer.lines);
      return { ...common, lines, find: findByDistance(lines, layer.coverage, layer.curve) };
    }
    case 'shares': {
      const shares = new Map(layer.shares.map(({ localityId, share }) => [localityId, share]));
      return { ...common, find: findByShare(shares, layer.severity) };
    }
  }
};
