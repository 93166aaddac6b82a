import { readFileSync } from 'node:fs';
import type { HazardLayer } from '@propguard/engine/hazard/layer';
import { AUSTRALIA_BOX } from '@propguard/rules/hazards/layer-imports';
import { COAST_EROSION_CURVE, RIVER_FLOOD_CURVE } from '@propguard/rules/hazards/screening';
import { readWaterLines } from './water-lines.ts';

const GSHHG = {
  source: 'GSHHG 2.3.7, Wessel and Smith (1996)',
  licence: 'LGPL 3 or later',
  surveyedOn: '2017-06-15',
  /** Its charts differ from the ground by about so much. */
  resolutionMetres: 500,
  screening: true,
  sample: false,
  form: 'lines',
  coverage: [AUSTRALIA_BOX],
} as const;

/** Distances to rivers and to the coast, which come with the product: to rank places, not to decide. */
export const screeningLayers = (): HazardLayer[] => {
  const { rivers, coast } = readWaterLines(readFileSync(new URL('./waters.bin', import.meta.url)));
  return [
    {
      ...GSHHG,
      id: 'screening-rivers',
      kind: 'flood',
      name: 'Distance to rivers',
      method: 'Distance to the nearest large river; creeks and drains are not in the source',
      lines: rivers,
      curve: RIVER_FLOOD_CURVE,
    },
    {
      ...GSHHG,
      id: 'screening-coast',
      kind: 'coastalErosion',
      name: 'Distance to the coast',
      method: 'Distance to the nearest shore of the sea or of a tidal inlet, whatever it is made of',
      lines: coast,
      curve: COAST_EROSION_CURVE,
    },
  ];
};
