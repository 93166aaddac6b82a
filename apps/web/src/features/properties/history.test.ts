import type { ListingEvent, Sale } from '@propguard/protocol/property-records';
import { expect, it } from 'vitest';
import { historyOf } from './history.ts';
import type { Subject } from './subject.ts';

const sale = (contractDate: string, priceAud: number): Sale => ({
  id: `sale ${contractDate}`,
  contractDate,
  settlementDate: null,
  priceAud,
  method: 'private_treaty',
  sample: true,
});

const told = (events: ListingEvent[], sales: Sale[]) =>
  historyOf({ campaigns: [{ id: 'listing', events }], sales } as unknown as Subject).map(
    ({ day, kind, priceAud, changeAud }) => [day, kind, priceAud, changeAud],
  );

it('tells the newest first, and by how much a price was changed', () => {
  expect(
    told(
      [
        { on: '2026-03-01', kind: 'listed', priceAud: 900_000 },
        { on: '2026-04-01', kind: 'price_changed', priceAud: 850_000 },
        { on: '2026-04-20', kind: 'under_offer', priceAud: null },
        { on: '2026-05-01', kind: 'sold', priceAud: 840_000 },
      ],
      [sale('2020-01-01', 600_000)],
    ),
  ).toEqual([
    ['2026-05-01', 'sold', 840_000, 240_000],
    ['2026-04-20', 'under_offer', null, null],
    ['2026-04-01', 'price_changed', 850_000, -50_000],
    ['2026-03-01', 'listed', 900_000, null],
    ['2020-01-01', 'sale', 600_000, null],
  ]);
});

it('tells a sale once that both the listing and the register know', () => {
  expect(
    told(
      [
        { on: '2026-03-01', kind: 'listed', priceAud: null },
        { on: '2026-05-01', kind: 'auction_sold', priceAud: 840_000 },
      ],
      [sale('2026-05-01', 840_000)],
    ),
  ).toEqual([
    ['2026-05-01', 'auction_sold', 840_000, null],
    ['2026-03-01', 'listed', null, null],
  ]);
});

it('keeps the order of one day', () => {
  const day = '2026-05-01';
  const kinds = told(
    [
      { on: day, kind: 'auction_passed_in', priceAud: 800_000 },
      { on: day, kind: 'under_offer', priceAud: null },
    ],
    [],
  ).map(([, kind]) => kind);
  expect(kinds).toEqual(['under_offer', 'auction_passed_in']);
});

it('has nothing to tell of a property that nothing is known of', () => {
  expect(told([], [])).toEqual([]);
});
