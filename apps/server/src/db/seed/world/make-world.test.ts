import { createHash } from 'node:crypto';
import { AreaSet } from '@propguard/engine/hazard/area/area-set';
import { shapeFromBytes } from '@propguard/engine/hazard/shape/shape-bytes';
import { toUnits } from '@propguard/engine/hazard/shape/units';
import { STATES } from '@propguard/rules/places/states';
import { describe, expect, it } from 'vitest';
import { readLocalities } from '../localities.ts';
import { FIRST_DAY, isoDate, SAMPLE_TODAY } from './calendar.ts';
import { kmBetween } from './geography/position.ts';
import { watersAround } from './geography/waters.ts';
import { layerId } from './hazards/area.ts';
import { makeWorld, type WorldPiece } from './make-world.ts';
import { logIndex } from './prices/price-index.ts';
import { KNOWN_ADDRESSES } from './properties/known-addresses.ts';
import type { PropertyRow } from './properties/make-properties.ts';

const localities = readLocalities();
const byId = new Map(localities.map((locality) => [locality.id, locality]));
const world = [...makeWorld(localities, 1)];
const properties = world.flatMap((piece) => piece.properties);
const sales = world.flatMap((piece) => piece.sales);
const areas = world.flatMap((piece) => piece.hazardAreas);
const propertyById = new Map(properties.map((property) => [property.id, property]));

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const missing = (rows: PropertyRow[], fact: keyof PropertyRow): number =>
  rows.filter((row) => row[fact] === null).length / rows.length;
const capitals = world.filter(({ market }) => market.name === market.capital);
const pricesOf = ({ sales: sold }: WorldPiece, type: string, from: string, until: string): number[] =>
  sold
    .filter(
      ({ propertyId, contractDate }) =>
        propertyById.get(propertyId)?.type === type && contractDate >= from && contractDate < until,
    )
    .map(({ priceAud }) => priceAud);

describe('the sample world', () => {
  it('is the same every time, whatever order the localities come in', () => {
    const fingerprint = (given: typeof localities): string =>
      createHash('sha256')
        .update(JSON.stringify([...makeWorld(given, 0.05)]))
        .digest('hex');
    expect(fingerprint(localities.toReversed())).toBe(fingerprint(localities));
  });

  it('is as large as promised, in all states, with enough sales for comparables in each suburb', () => {
    expect(sales.length).toBeGreaterThan(38_000);
    expect(sales.length).toBeLessThan(43_000);
    expect(world.flatMap(({ listings }) => listings)).toHaveLength(3_000);
    const states = new Set(properties.map(({ localityId }) => byId.get(localityId)?.state));
    expect(states).toEqual(new Set(STATES));
    const salesIn = Map.groupBy(sales, ({ localityId }) => localityId);
    expect(salesIn.size).toBeGreaterThan(330);
    expect(Math.min(...[...salesIn.values()].map((sold) => sold.length))).toBeGreaterThan(35);
  });

  it('holds every place and address that examples speak of', () => {
    for (const { market, properties: here } of world) {
      const names = new Set(here.map(({ localityId }) => byId.get(localityId)?.name));
      expect(
        Object.keys(market.named).filter((name) => !names.has(name)),
        market.name,
      ).toEqual([]);
    }
    for (const known of KNOWN_ADDRESSES) {
      const found = properties.filter(
        (row) =>
          row.localityId === known.localityId &&
          row.streetName === known.streetName &&
          row.houseNumber === known.houseNumber &&
          row.unit === known.unit,
      );
      expect(found, `${known.houseNumber} ${known.streetName}`).toHaveLength(1);
    }
  });

  it('has no address and no id twice', () => {
    const addresses = properties.map(({ localityId, streetName, streetType, houseNumber, unit }) =>
      [localityId, streetName, streetType, houseNumber, unit].join('|'),
    );
    expect(new Set(addresses).size).toBe(properties.length);
    expect(propertyById.size).toBe(properties.length);
    expect(new Set(sales.map(({ id }) => id)).size).toBe(sales.length);
    expect(new Set(areas.map(({ id }) => id)).size).toBe(areas.length);
  });

  it('stands on land, near the centre of its suburb', () => {
    for (const { market, properties: here } of world) {
      const waters = watersAround(market.name);
      const exact = here.filter(({ positionSource }) => positionSource === 'exact');
      const wet = exact.filter(({ longitude, latitude }) => !waters.isLand([longitude, latitude]));
      expect(wet.length / exact.length, market.name).toBeLessThan(0.005);
      const astray = exact.filter(({ longitude, latitude, localityId }) => {
        const centre = byId.get(localityId);
        return kmBetween([centre?.longitude ?? 0, centre?.latitude ?? 0], [longitude, latitude]) > 2.5;
      });
      expect(astray).toEqual([]);
    }
  });

  it('knows of each property about as much as real records do', () => {
    const houses = properties.filter(({ type }) => type === 'house');
    expect(missing(houses, 'buildingM2')).toBeCloseTo(0.25, 1);
    expect(missing(houses, 'yearBuilt')).toBeCloseTo(0.3, 1);
    expect(missing(houses, 'bedrooms')).toBeLessThan(0.03);
    const located = properties.filter(({ positionSource }) => positionSource === 'locality').length;
    expect(located / properties.length).toBeCloseTo(0.02, 2);
  });

  it('sells on days that have passed, some properties again', () => {
    const wrong = sales.filter(
      ({ contractDate, settlementDate }) =>
        contractDate < isoDate(FIRST_DAY - 1) ||
        contractDate >= SAMPLE_TODAY ||
        (settlementDate !== null && (settlementDate <= contractDate || settlementDate >= SAMPLE_TODAY)),
    );
    expect(wrong).toEqual([]);
    const sold = new Set(sales.map(({ propertyId }) => propertyId)).size;
    expect(sales.length / sold).toBeGreaterThan(1.12);
    expect(sales.length / sold).toBeLessThan(1.3);
  });
});

