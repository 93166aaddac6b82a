/** Made-up data of the style page; the same house as everywhere in the sample world. */
export const FORECAST = {
  value: 2_430_000,
  range80: [2_244_000, 2_631_000],
  range90: [2_194_000, 2_691_000],
} as const;

export const LOPSIDED_FORECAST = {
  value: 940_000,
  range80: [895_000, 1_090_000],
  range90: [880_000, 1_150_000],
} as const;

export interface Sale {
  number: number;
  address: string;
  soldOn: string;
  priceAud: number;
  adjustmentAud: number;
  weight: number;
}

export const SALES: readonly Sale[] = [
  {
    number: 2,
    address: '42 Moreton Parade',
    soldOn: '2026-06-02',
    priceAud: 2_585_000,
    adjustmentAud: -129_000,
    weight: 0.27,
  },
  {
    number: 4,
    address: '88 Figtree Terrace',
    soldOn: '2026-03-11',
    priceAud: 2_720_000,
    adjustmentAud: -268_000,
    weight: 0.17,
  },
  {
    number: 1,
    address: '7 Lamington Reach',
    soldOn: '2026-08-14',
    priceAud: 2_310_000,
    adjustmentAud: 112_000,
    weight: 0.34,
  },
  {
    number: 3,
    address: '5 Poinciana Lane',
    soldOn: '2026-09-21',
    priceAud: 2_180_000,
    adjustmentAud: 213_000,
    weight: 0.22,
  },
];

export const MORE_SALES: readonly Sale[] = Array.from({ length: 26 }, (_, index) => ({
  number: index + 5,
  address: `${index * 3 + 4} Wattle Street`,
  soldOn: `2026-0${(index % 9) + 1}-1${index % 10}`,
  priceAud: 1_640_000 + ((index * 7919) % 90) * 10_000,
  adjustmentAud: (((index * 104_729) % 41) - 20) * 5_000,
  weight: 0,
}));

const FARM = [
  1.37, 1.41, 1.45, 1.51, 1.58, 1.63, 1.67, 1.68, 1.66, 1.63, 1.61, 1.62, 1.64, 1.66, 1.7, 1.73, 1.76, 1.78,
  1.8, 1.83, 1.87, 1.91, 1.95, 1.985,
];
const CITY = [
  1.18, 1.21, 1.25, 1.3, 1.36, 1.41, 1.44, 1.44, 1.43, 1.41, 1.39, 1.39, 1.41, 1.43, 1.46, 1.49, 1.52, 1.54,
  1.55, 1.57, 1.6, 1.64, 1.67, 1.705,
];
const SOLD = [52, 54, 43, 58, 40, 51, 55, 57, 60, 46, 53, 62, 55, 49, 58, 52, 60, 44, 54, 62, 46, 39, 57, 51];

export const QUARTERS = FARM.map((farm, index) => ({
  quarter: `${2021 + Math.floor(index / 4)} Q${(index % 4) + 1}`,
  farm: Math.round(farm * 1_000_000),
  city: Math.round((CITY[index] ?? 0) * 1_000_000),
  sold: SOLD[index] ?? 0,
}));

export const FLOOD_PROJECTION = [
  { year: '2024', share: 0.655 },
  { year: '2025', share: 0.687 },
  { year: '2026', share: 0.72 },
  { year: '2027', share: 0.757 },
  { year: '2028', share: 0.795 },
  { year: '2029', share: 0.834 },
  { year: '2030', share: 0.875 },
];

export const LOCALITIES = [
  { value: 'new-farm', label: 'New Farm', description: 'QLD 4005' },
  { value: 'teneriffe', label: 'Teneriffe', description: 'QLD 4005' },
  { value: 'bulimba', label: 'Bulimba', description: 'QLD 4171' },
  { value: 'paddington', label: 'Paddington', description: 'QLD 4064' },
  { value: 'noosaville', label: 'Noosaville', description: 'QLD 4566' },
];

export const PROPERTY_TYPES = [
  { value: 'house', label: 'House' },
  { value: 'unit', label: 'Unit' },
  { value: 'townhouse', label: 'Townhouse' },
  { value: 'land', label: 'Vacant land', disabled: true },
];

export const PROVENANCE = {
  source: '38,204 sales, sample world',
  method: 'Boosted trees, 4 comparables',
  model: '3.2, trained 9 Nov 2026',
  computedAt: '15 Nov 2026, 11:16 am',
  sample: true,
};
