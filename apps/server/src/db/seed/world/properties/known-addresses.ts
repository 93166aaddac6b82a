import type { Dwelling } from './dwelling.ts';

export type KnownAddress = {
  localityId: string;
  unit: string | null;
  houseNumber: string;
  streetName: string;
  streetType: string;
  dwelling: Dwelling;
  /** Sales that are told of; without any, they are drawn like everyone's. */
  sales: { contractDate: string; priceAud: number }[];
};

const house = (
  bedrooms: number,
  bathrooms: number,
  landM2: number,
  buildingM2: number,
  yearBuilt: number,
  features: string[],
): Dwelling => ({
  type: 'house',
  bedrooms,
  bathrooms,
  carSpaces: 2,
  landM2,
  buildingM2,
  yearBuilt,
  features,
  condition: features.includes('renovated') ? 1 : 0,
});

const at = (localityId: string, houseNumber: string, streetName: string, streetType: string) => ({
  localityId,
  unit: null,
  houseNumber,
  streetName,
  streetType,
});

/** Addresses that examples in the product and its documents speak of: trying one finds something. */
export const KNOWN_ADDRESSES: readonly KnownAddress[] = [
  {
    ...at('qld-4005-new-farm', '18', 'Jacaranda', 'Quay'),
    dwelling: house(4, 2, 607, 248, 1928, ['water views', 'renovated', 'outdoor entertaining area']),
    sales: [{ contractDate: '2021-05-13', priceAud: 1_610_000 }],
  },
  {
    ...at('qld-4005-new-farm', '7', 'Lamington', 'Reach'),
    dwelling: house(4, 2, 560, 221, 1932, ['water views']),
    sales: [{ contractDate: '2026-08-14', priceAud: 2_310_000 }],
  },
  {
    ...at('qld-4005-new-farm', '42', 'Moreton', 'Parade'),
    dwelling: house(4, 3, 645, 264, 1926, ['renovated', 'swimming pool']),
    sales: [{ contractDate: '2026-06-02', priceAud: 2_585_000 }],
  },
  {
    ...at('qld-4005-teneriffe', '5', 'Poinciana', 'Lane'),
    dwelling: house(3, 2, 405, 196, 1919, ['renovated']),
    sales: [{ contractDate: '2026-09-21', priceAud: 2_180_000 }],
  },
  {
    ...at('qld-4005-new-farm', '88', 'Figtree', 'Terrace'),
    dwelling: house(5, 3, 708, 291, 1935, ['renovated', 'swimming pool', 'study']),
    sales: [{ contractDate: '2026-03-11', priceAud: 2_720_000 }],
  },
  {
    ...at('qld-4064-paddington', '42', 'Wattle', 'Street'),
    dwelling: house(3, 2, 405, 178, 1922, ['renovated', 'fireplace']),
    sales: [],
  },
  {
    ...at('nsw-2021-paddington', '42', 'Wattle', 'Street'),
    dwelling: house(3, 2, 142, 155, 1890, ['fireplace', 'courtyard']),
    sales: [],
  },
  {
    ...at('qld-4566-noosaville', '9', 'Tidal', 'Crescent'),
    dwelling: house(4, 2, 640, 232, 1998, ['water views', 'swimming pool']),
    sales: [],
  },
  {
    ...at('wa-6160-fremantle', '5', 'Quarry', 'Lane'),
    dwelling: house(3, 1, 310, 128, 1905, ['fireplace']),
    sales: [],
  },
  {
    ...at('nsw-2480-lismore', '12', 'Smith', 'Street'),
    dwelling: house(3, 1, 720, 134, 1948, ['shed']),
    sales: [],
  },
  {
    ...at('qld-4075-graceville', '11', 'Banksia', 'Street'),
    dwelling: house(4, 2, 607, 205, 1938, ['outdoor entertaining area']),
    sales: [],
  },
  {
    ...at('nsw-2150-parramatta', '123', 'Main', 'Street'),
    dwelling: house(3, 2, 510, 162, 1961, ['air conditioning']),
    sales: [],
  },
  {
    ...at('nsw-2200-bankstown', '53', 'Northam', 'Avenue'),
    unit: '3',
    dwelling: {
      type: 'apartment',
      bedrooms: 2,
      bathrooms: 1,
      carSpaces: 1,
      landM2: null,
      buildingM2: 82,
      yearBuilt: 1988,
      features: ['balcony', 'secure parking'],
      condition: 0,
    },
    sales: [],
  },
];
