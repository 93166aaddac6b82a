import type { Listing } from '@propguard/protocol/listings';
import { LISTING_COUNT_CAP } from '@propguard/rules/properties/search-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp, visit } from '../../../test/support/people.ts';

const NEW_FARM = 'qld-4005-new-farm';
const NO_SUCH_ID = '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a';

let installation: TestInstallation;
let newClient: () => TestClient;
let visitor: TestClient;
let everyActive: Listing[];

const search = (query: string, client = visitor) => client.call('GET', `/listings?${query}`);

const walk = async (query: string): Promise<Listing[]> => {
  const found: Listing[] = [];
  let cursor: string | null = null;
  do {
    const { status, body } = await search(`${query}${cursor ? `&cursor=${cursor}` : ''}`);
    expect(status).toBe(200);
    found.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor);
  return found;
};
const idsOf = (listings: Listing[]): string[] => listings.map(({ id }) => id).sort();

beforeAll(async () => {
  installation = await createInstallation();
  newClient = (await installation.startNode()).client;
  visitor = await visit(newClient());
  everyActive = await walk('limit=100');
});
afterAll(() => installation.close());

describe('a walk through the pages', () => {
  it.each(['newest', 'price_up', 'price_down', 'land'])('sorted by %s meets every row once', async (sort) => {
    const { rows } = await installation.owner.query<{ id: string }>(
      `select id from listing where status = 'active' order by id`,
    );
    const found = await walk(`sort=${sort}&limit=7`);
    expect(rows.length).toBeGreaterThan(14);
    expect(idsOf(found)).toEqual(rows.map(({ id }) => id));
  });

  it.each<[string, (listing: Listing) => number]>([
    ['newest', ({ listedOn }) => -Date.parse(listedOn)],
    ['price_up', ({ guide }) => guide?.fromAud ?? Number.POSITIVE_INFINITY],
    ['price_down', ({ guide }) => -(guide?.fromAud ?? -1)],
    ['land', ({ property }) => -(property.landM2 ?? -1)],
  ])('is in order by %s', async (sort, keyOf) => {
    const keys = (await walk(`sort=${sort}&limit=40`)).map(keyOf);
    expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a - b)));
  });

  it('says how many there are, and does not count beyond the cap', async () => {
    const { body } = await search('limit=1');
    expect(body.total).toEqual({ count: everyActive.length, atLeast: false });
    await installation.owner.query(
      `insert into listing (property_id, locality_id, status, listed_on, headline, description, photo_seed, dataset_id)
       select property_id, locality_id, 'under_offer', listed_on, 'Many', 'Many', n, dataset_id
       from (select * from listing order by id limit 1) l, generate_series(1, $1::int) n`,
      [LISTING_COUNT_CAP + 5],
    );
    const { body: many } = await search('limit=1&status=under_offer');
    expect(many.total).toEqual({ count: LISTING_COUNT_CAP, atLeast: true });
    await installation.owner.query(`delete from listing where headline = 'Many'`);
  });

  it('refuses a cursor of another filter or another order, and what is no cursor', async () => {
    const { body } = await search('limit=2&type=house,apartment');
    expect((await search(`limit=5&type=apartment&type=house&cursor=${body.nextCursor}`)).status).toBe(200);
    for (const query of [
      `type=house&cursor=${body.nextCursor}`,
      `type=house,apartment&sort=land&cursor=${body.nextCursor}`,
      'cursor=nonsense',
    ]) {
      expect(await search(query)).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION_FAILED', data: { fields: [{ field: 'cursor' }] } },
      });
    }
  });
});

