import { STATES } from '@propguard/rules/places/states';
import { LISTING_STATUSES } from '@propguard/rules/properties/listing-life';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import type { Context } from '../../context.ts';
import type { ListingFilter } from './listing-filter.ts';
import { listingIndexOf } from './memory/listing-index.ts';
import { matcherOf } from './memory/matcher.ts';
import { findNewIds } from './store.ts';

const RUNS = 250;
const EVERYTHING = { since: new Date(0), except: sql`select null::uuid where false` };

let installation: TestInstallation;
let services: Context;
let known: { localityIds: string[]; features: string[]; longitudes: number[]; latitudes: number[] };

beforeAll(async () => {
  installation = await createInstallation();
  services = (await installation.startNode()).context;
  // Gaps in what is known, and places that share one position.
  await installation.owner.query(`
    update property set bedrooms = case when id::text < '8' then null else bedrooms end,
      land_m2 = case when id::text > 'c' then null else land_m2 end, features = case when id::text < '2' then '{}' else features end,
      longitude = round(longitude::numeric, 3), latitude = round(latitude::numeric, 3);
    update listing set guide_from_aud = case when id::text < '4' then null else guide_from_aud end,
      guide_to_aud = case when id::text > 'c' then null else guide_to_aud end`);
  const { rows } = await installation.owner.query<typeof known>(
    `select array_agg(distinct p.locality_id) as "localityIds", array_agg(distinct p.longitude) as longitudes,
       array_agg(distinct p.latitude) as latitudes,
       (select array_agg(distinct f) from property, unnest(features) f) as features
     from listing l join property p on p.id = l.property_id`,
  );
  known = rows[0] ?? known;
});
afterAll(() => installation.close());

const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const upTo = (max: number) => maybe(fc.integer({ min: 0, max }));
const span = (values: number[]) =>
  fc.tuple(fc.constantFrom(...values), fc.constantFrom(...values)).map(([a, b]) => (a < b ? [a, b] : [b, a]));

/** Edges lie exactly on listings: whether they count as inside must not depend on who looks. */
const box = () =>
  fc.tuple(span(known.longitudes), span(known.latitudes)).map(([[west, east], [south, north]]) => ({
    west,
    east,
    south,
    north,
  }));

const filters = (): fc.Arbitrary<ListingFilter> =>
  fc
    .record({
      status: fc.constantFrom(...LISTING_STATUSES),
      localityIds: maybe(fc.subarray([...known.localityIds, 'nowhere'])),
      localityId: maybe(fc.constantFrom(...known.localityIds, 'nowhere')),
      state: maybe(fc.constantFrom(...STATES)),
      type: maybe(fc.subarray([...PROPERTY_TYPES])),
      priceMin: upTo(2_000_000),
      priceMax: upTo(2_000_000),
      bedroomsMin: upTo(5),
      bathroomsMin: upTo(3),
      carSpacesMin: upTo(3),
      landMin: upTo(800),
      landMax: upTo(800),
      features: maybe(fc.subarray([...known.features, 'moat'], { maxLength: 3 })),
      box: maybe(box()),
    })
    .map(({ box: sides, ...rest }) => ({ ...rest, ...sides }));

it('the listings found in memory are those that the database finds', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(filters(), async (filter) => {
      const columns = await listingIndexOf(referenceOf(services)).of(filter.status);
      const matches = matcherOf(columns, filter);
      const inMemory = columns.ids.filter((_id, row) => matches(row));
      const inDatabase = await findNewIds(services.database.plain, { filter, ...EVERYTHING });
      found += inMemory.length;
      expect(inMemory).toEqual(inDatabase.toSorted());
    }),
    { numRuns: RUNS, seed: 20_261_101 },
  );
  expect(found).toBeGreaterThan(RUNS);
});
