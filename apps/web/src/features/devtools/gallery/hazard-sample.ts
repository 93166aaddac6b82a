import type { ShownEvidence } from '../../../parts/risk/evidence-list.tsx';

export const HAZARD_VALUES = { flood: 0.75, fire: 0.12, subsidence: 0.34, market: 0.46 } as const;

export const HAZARD_EVIDENCE: readonly ShownEvidence[] = [
  {
    layerId: 'council',
    layer: 'Sample flood areas',
    way: 'inside',
    figure: 0.75,
    value: 0.75,
    certainty: 0.72,
    source: 'Made up by PropGuard',
    licence: 'Apache 2.0',
    surveyedOn: '2026-11-01',
    method: 'Blobs in three grades along rivers',
    screening: false,
    sample: true,
  },
  {
    layerId: 'rivers',
    layer: 'Distance to rivers',
    way: 'distance',
    figure: 780,
    value: 0.21,
    certainty: 0.2,
    source: 'GSHHG 2.3.7',
    licence: 'LGPL 3 or later',
    surveyedOn: '2017-06-15',
    method: 'Distance to the nearest large river',
    screening: true,
    sample: false,
  },
];
