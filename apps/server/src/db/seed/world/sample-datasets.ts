import type { datasets } from '../../schema/datasets.ts';
import { SAMPLE_TODAY } from './calendar.ts';
import { sampleId } from './sample-id.ts';

type DatasetRow = typeof datasets.$inferInsert;

export const DATASET_IDS = {
  sales: sampleId('dataset', 'sales'),
  listings: sampleId('dataset', 'listings'),
  hazard: sampleId('dataset', 'hazard'),
};

const made = {
  licence: 'Apache 2.0',
  attribution: 'Made up by PropGuard; addresses, people and prices are not real',
  sample: true,
  asOf: SAMPLE_TODAY,
};

export const SAMPLE_DATASETS: readonly DatasetRow[] = [
  {
    ...made,
    id: DATASET_IDS.sales,
    kind: 'sales',
    name: 'Sample properties and sales',
    description:
      'Made-up addresses in real suburbs, sold over six years at prices shaped by published index figures',
  },
  {
    ...made,
    id: DATASET_IDS.listings,
    kind: 'listings',
    name: 'Sample listings',
    description: 'Made-up listings with price changes, auctions and outcomes over eighteen months',
  },
  {
    ...made,
    id: DATASET_IDS.hazard,
    kind: 'hazard',
    name: 'Sample hazard areas',
    description:
      'Made-up areas of flood, fire, coastal erosion and subsidence, drawn where such hazards are plausible',
  },
];
