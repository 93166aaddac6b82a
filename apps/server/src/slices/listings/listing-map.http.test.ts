import type { ListingMap, ListingMark } from '@propguard/protocol/listings';
import { LISTING_MARKS_MAX } from '@propguard/rules/properties/search-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { visit } from '../../../test/support/people.ts';

const BRISBANE = 'west=152.5&south=-28&east=153.6&north=-27';

let installation: TestInstallation;
let visitor: TestClient;

const ask = (query: string) => visitor.call('GET', `/listings/map?${query}`);
const mapOf = async (query: string): Promise<ListingMap> => {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  return body;
};
const countOf = async (query: string): Promise<number> =>
  (await visitor.call('GET', `/listings?limit=1&${query}`)).body.total.count;
const sumOf = (marks: ListingMark[]): number => marks.reduce((sum, { count }) => sum + count, 0);

beforeAll(async () => {
  installation = await createInstallation();
  const node = await installation.startNode();
  visitor = await visit(node.client());
});
afterAll(() => installation.close());

describe('marks on a map', () => {
  it.each([0, 4.5, 9, 13, 16.9, 17, 22])('at zoom %d stand for every listing once', async (zoom) => {
    const { marks, count } = await mapOf(`zoom=${zoom}`);
    expect(count).toBe(await countOf(''));
    expect(sumOf(marks)).toBe(count);
    const single = marks.flatMap(({ listingId }) => listingId ?? []);
    expect(new Set(single).size).toBe(single.length);
    for (const { count: several, listingId, box } of marks) {
      expect(listingId === null).toBe(several > 1);
      expect(box === null).toBe(several === 1);
    }
  });

  it('grow apart the nearer one looks, until each is alone', async () => {
    const [country, city, street] = await Promise.all(
      [3, 10, 18].map((zoom) => mapOf(`${BRISBANE}&zoom=${zoom}`)),
    );
    expect(country?.marks.length).toBeLessThan(city?.marks.length ?? 0);
    expect(city?.marks.length).toBeLessThan(street?.marks.length ?? 0);
    const { rows } = await installation.owner.query<{ places: number }>(
      `select count(distinct (longitude, latitude))::int as places from property p join listing l on l.property_id = p.id
       where l.status = 'active' and longitude between 152.5 and 153.6 and latitude between -28 and -27`,
    );
    expect(street?.marks).toHaveLength(rows[0]?.places ?? -1);
  });

  it('of one listing say where it is and what it asks', async () => {
    const { marks } = await mapOf('zoom=20');
    const mark = marks.find(({ listingId, priceAud }) => listingId !== null && priceAud !== null);
    const { body } = await visitor.call('GET', `/listings/${mark?.listingId}`);
    expect(mark?.priceAud).toBe(body.guide.fromAud);
    expect(mark?.longitude).toBeCloseTo(body.property.longitude, 5);
    expect(mark?.latitude).toBeCloseTo(body.property.latitude, 5);
  });

  it('of several lie inside the box that holds them, with the median of their prices', async () => {
    const { marks } = await mapOf('zoom=0');
    // Other marks may lie inside a box: then its median is not this one's alone.
    let compared = 0;
    for (const { longitude, latitude, box, priceAud, count } of marks.filter((mark) => mark.count > 1)) {
      const [west = 0, south = 0, east = 0, north = 0] = box ?? [];
      expect(longitude).toBeGreaterThanOrEqual(west);
      expect(longitude).toBeLessThanOrEqual(east);
      expect(latitude).toBeGreaterThanOrEqual(south);
      expect(latitude).toBeLessThanOrEqual(north);
      const { rows } = await installation.owner.query<{ median: number; count: number }>(
        `select count(*)::int, round(percentile_cont(0.5) within group (order by coalesce(guide_from_aud, guide_to_aud)))::float8 as median
         from listing l join property p on p.id = l.property_id where l.status = 'active'
         and longitude between $1::float8 - 1e-6 and $3::float8 + 1e-6 and latitude between $2::float8 - 1e-6 and $4::float8 + 1e-6`,
        box ?? [],
      );
      if (rows[0]?.count !== count) continue;
      expect(priceAud).toBe(rows[0].median);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it.each(['type=house&bedroomsMin=3', 'query=qld', 'priceMin=700000&priceMax=900000', BRISBANE])(
    'count what a search for %s finds',
    async (query) => {
      const { count } = await mapOf(`${query}&zoom=8`);
      expect(count).toBe(await countOf(query));
      expect(count).toBeGreaterThan(0);
    },
  );

  it('are none where nothing is', async () => {
    expect(await mapOf('zoom=5&west=-10&south=40&east=10&north=50')).toEqual({ marks: [], count: 0 });
    expect((await mapOf('zoom=5&query=%F0%9F%98%80')).count).toBe(0);
  });

  it('never make a reply too large, and tell of a change when it was made', async () => {
    const before = (await mapOf('zoom=22')).count;
    const added = 3_000;
    await installation.owner.query(
      `with made as (
         insert into property (street_name, locality_id, latitude, longitude, position_source, type, dataset_id)
         select 'Many', locality_id, -25 - n * 0.002, 135 + n * 0.003, 'exact', 'house', dataset_id
         from (select * from property order by id limit 1) p, generate_series(1, $1::int) n returning *)
       insert into listing (property_id, locality_id, status, listed_on, headline, description, photo_seed, dataset_id)
       select id, locality_id, 'active', '2026-10-01', 'Many', 'Many', 1, dataset_id from made`,
      [added],
    );
    await expect.poll(async () => (await mapOf('zoom=22')).count).toBe(before + added);
    const { marks } = await mapOf('zoom=22');
    expect(marks.length).toBeLessThanOrEqual(LISTING_MARKS_MAX);
    expect(sumOf(marks)).toBe(before + added);
    expect(JSON.stringify({ marks }).length).toBeLessThanOrEqual(200_000);
  });
});

describe('bad input', () => {
  it.each([
    ['zoom', 'zoom=NaN'],
    ['zoom', ''],
    ['zoom', 'zoom=23'],
    ['zoom', 'zoom=-1'],
    ['west', 'zoom=5&west=170&south=-40&east=-170&north=-30'],
    ['south', 'zoom=5&west=150&south=-30&east=151&north=-40'],
    ['north', 'zoom=5&west=150&south=-30&east=151'],
    ['priceMin', 'zoom=5&priceMin=2&priceMax=1'],
    ['type', 'zoom=5&type=castle'],
    ['query', `zoom=5&query=${'x'.repeat(10_000)}`],
  ])('names the field %s', async (field, query) => {
    expect(await ask(query)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', data: { fields: [{ field }] } },
    });
  });
});
