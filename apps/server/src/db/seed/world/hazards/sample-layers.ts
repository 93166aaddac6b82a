import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { hazardLayers } from '../../../schema/hazards.ts';
import { SAMPLE_TODAY } from '../calendar.ts';
import { MARKETS } from '../geography/markets.ts';
import { movedBy } from '../geography/position.ts';
import { DATASET_IDS } from '../sample-datasets.ts';
import { layerId } from './area.ts';

const DESCRIBED: Readonly<Record<HazardKind, { name: string; method: string; resolutionM: number }>> = {
  flood: {
    name: 'Sample flood areas',
    method: 'Blobs in three grades along rivers drawn by hand and low coasts',
    resolutionM: 100,
  },
  fire: {
    name: 'Sample bushfire areas',
    method: 'Blobs around outlying suburbs, graded by a made-up dryness',
    resolutionM: 250,
  },
  coastalErosion: {
    name: 'Sample coastal erosion strips',
    method: 'Strips in two grades behind shores that face open water',
    resolutionM: 80,
  },
  subsidence: {
    name: 'Sample subsidence areas',
    method: 'Patches around towns over old workings',
    resolutionM: 50,
  },
};

/** Hazards were made up around the cities: elsewhere there is no data, not safety. */
const AROUND_CITIES = MARKETS.map(({ centre, radiusKm }) => {
  const [west, south] = movedBy(centre, -radiusKm, -radiusKm);
  const [east, north] = movedBy(centre, radiusKm, radiusKm);
  return { west, south, east, north };
});

export const SAMPLE_LAYERS: readonly (typeof hazardLayers.$inferInsert)[] = HAZARD_KINDS.map((kind) => ({
  id: layerId(kind),
  kind,
  ...DESCRIBED[kind],
  source: 'Made up by PropGuard',
  licence: 'Apache 2.0',
  surveyedOn: SAMPLE_TODAY,
  screening: true,
  sample: true,
  datasetId: DATASET_IDS.hazard,
  coverage: AROUND_CITIES,
}));
