import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clusterListings } from './cluster-listings.ts';
import { GRID_BITS, gridX, gridY } from './grid.ts';
import { ListingColumns } from './listing-columns.ts';

type Placed = { longitude: number; latitude: number; guideFromAud: number | null };

const columnsOf = (places: Placed[]): ListingColumns => {
  const columns = new ListingColumns(places.length);
  for (const [at, place] of places.entries()) {
    columns.add({
      id: String(at).padStart(6, '0'),
      localityId: 'here',
      state: 'QLD',
      type: 'house',
      guideToAud: null,
      bedrooms: null,
      bathrooms: null,
      carSpaces: null,
      landM2: null,
      features: [],
      listedDay: 0,
      knownAtMs: 0,
      ...place,
    });
  }
  return columns;
};

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const place: fc.Arbitrary<Placed> = fc.record({
  longitude: fc.oneof(degrees(-180, 180), degrees(153, 153.1)),
  latitude: fc.oneof(degrees(-90, 90), degrees(-27.5, -27.4)),
  guideFromAud: fc.option(fc.integer({ min: 1, max: 9_000_000 })),
});

/** As the map draws them: where a circle lies and how far it reaches. */
const circlesOf = (marks: { longitude: number; latitude: number; count: number }[], zoom: number) =>
  marks
    .filter(({ count }) => count > 1)
    .map(({ longitude, latitude, count }) => ({
      x: (gridX(longitude) / 2 ** GRID_BITS) * 512 * 2 ** zoom,
      y: (gridY(latitude) / 2 ** GRID_BITS) * 512 * 2 ** zoom,
      reach: count < 10 ? 14 : count < 100 ? 17 : 20,
    }));

it('lets no circle lie over the number of another, and loses nothing', () => {
  const near: fc.Arbitrary<Placed> = fc.record({
    longitude: degrees(150, 154),
    latitude: degrees(-35, -26),
    guideFromAud: fc.constant(1),
  });
  fc.assert(
    fc.property(fc.array(near, { maxLength: 80 }), fc.integer({ min: 2, max: 12 }), (places, zoom) => {
      const { marks } = clusterListings(columnsOf(places), () => true, zoom);
      expect(marks.reduce((sum, mark) => sum + mark.count, 0)).toBe(places.length);
      const circles = circlesOf(marks, zoom);
      for (const [at, one] of circles.entries())
        for (const other of circles.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(
            Math.max(one.reach, other.reach),
          );
    }),
  );
});

it('makes at most one mark of each square that holds something, wherever it lies', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), fc.integer({ min: 0, max: 16 }), (places, zoom) => {
      const columns = columnsOf(places);
      const { marks, count } = clusterListings(columns, () => true, zoom);
      const shift = GRID_BITS - 3 - zoom;
      const squares = new Set(
        places.map((_, row) => `${(columns.x[row] ?? 0) >>> shift}/${(columns.y[row] ?? 0) >>> shift}`),
      );
      expect(marks.length).toBeLessThanOrEqual(squares.size);
      expect(count).toBe(places.length);
      expect(marks.reduce((sum, mark) => sum + mark.count, 0)).toBe(places.length);
    }),
  );
});

it('leaves apart what does not stand at the same place once one looks closely', () => {
  const near = columnsOf([
    { longitude: 153, latitude: -27, guideFromAud: 1 },
    { longitude: 153.0001, latitude: -27, guideFromAud: 2 },
    { longitude: 153.0001, latitude: -27, guideFromAud: 4 },
  ]);
  expect(clusterListings(near, () => true, 16).marks).toMatchObject([{ count: 3, priceAud: 2 }]);
  expect(clusterListings(near, () => true, 17).marks).toMatchObject([
    { count: 1, listingId: '000000', priceAud: 1, box: null },
    { count: 2, listingId: null, priceAud: 3, box: [153.0001, -27, 153.0001, -27] },
  ]);
});

it('has no price where none of them names one', () => {
  const silent = columnsOf([
    { longitude: 153, latitude: -27, guideFromAud: null },
    { longitude: 153, latitude: -27, guideFromAud: null },
  ]);
  expect(clusterListings(silent, () => true, 5).marks).toMatchObject([{ count: 2, priceAud: null }]);
});
