import type { LayerFacts } from '../../src/hazard/layer.ts';

/** Of a layer of which only its shapes matter. */
export const LAYER_FACTS: LayerFacts = {
  id: 'layer',
  kind: 'flood',
  name: '',
  source: '',
  licence: '',
  surveyedOn: '2026-01-01',
  method: '',
  resolutionMetres: 1,
  screening: false,
  sample: false,
};