describe('filters', () => {
  it.each<[string, (listing: Listing) => boolean]>([
    [`localityId=${NEW_FARM}`, ({ property }) => property.locality.id === NEW_FARM],
    ['query=qld%20New%20Farm', ({ property }) => property.locality.id === NEW_FARM],
    ['query=4005', ({ property }) => property.locality.postcode === '4005'],
    ['state=VIC', ({ property }) => property.locality.state === 'VIC'],
    ['type=house,land', ({ property }) => ['house', 'land'].includes(property.type)],
    ['type=townhouse&type=apartment', ({ property }) => ['townhouse', 'apartment'].includes(property.type)],
    [
      'priceMin=800000&priceMax=1200000',
      ({ guide }) => guide !== null && guide.toAud >= 800_000 && guide.fromAud <= 1_200_000,
    ],
    ['bedroomsMin=3', ({ property }) => (property.bedrooms ?? 0) >= 3],
    ['bathroomsMin=2', ({ property }) => (property.bathrooms ?? 0) >= 2],
    ['carSpacesMin=2', ({ property }) => (property.carSpaces ?? 0) >= 2],
    [
      'landMin=300&landMax=700',
      ({ property: { landM2 } }) => landM2 !== null && landM2 >= 300 && landM2 <= 700,
    ],
    [
      'features=dishwasher,air%20conditioning',
      ({ property: { features } }) =>
        features.includes('dishwasher') && features.includes('air conditioning'),
    ],
    [
      'west=153&south=-27.5&east=153.06&north=-27.4',
      ({ property: { longitude, latitude } }) =>
        longitude >= 153 && longitude <= 153.06 && latitude >= -27.5 && latitude <= -27.4,
    ],
    [
      'west=140&south=-45&east=150&north=-30',
      ({ property: { longitude, latitude } }) =>
        longitude >= 140 && longitude <= 150 && latitude >= -45 && latitude <= -30,
    ],
  ])('%s gives what it says and nothing else', async (query, isWanted) => {
    const wanted = everyActive.filter(isWanted);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(everyActive.length);
    expect(idsOf(await walk(`${query}&limit=30`))).toEqual(idsOf(wanted));
  });

  it('are none where the field is empty', async () => {
    const { body } = await search('priceMin=&bedroomsMin=&type=&features=&query=&west=');
    expect(body.total.count).toBe(everyActive.length);
  });

  it('show another status when asked', async () => {
    const { body } = await search('status=sold&limit=5');
    expect(body.items).toHaveLength(5);
    for (const { status, listedOn, closedOn, daysOnMarket } of body.items) {
      expect(status).toBe('sold');
      expect(daysOnMarket).toBe((Date.parse(closedOn) - Date.parse(listedOn)) / 86_400_000);
    }
  });

  it.each(['query=%F0%9F%98%80', 'query=Zzyzxqq', 'localityId=nowhere', 'features=moat'])(
    '%s finds nothing, and says so',
    async (query) => {
      expect(await search(query)).toMatchObject({
        status: 200,
        body: { items: [], nextCursor: null, total: { count: 0, atLeast: false } },
      });
    },
  );

  it.each([
    ['priceMin', 'priceMin=2&priceMax=1', 'The lowest price is above the highest.'],
    ['landMin', 'landMin=2&landMax=1', 'The smallest land size is above the largest.'],
    ['west', 'west=170&south=-40&east=-170&north=-30', expect.stringContaining('date line')],
    ['south', 'west=150&south=-30&east=151&north=-40', expect.stringContaining('upside down')],
    ['north', 'west=150&south=-30&east=151', 'A box needs all four sides.'],
    ['east', 'west=150&south=-30&east=500&north=-20', expect.any(String)],
    ['type', 'type=castle', expect.stringContaining('house')],
    ['features', `features=${'x'.repeat(61)}`, expect.any(String)],
    ['sort', 'sort=prettiest', expect.any(String)],
    ['bedroomsMin', 'bedroomsMin=many', expect.any(String)],
    ['query', `query=${'x'.repeat(10_000)}`, expect.any(String)],
  ])('name the field %s when it is wrong', async (field, query, message) => {
    expect(await search(query)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', data: { fields: [{ field, message }] } },
    });
  });
});

describe('one listing', () => {
  it('has its words, its events in order and the sales before it', async () => {
    const { rows } = await installation.owner.query<{ id: string; property_id: string; listed_on: string }>(
      `select l.id, l.property_id, l.listed_on::text from listing l
       where l.status = 'sold' and exists (
         select from sale s where s.property_id = l.property_id and s.contract_date < l.listed_on)
       order by l.id limit 1`,
    );
    const [known] = rows;
    const { status, body } = await visitor.call('GET', `/listings/${known?.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: known?.id, status: 'sold', sample: true });
    expect(body.description.length).toBeGreaterThan(20);
    expect(body.events[0]).toMatchObject({ kind: 'listed', on: known?.listed_on });
    expect(['sold', 'auction_sold']).toContain(body.events.at(-1).kind);
    const sales = await installation.owner.query<{ price: number }>(
      'select price_aud::int as price from sale where property_id = $1 and contract_date < $2 order by contract_date desc',
      [known?.property_id, known?.listed_on],
    );
    expect(body.earlierSales.map(({ priceAud }: { priceAud: number }) => priceAud)).toEqual(
      sales.rows.map(({ price }) => price),
    );
  });

  it('counts days on the market up to the day the data speaks for', async () => {
    for (const { listedOn, closedOn, daysOnMarket } of everyActive) {
      expect(closedOn).toBeNull();
      expect(daysOnMarket).toBe((Date.parse('2026-11-01') - Date.parse(listedOn)) / 86_400_000);
    }
  });

  it('is found as a home by its own id, and one that never was for sale by that of the property', async () => {
    const [listed] = everyActive;
    const byListing = await visitor.call('GET', `/homes/${listed?.id}`);
    expect(byListing).toMatchObject({ status: 200, body: { kind: 'listing', listing: { id: listed?.id } } });
    const { rows } = await installation.owner.query<{ id: string }>(
      'select id from property p where not exists (select from listing where property_id = p.id) order by id limit 1',
    );
    const byProperty = await visitor.call('GET', `/homes/${rows[0]?.id}`);
    expect(byProperty).toMatchObject({
      status: 200,
      body: { kind: 'property', property: { id: rows[0]?.id, listings: [] } },
    });
  });

  it.each(['listings', 'homes'])('is not found, or its id is none, among %s', async (path) => {
    expect(await visitor.call('GET', `/${path}/${NO_SUCH_ID}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await visitor.call('GET', `/${path}/12`)).toMatchObject({
      status: 422,
      body: { data: { fields: [{ field: 'id' }] } },
    });
  });
});

describe('with an API key', () => {
  const keyWith = async (scope: string): Promise<Record<string, string>> => {
    const { client } = await signUp(newClient());
    const { body } = await client.call('POST', '/workspace/api-keys', { name: 'Reader', scopes: [scope] });
    return { 'x-api-key': body.secret };
  };

  it('of the right scope it answers, of another it does not', async () => {
    const call = (headers: Record<string, string>) =>
      newClient().call('GET', '/listings?limit=3', undefined, headers);
    const right = await call(await keyWith('places:read'));
    expect(right.status).toBe(200);
    expect(right.body.items).toHaveLength(3);
    expect(await call(await keyWith('jobs:read'))).toMatchObject({
      status: 403,
      body: { code: 'KEY_SCOPE_MISSING' },
    });
  });
});
