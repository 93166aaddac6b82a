import { Draws } from '@propguard/rules/chance/draws';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { describe, expect, it } from 'vitest';
import { dayOf, isoOf } from '../day-number.ts';
import { OUTCOMES, QUALITIES, type SaleColumns, STILL_OPEN } from './columns.ts';
import { monthsBefore, quarterEnds, quarterOf } from './days.ts';
import { type FiguresTask, figuresInThread } from './figures-in-thread.ts';
import { listingFigures } from './listing-figures.ts';
import { medianInPlace } from './median.ts';
import { ANY_TYPE, type MarketData, type RegionFigures, regionFigures } from './region-figures.ts';
import { localityOffsets, rowsOf } from './region-rows.ts';
import { solvePositive } from './solve.ts';
import { standardisePrices } from './standardise-prices.ts';

const AS_OF = dayOf('2026-11-01');
const HOUSE = PROPERTY_TYPES.indexOf('house');

it('counts months by the calendar, and quarters so that a year has four of them', () => {
  expect(isoOf(monthsBefore(dayOf('2024-02-29'), 12))).toBe('2023-02-28');
  expect(isoOf(monthsBefore(dayOf('2026-05-31'), 3))).toBe('2026-02-28');
  const ends = quarterEnds(AS_OF);
  expect(
    ['2026-11-01', '2026-08-02', '2026-08-01', '2025-11-02', '2025-11-01', '2026-11-02', '2020-11-01'].map(
      (day) => quarterOf(ends, dayOf(day)),
    ),
  ).toEqual([0, 0, 1, 3, 4, -1, -1]);
});

it.each([
  [[], null],
  [[5], 5],
  [[9, 1, 4], 4],
  [[4, 1, 9, 6], 5],
])('the median of %j is %s', (values, median) => {
  expect(medianInPlace(Float64Array.from(values))).toBe(median);
});

it('solves a small system', () => {
  const solution = solvePositive(Float64Array.of(4, 2, 2, 3), Float64Array.of(10, 8));
  expect(solution[0]).toBeCloseTo(1.75);
  expect(solution[1]).toBeCloseTo(1.5);
});

it('finds the rows of localities, also of those that have none', () => {
  const offsets = localityOffsets(Int32Array.of(0, 0, 2, 3, 3), 5);
  expect([...rowsOf(offsets, [0, 1, 3, 4])]).toEqual([0, 1, 3, 4]);
});

/** Houses of two localities: $600,000 in the first and a tenth more each year, twice that in the second; a bedroom is worth 8%. */
const soldHouses = (each: number): SaleColumns => {
  const draws = new Draws('houses');
  const count = 2 * each;
  const locality = Int32Array.from({ length: count }, (_, at) => Math.floor(at / each));
  const day = Int32Array.from({ length: count }, () => AS_OF - draws.integer(0, 6 * 365 - 2));
  const bedrooms = Float64Array.from({ length: count }, () => draws.integer(1, 5));
  const qualities = new Float32Array(count * QUALITIES.length).fill(Number.NaN);
  bedrooms.forEach((rooms, at) => {
    qualities[at * QUALITIES.length] = draws.chance(0.1) ? Number.NaN : rooms;
  });
  return {
    count,
    locality,
    type: new Uint8Array(count).fill(HOUSE),
    day,
    priceAud: Float64Array.from(
      bedrooms,
      (rooms, at) =>
        600_000 *
        (1 + (locality[at] ?? 0)) *
        1.1 ** (((day[at] ?? 0) - AS_OF) / 365.25) *
        Math.exp(0.08 * (rooms - 3) + 0.08 * draws.normal()),
    ),
    qualities,
  };
};

describe('standardisePrices', () => {
  it('takes away what more bedrooms are worth', () => {
    const sales = soldHouses(3000);
    const standardised = standardisePrices(sales);
    const meanOf = (rooms: number): number => {
      const rows = [...standardised.keys()].filter(
        (at) => sales.locality[at] === 0 && sales.qualities[at * QUALITIES.length] === rooms,
      );
      return rows.reduce((sum, at) => sum + (standardised[at] ?? 0), 0) / rows.length;
    };
    expect(meanOf(5) - meanOf(1)).toBeCloseTo(0, 1);
    expect(Math.abs(meanOf(5) - meanOf(1))).toBeLessThan(0.04);
  });
});

const NO_LISTINGS = {
  count: 0,
  locality: new Int32Array(),
  type: new Uint8Array(),
  listedDay: new Int32Array(),
  closedDay: new Int32Array(),
  outcome: new Uint8Array(),
};
const NO_AUCTIONS = {
  count: 0,
  locality: new Int32Array(),
  type: new Uint8Array(),
  day: new Int32Array(),
  sold: new Uint8Array(),
};

