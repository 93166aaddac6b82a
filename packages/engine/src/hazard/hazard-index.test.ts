import { describe, expect, it } from 'vitest';
import { openHazardIndex } from './hazard-index.ts';
import type { HazardLayer, LayerFacts } from './layer.ts';
import { makeShape } from './shape/shape.ts';

const TODAY = '2026-11-01';
const facts = (id: string, more: Partial<LayerFacts> = {}): LayerFacts => ({
  id,
  kind: 'flood',
  name: id,
  source: 'Council',
  licence: 'CC BY 4.0',
  surveyedOn: '2025-11-01',
  method: 'Hydraulic model',
  resolutionMetres: 10,
  screening: false,
  sample: false,
  ...more,
});
const square = (west: number, south: number, size: number) =>
  makeShape('area', [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ]);
const flood: HazardLayer = {
  ...facts('council'),
  form: 'areas',
  areas: [{ shape: square(153, -27.5, 0.01), severity: 0.75 }],
  coverage: [{ west: 152.9, south: -27.6, east: 153.1, north: -27.4 }],
};
const river: HazardLayer = {
  ...facts('river', { screening: true, resolutionMetres: 500, method: 'Distance' }),
  form: 'lines',
  lines: [makeShape('point', [[[153, -27.5]]])],
  coverage: [{ west: 112, south: -44, east: 154, north: -9 }],
  curve: { atEdge: 0.5, scaleMetres: 900, reachMetres: 3000, beyond: null },
};
const shares: HazardLayer = {
  ...facts('shares', { kind: 'fire', resolutionMetres: null }),
  form: 'shares',
  shares: [{ localityId: 'qld-4005-new-farm', share: 0.4 }],
  severity: 0.75,
};
const index = openHazardIndex([river, flood, shares], TODAY);
const INSIDE = { longitude: 153.005, latitude: -27.495 };

describe('the answer', () => {
  it('is the severity of the area that holds the place, with its source', () => {
    const answer = index.lookupKind('flood', INSIDE);
    expect(answer.value).toBe(0.75);
    expect(answer.evidence[0]).toMatchObject({
      way: 'inside',
      figure: 0.75,
      layer: { id: 'council', source: 'Council', licence: 'CC BY 4.0', surveyedOn: '2025-11-01' },
    });
  });

  it('is low, not none, in what was mapped but outside of its areas, with the distance', () => {
    const answer = index.lookupKind('flood', { longitude: 153.02, latitude: -27.495 });
    expect(answer).toMatchObject({ value: 0.05, evidence: [{ way: 'outside' }, { way: 'distance' }] });
    expect(answer.evidence[0]?.figure).toBeCloseTo(986, 0);
  });

  it('is no data, never zero, where no layer covers the place', () => {
    for (const { value, certainty, evidence } of index.lookup({ longitude: 140, latitude: -20 })) {
      expect(value).toBeNull();
      expect(certainty).toBe(0);
      expect(evidence).toEqual([]);
    }
  });

  it('shows sources side by side when they disagree, led by the surest, at a cost', () => {
    const answer = index.lookupKind('flood', INSIDE);
    expect(answer.evidence.map(({ layer }) => layer.id)).toEqual(['council', 'river']);
    expect(answer.disagreement).toMatchObject({ high: 0.75 });
    expect(answer.certainty).toBeLessThan(answer.evidence[0]?.certainty ?? 0);
  });

  it('is that of a survey, outside of its areas too, over what is made up; that stays in sight', () => {
    const madeUp: HazardLayer = { ...flood, ...facts('made-up', { sample: true, surveyedOn: TODAY }) };
    const elsewhere: HazardLayer = {
      ...flood,
      ...facts('old', { surveyedOn: '2012-11-01', resolutionMetres: 100 }),
      areas: [{ shape: square(153.05, -27.5, 0.01), severity: 0.75 }],
    };
    const answer = openHazardIndex([madeUp, elsewhere], TODAY).lookupKind('flood', INSIDE);
    expect(answer).toMatchObject({ value: 0.05, disagreement: null });
    expect(answer.evidence.map(({ layer, way }) => [layer.id, way])).toEqual([
      ['old', 'outside'],
      ['made-up', 'inside'],
    ]);
    expect(answer.certainty).toBe(answer.evidence[0]?.certainty);
  });

  it('is what is made up where only screening speaks beside it', () => {
    const madeUp: HazardLayer = { ...flood, ...facts('made-up', { sample: true }) };
    expect(openHazardIndex([river, madeUp], TODAY).lookupKind('flood', INSIDE)).toMatchObject({
      value: 0.75,
      evidence: [{ layer: { id: 'made-up' } }, { layer: { id: 'river' } }],
    });
  });

  it('takes the share of a suburb when the suburb is known', () => {
    const place = { longitude: 153.05, latitude: -27.47 };
    expect(index.lookupKind('fire', place).value).toBeNull();
    expect(index.lookupKind('fire', { ...place, localityId: 'qld-4005-new-farm' })).toMatchObject({
      value: 0.4 * 0.75,
      evidence: [{ way: 'share', figure: 0.4 }],
    });
    expect(index.lookupKind('fire', { ...place, localityId: 'qld-4000-elsewhere' }).value).toBeNull();
  });
});
