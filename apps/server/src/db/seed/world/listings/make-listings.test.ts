import { LISTING_TRANSITIONS } from '@propguard/rules/properties/listing-life';
import { describe, expect, it } from 'vitest';
import { readLocalities } from '../../localities.ts';
import { dayOf, SAMPLE_TODAY } from '../calendar.ts';
import { makeWorld } from '../make-world.ts';
import type { SampleListing } from './make-listings.ts';

const world = [...makeWorld(readLocalities(), 0.4)];
const listings = world.flatMap((piece) => piece.listings);
const sales = new Map(world.flatMap((piece) => piece.sales.map((sale) => [sale.id, sale])));
const properties = new Map(
  world.flatMap((piece) => piece.properties.map((property) => [property.id, property])),
);
const byStatus = Map.groupBy(listings, ({ row }) => row.status);
const share = (status: 'active' | 'under_offer' | 'sold' | 'withdrawn'): number =>
  (byStatus.get(status)?.length ?? 0) / listings.length;
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const daysOnMarket = ({ row }: SampleListing): number =>
  dayOf(row.closedOn ?? SAMPLE_TODAY) - dayOf(row.listedOn);

describe('every listing', () => {
  it('has a history that could have happened', () => {
    for (const { row, events } of listings) {
      expect(events[0]).toMatchObject({ kind: 'listed', on: row.listedOn, position: 0 });
      events.slice(1).forEach((event, i) => {
        const before = events[i];
        expect(before && LISTING_TRANSITIONS[before.kind]).toContain(event.kind);
        expect(event.on >= (before?.on ?? '')).toBe(true);
        expect(event.position).toBe(i + 1);
      });
      expect(events.every(({ on }) => on < SAMPLE_TODAY)).toBe(true);
    }
  });

  it('ends as its status says', () => {
    const lastKinds = {
      active: ['listed', 'price_changed', 'auction_passed_in'],
      under_offer: ['under_offer'],
      sold: ['sold', 'auction_sold'],
      withdrawn: ['withdrawn'],
    };
    for (const { row, events } of listings) {
      const last = events.at(-1);
      expect(lastKinds[row.status]).toContain(last?.kind);
      expect(row.closedOn).toBe(row.status === 'sold' || row.status === 'withdrawn' ? last?.on : null);
    }
  });

  it('has its sale when it is sold, on that day, for that price, by that method', () => {
    for (const { row, events } of listings) {
      if (row.status !== 'sold') {
        expect(row.saleId).toBeNull();
        continue;
      }
      const sale = sales.get(row.saleId ?? '');
      const last = events.at(-1);
      expect(sale).toMatchObject({
        propertyId: row.propertyId,
        contractDate: row.closedOn,
        priceAud: last?.priceAud,
      });
      expect(sale?.method).toBe(last?.kind === 'auction_sold' ? 'auction' : 'private_treaty');
    }
  });

  it('asks what the history last asked, as a range', () => {
    const guided = listings.filter(({ row }) => row.guideFromAud !== null);
    expect(guided.length).toBeGreaterThan(listings.length / 2);
    for (const { row, events } of guided) {
      const asked = events.findLast(({ kind }) => kind === 'listed' || kind === 'price_changed');
      expect(row.guideFromAud).toBe(asked?.priceAud);
      expect(row.guideToAud).toBeGreaterThanOrEqual(row.guideFromAud ?? Number.NaN);
    }
  });

  it('is of a property that has no other', () => {
    expect(new Set(listings.map(({ row }) => row.propertyId)).size).toBe(listings.length);
  });

  it('says nothing that the record does not hold', () => {
    for (const { row } of listings) {
      const facts = properties.get(row.propertyId);
      const text = `${row.headline} ${row.description}`;
      if (!facts?.features.includes('water views'))
        expect(text).not.toMatch(/views? of the water|water views/);
      if (facts?.yearBuilt === null) expect(text).not.toMatch(/[Bb]uilt in|dates from|Nearly new/);
      if (facts?.buildingM2 === null) expect(text).not.toMatch(/inside|building measures|, building/);
      expect(text).not.toMatch(/\b(undefined|null|NaN|a apartment|an unit)\b/);
    }
  });
});

describe('listings together', () => {
  it('are mostly sold, with a good third still open', () => {
    expect(share('active')).toBeCloseTo(0.3, 1);
    expect(share('sold')).toBeGreaterThan(0.45);
    expect(share('withdrawn')).toBeGreaterThan(0.08);
    expect(share('under_offer')).toBeGreaterThan(0.03);
  });

  it('take longer for apartments than for houses', () => {
    const typical = (type: string): number =>
      median(
        (byStatus.get('sold') ?? [])
          .filter(
            ({ row }) =>
              properties.get(row.propertyId)?.type === type &&
              sales.get(row.saleId ?? '')?.method === 'private_treaty',
          )
          .map(daysOnMarket),
      );
    expect(typical('house')).toBeGreaterThan(20);
    expect(typical('apartment')).toBeGreaterThan(typical('house'));
  });

  it('have auctions on Saturdays, of which a believable share clears', () => {
    const auctions = listings.flatMap(({ events }) =>
      events.filter(({ kind }) => kind.startsWith('auction')),
    );
    expect(auctions.every(({ on }) => new Date(on).getUTCDay() === 6)).toBe(true);
    const clearance = (since: string): number => {
      const held = auctions.filter(({ on }) => on >= since);
      return held.filter(({ kind }) => kind === 'auction_sold').length / held.length;
    };
    for (const since of ['2025-07-01', '2026-09-01']) {
      expect(clearance(since), `since ${since}`).toBeGreaterThan(0.5);
      expect(clearance(since), `since ${since}`).toBeLessThan(0.8);
    }
  });

  it('read differently', () => {
    const descriptions = new Set(listings.map(({ row }) => row.description));
    expect(descriptions.size / listings.length).toBeGreaterThan(0.95);
  });
});
