import { describe, expect, it } from 'vitest';
import { LocalityIndex } from './locality-index.ts';
import { readListing } from './read-listing.ts';
import { propertyKey, type ReadingContext, type Values } from './read-property.ts';
import { readSale } from './read-sale.ts';

const context: ReadingContext = {
  localities: new LocalityIndex([
    {
      id: 'vic-3121-richmond',
      searchName: 'richmond',
      state: 'VIC',
      postcode: '3121',
      latitude: -37.82,
      longitude: 145,
    },
    {
      id: 'nsw-2000-sydney',
      searchName: 'sydney',
      state: 'NSW',
      postcode: '2000',
      latitude: -33.87,
      longitude: 151.2,
    },
  ]),
  isAtSea: ({ longitude }) => longitude > 152,
  state: null,
  today: '2026-11-15',
};

const valuesOf =
  (row: Record<string, string>): Values =>
  (field) =>
    row[field] ?? '';

const SALE = {
  locality: 'Richmond',
  state: 'VIC',
  address: '3/5 Plain St',
  price: '700000',
  contractDate: '2020-01-02',
};
const sale = (change: Record<string, string>) => readSale(valuesOf({ ...SALE, ...change }), 'dmy', context);

describe('a row of sales', () => {
  it('gets the centre of its suburb where it has no coordinates, and says so', () => {
    expect(sale({})).toMatchObject({
      ok: true,
      value: {
        property: { latitude: -37.82, longitude: 145, positionSource: 'locality', type: 'apartment' },
        sale: { priceAud: 700_000, contractDate: '2020-01-02', settlementDate: null, method: 'unknown' },
      },
    });
    expect(sale({ latitude: '-37.83', longitude: '145.01' })).toMatchObject({
      value: { property: { positionSource: 'exact', latitude: -37.83 } },
    });
  });

  it.each([
    ['price', '0', 'price-implausible', 'price'],
    ['price', '1e12', 'price-implausible', 'price'],
    ['price', 'offers', 'price-unreadable', 'price'],
    ['price', '', 'missing-value', 'price'],
    ['contractDate', '2027-01-01', 'date-in-future', 'contractDate'],
    ['contractDate', '1700-01-01', 'date-too-early', 'contractDate'],
    ['contractDate', 'soon', 'date-unreadable', 'contractDate'],
    ['address', '', 'address-missing', 'address'],
    ['locality', 'Atlantis', 'locality-unknown', 'locality'],
    ['method', 'PI', 'not-a-sale', 'method'],
    ['method', '??', 'method-unknown', 'method'],
    ['type', 'boat', 'type-unknown', 'type'],
    ['bedrooms', 'many', 'number-unreadable', 'bedrooms'],
    ['bedrooms', '999', 'number-implausible', 'bedrooms'],
    ['yearBuilt', '1196', 'number-implausible', 'yearBuilt'],
    ['latitude', '95', 'position-unreadable', 'latitude'],
  ])('with %s %j is rejected: %s', (field, value, reason, where) => {
    expect(sale({ [field]: value })).toEqual({ ok: false, reason, field: where });
  });

  it('at sea, or in another city, is rejected', () => {
    expect(sale({ latitude: '-37.8', longitude: '155' })).toMatchObject({ reason: 'position-at-sea' });
    expect(sale({ latitude: '-33.87', longitude: '151.2' })).toMatchObject({ reason: 'position-astray' });
  });

  it('takes zero land for unknown, not for nothing', () => {
    expect(sale({ landM2: '0' })).toMatchObject({ value: { property: { landM2: null } } });
  });

  it('is of the same property however its address is written', () => {
    const key = (address: string) => {
      const read = sale({ address });
      return read.ok ? propertyKey(read.value.property) : '';
    };
    expect(key('Unit 3, 5 PLAIN STREET')).toBe(key('3/5 Plain St'));
    expect(key('5 Plain St')).not.toBe(key('3/5 Plain St'));
  });
});

const LISTING = { locality: 'Richmond', state: 'VIC', address: '5 Plain St', listedOn: '2026-01-03' };
const listing = (change: Record<string, string>) =>
  readListing(valuesOf({ ...LISTING, ...change }), 'dmy', context);

describe('a row of listings', () => {
  it('has its history in one column or in many', () => {
    const asText = listing({
      history: '2026-01-03 listed 850000; 2026-02-01 price_changed 820000; 2026-03-01 sold 815000',
    });
    const asColumns = listing({
      firstPrice: '850000',
      guideFrom: '820000',
      priceChangedOn: '2026-02-01',
      soldOn: '2026-03-01',
      soldPrice: '815000',
    });
    const events = [
      { on: '2026-01-03', kind: 'listed', priceAud: 850_000 },
      { on: '2026-02-01', kind: 'price_changed', priceAud: 820_000 },
      { on: '2026-03-01', kind: 'sold', priceAud: 815_000 },
    ];
    for (const read of [asText, asColumns])
      expect(read).toMatchObject({ value: { listing: { status: 'sold', closedOn: '2026-03-01', events } } });
  });

  it.each([
    [{ status: 'sold' }, 'closing-date-missing'],
    [{ status: 'lost' }, 'status-unknown'],
    [{ guideFrom: '900000', guideTo: '800000' }, 'guide-upside-down'],
    [{ history: 'yesterday listed' }, 'history-unreadable'],
    [{ history: '2026-02-01 sold; 2026-03-01 price_changed' }, 'history-impossible'],
    [{ soldOn: '2025-12-01' }, 'history-impossible'],
    [{ listedOn: '2027-01-01' }, 'date-in-future'],
  ])('%j is rejected: %s', (change, reason) => {
    expect(listing(change as Record<string, string>)).toMatchObject({ ok: false, reason });
  });

  it('reads a guide as a range, as one price, or as none', () => {
    const guide = (guideFrom: string) => {
      const read = listing({ guideFrom });
      return read.ok ? [read.value.listing.guideFromAud, read.value.listing.guideToAud] : read.reason;
    };
    expect(guide('$800k - $850k')).toEqual([800_000, 850_000]);
    expect(guide('820000')).toEqual([820_000, 820_000]);
    expect(guide('Contact agent')).toEqual([null, null]);
  });
});