describe('its prices', () => {
  it.each(capitals.map((piece) => [piece.market.name, piece] as const))(
    'in %s have the published medians of 2025',
    (_, piece) => {
      const houses = median(pricesOf(piece, 'house', '2025-01-01', '2026-01-01'));
      const apartments = median(pricesOf(piece, 'apartment', '2025-01-01', '2026-01-01'));
      expect(Math.abs(houses / piece.market.houseMedianAud - 1)).toBeLessThan(0.15);
      expect(Math.abs(apartments / piece.market.unitMedianAud - 1)).toBeLessThan(0.15);
      expect(houses).toBeGreaterThan(median(pricesOf(piece, 'townhouse', '2025-01-01', '2026-01-01')));
      expect(houses).toBeGreaterThan(apartments);
    },
  );

  it.each(capitals.map((piece) => [piece.market.name, piece] as const))(
    'in %s move with the index when the same house sells again',
    (_, piece) => {
      const misses = [...Map.groupBy(piece.sales, ({ propertyId }) => propertyId)].flatMap(([id, sold]) => {
        const [first, second] = sold;
        if (!first || !second || propertyById.get(id)?.type !== 'house') return [];
        const at = (date: string): number => logIndex(piece.market.capital, Date.parse(date) / 86_400_000);
        return [
          Math.log(second.priceAud / first.priceAud) - (at(second.contractDate) - at(first.contractDate)),
        ];
      });
      expect(misses.length).toBeGreaterThan(20);
      expect(Math.abs(median(misses))).toBeLessThan(0.05);
    },
  );

  it('fell in Sydney while rates rose, and rose in Perth all the while', () => {
    const marketOf = (name: string) => world.find(({ market }) => market.name === name) as WorldPiece;
    const peak = median(pricesOf(marketOf('Sydney'), 'house', '2021-12-01', '2022-05-01'));
    const trough = median(pricesOf(marketOf('Sydney'), 'house', '2022-10-01', '2023-04-01'));
    expect(trough).toBeLessThan(peak * 0.97);
    const perth = [2021, 2022, 2023, 2024, 2025, 2026].map((year) =>
      median(pricesOf(marketOf('Perth'), 'house', `${year}-01-01`, `${year + 1}-01-01`)),
    );
    expect(perth.toSorted((one, other) => one - other)).toEqual(perth);
  });

  it('ask more for more: bedrooms, water, the centre', () => {
    const brisbane = world.find(({ market }) => market.name === 'Brisbane') as WorldPiece;
    const houses = (isRight: (row: PropertyRow) => boolean): number =>
      median(
        brisbane.sales.flatMap(({ propertyId, priceAud, contractDate }) => {
          const row = propertyById.get(propertyId);
          return row?.type === 'house' && contractDate > '2024-06' && isRight(row) ? [priceAud] : [];
        }),
      );
    expect(houses(({ bedrooms }) => bedrooms === 4)).toBeGreaterThan(
      1.1 * houses(({ bedrooms }) => bedrooms === 2),
    );
    expect(houses(({ localityId }) => localityId === 'qld-4005-new-farm')).toBeGreaterThan(
      1.4 * houses(() => true),
    );
  });
});

describe('its hazards', () => {
  it.each(['flood', 'fire', 'coastalErosion', 'subsidence'] as const)(
    'of %s are some hundreds of graded areas',
    (kind) => {
      const found = areas.filter((area) => area.layerId === layerId(kind));
      expect(found.length).toBeGreaterThan(300);
      expect(new Set(found.map(({ severity }) => severity)).size).toBeGreaterThan(20);
      for (const { shape, severity } of found) {
        const { positions, ends } = shapeFromBytes(shape);
        expect(ends.length).toBe(1);
        expect(ends[0]).toBeGreaterThan(12);
        expect(positions.slice(0, 2)).toEqual(positions.slice(-2));
        expect(severity > 0 && severity <= 1).toBe(true);
      }
    },
  );

  it('reach some homes and spare most', () => {
    const layers = new Set([layerId('flood'), layerId('fire')]);
    const exposing = new AreaSet(
      areas
        .filter((area) => layers.has(area.layerId))
        .map(({ shape, severity }) => ({ shape: shapeFromBytes(shape), severity })),
    );
    const isExposed = ({ longitude, latitude }: PropertyRow): boolean =>
      exposing.worstAt(toUnits(longitude), toUnits(latitude)) !== null;
    const newFarm = properties.filter(({ localityId }) => localityId === 'qld-4005-new-farm');
    expect(newFarm.filter(isExposed).length).toBeGreaterThan(5);
    const some = properties.filter((_, i) => i % 40 === 0);
    const share = some.filter(isExposed).length / some.length;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(0.4);
  });
});
