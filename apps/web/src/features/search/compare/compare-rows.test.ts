import type { ListingDetail } from '@propguard/protocol/listings';
import { expect, it } from 'vitest';
import { comparedIn } from './compare-address.ts';
import { compareRows } from './compare-rows.ts';

const HOUSE: ListingDetail = {
  id: 'a',
  status: 'active',
  guide: { fromAud: 900_000, toAud: 950_000 },
  listedOn: '2026-10-01',
  closedOn: null,
  daysOnMarket: 31,
  headline: '',
  photoSeed: 1,
  sample: true,
  description: '',
  events: [],
  earlierSales: [
    {
      id: 's',
      contractDate: '2021-03-09',
      settlementDate: null,
      priceAud: 700_000,
      method: 'auction',
      sample: true,
    },
  ],
  property: {
    id: 'p',
    address: '1 Elm Street',
    locality: { id: 'qld-4005-new-farm', name: 'New Farm', state: 'QLD', postcode: '4005' },
    latitude: -27,
    longitude: 153,
    positionSource: 'exact',
    type: 'house',
    bedrooms: 3,
    bathrooms: 2,
    carSpaces: null,
    landM2: 405,
    buildingM2: null,
    yearBuilt: 1928,
    features: ['shed'],
    photoVersion: 'v',
    sample: true,
  },
};
const UNIT: ListingDetail = {
  ...HOUSE,
  id: 'b',
  earlierSales: [],
  property: { ...HOUSE.property, type: 'apartment', landM2: null, features: ['balcony', 'shed'] },
};

const row = (label: string) =>
  compareRows([HOUSE, UNIT])
    .flatMap(({ rows }) => rows)
    .find((one) => one.label === label);

it('says which rows differ', () => {
  expect(row('Type')).toEqual({ label: 'Type', values: ['House', 'Apartment'], differs: true });
  expect(row('Bedrooms')).toEqual({ label: 'Bedrooms', values: ['3', '3'], differs: false });
});

it('says what is not known, instead of nought', () => {
  expect(row('Land')?.values).toEqual(['405 m²', 'Not known']);
  expect(row('Last sale')?.values).toEqual(['$700,000, 9 Mar 2021', 'Not known']);
});

it('has a row for each feature of any of them', () => {
  expect(row('Balcony')?.values).toEqual(['No', 'Yes']);
  expect(row('Shed')?.differs).toBe(false);
});

it('takes each listing of the address once, and four at most', () => {
  expect(comparedIn(new URLSearchParams('ids=a,b,a,,c,d,e'))).toEqual(['a', 'b', 'c', 'd']);
  expect(comparedIn(new URLSearchParams(''))).toEqual([]);
});