describe('regionFigures', () => {
  const data: MarketData = {
    localityCount: 3,
    sales: soldHouses(1500),
    listings: NO_LISTINGS,
    auctions: NO_AUCTIONS,
  };
  const regions = [
    { id: 'country', above: null, localities: [0, 1, 2] },
    { id: 'first', above: 'country', localities: [0] },
    { id: 'second', above: 'country', localities: [1] },
    { id: 'third', above: 'country', localities: [2] },
  ];
  const found = [...regionFigures(data, regions, AS_OF)];
  const of = (id: string, type: number) =>
    found.find((one) => one.regionId === id && one.type === type)?.sales;

  it('measures growth and medians of each region and type, and leaves out what has nothing', () => {
    expect(found.map(({ regionId, type }) => `${regionId} ${type}`)).toEqual([
      `country ${ANY_TYPE}`,
      `country ${HOUSE}`,
      `first ${ANY_TYPE}`,
      `first ${HOUSE}`,
      `second ${ANY_TYPE}`,
      `second ${HOUSE}`,
    ]);
    for (const id of ['country', 'first', 'second']) expect(of(id, HOUSE)?.growth.share).toBeCloseTo(0.1, 1);
    const [first, second] = [of('first', HOUSE)?.medianAud ?? 0, of('second', HOUSE)?.medianAud ?? 0];
    expect(second / first).toBeGreaterThan(1.85);
    expect(second / first).toBeLessThan(2.15);
  });

  const allOf = async (task: FiguresTask): Promise<RegionFigures[]> => {
    const all: RegionFigures[] = [];
    for await (const one of figuresInThread(task, 1)) all.push(one);
    return all;
  };

  it('gives the same in a thread of its own, and ends the thread when nobody wants more', async () => {
    const task = { data, regions, asOf: AS_OF };
    expect(await allOf(task)).toEqual(found);
    for await (const first of figuresInThread(task, 1)) {
      expect(first).toEqual(found[0]);
      break;
    }
  });

  it('tells of a thread that fails', async () => {
    const broken = { data: { ...data, auctions: null as never }, regions, asOf: AS_OF };
    await expect(allOf(broken)).rejects.toThrow(TypeError);
  });

  it('counts every sale of six years once', () => {
    const quarters = of('country', HOUSE)?.quarterSales ?? [];
    expect(quarters.reduce((sum, one) => sum + one, 0)).toBe(data.sales.count);
    expect(quarters.slice(0, 4).reduce((sum, one) => sum + one, 0)).toBe(of('country', HOUSE)?.salesLastYear);
  });
});

it('reads days on market, quick sales, inventory and auctions from listings', () => {
  const at = (iso: string) => dayOf(iso);
  const rows = [
    { listed: at('2026-06-01'), closed: at('2026-06-21'), outcome: OUTCOMES.sold },
    { listed: at('2026-05-01'), closed: at('2026-08-29'), outcome: OUTCOMES.sold },
    { listed: at('2026-07-01'), closed: STILL_OPEN, outcome: OUTCOMES.active },
    { listed: at('2026-10-20'), closed: STILL_OPEN, outcome: OUTCOMES.active },
    { listed: at('2025-08-01'), closed: at('2025-09-10'), outcome: OUTCOMES.sold },
    { listed: at('2026-03-01'), closed: at('2026-09-01'), outcome: OUTCOMES.withdrawn },
  ];
  const listings = {
    count: rows.length,
    locality: new Int32Array(rows.length),
    type: new Uint8Array(rows.length),
    listedDay: Int32Array.from(rows, ({ listed }) => listed),
    closedDay: Int32Array.from(rows, ({ closed }) => closed),
    outcome: Uint8Array.from(rows, ({ outcome }) => outcome),
  };
  const auctions = {
    count: 3,
    locality: new Int32Array(3),
    type: new Uint8Array(3),
    day: Int32Array.of(at('2026-06-21'), at('2026-06-14'), at('2025-09-10')),
    sold: Uint8Array.of(1, 0, 1),
  };
  const figures = listingFigures(
    listings,
    Int32Array.of(0, 1, 2, 3, 4, 5),
    auctions,
    Int32Array.of(0, 1, 2),
    AS_OF,
  );
  expect(figures).toMatchObject({
    activeNow: 2,
    daysOnMarket: 70,
    soldLastYear: 2,
    daysOnMarketYearBefore: 40,
    quickSales: 1,
    quickSalesOf: 4,
    auctionsSold: 1,
    auctionsHeld: 2,
    auctionsSoldYearBefore: 1,
    auctionsHeldYearBefore: 1,
  });
  expect(figures.quarterActive.slice(0, 3)).toEqual([2, 3, 2]);
});
