import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { visit } from '../../../test/support/people.ts';

const NO_SUCH_ID = '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a';
const NEW_FARM = 'qld-4005-new-farm';

let installation: TestInstallation;
let visitor: TestClient;

beforeAll(async () => {
  installation = await createInstallation();
  const node = await installation.startNode();
  visitor = await visit(node.client());
});
afterAll(() => installation.close());

const firstId = async (from: string): Promise<string> => {
  const { rows } = await installation.owner.query<{ id: string }>(
    `select p.id from ${from} order by p.id limit 1`,
  );
  return rows[0]?.id ?? '';
};
const inNewFarm = () => firstId(`property p where locality_id = '${NEW_FARM}' and position_source = 'exact'`);

describe('a property', () => {
  it('has its facts, its sales and its listings with what happened', async () => {
    const id = await firstId(
      `property p join listing l on l.property_id = p.id join sale s on s.id = l.sale_id where p.unit is not null`,
    );
    const { rows } = await installation.owner.query(
      `select p.*, lo.name as suburb, (select count(*)::int from sale where property_id = p.id) as sales
       from property p join locality lo on lo.id = p.locality_id where p.id = $1`,
      [id],
    );
    const { status, body } = await visitor.call('GET', `/properties/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      address: `${rows[0].unit}/${rows[0].house_number} ${rows[0].street_name} ${rows[0].street_type}`,
      locality: { id: rows[0].locality_id, name: rows[0].suburb },
      type: rows[0].type,
      bedrooms: rows[0].bedrooms,
      landM2: rows[0].land_m2,
      features: rows[0].features,
      sample: true,
    });
    expect(body.sales).toHaveLength(rows[0].sales);
    expect(body.sales[0].contractDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Number.isInteger(body.sales[0].priceAud)).toBe(true);
    expect(body.listings[0].status).toBe('sold');
    expect(body.listings[0].events[0].kind).toBe('listed');
    expect(body.listings[0].events.at(-1).priceAud).toBe(body.sales[0].priceAud);
  });

  it.each(['', '/nearby-sales'])('%s is not found, or its id is none', async (path) => {
    expect(await visitor.call('GET', `/properties/${NO_SUCH_ID}${path}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await visitor.call('GET', `/properties/no-id${path}`)).toMatchObject({
      status: 422,
      body: { data: { fields: [{ field: 'id' }] } },
    });
  });
});

type Neighbour = { id: string; latitude: number; longitude: number };

/** The law of cosines: another way than the server's. */
const metresBetween = (a: Neighbour, b: Neighbour): number => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [south, north] = [radians(a.latitude), radians(b.latitude)];
  const across = radians(b.longitude - a.longitude);
  const cosine = Math.sin(south) * Math.sin(north) + Math.cos(south) * Math.cos(north) * Math.cos(across);
  return Math.acos(Math.min(1, cosine)) * 6_371_009;
};

describe('sales nearby', () => {
  it.each([
    [12, 1500],
    [3, 800],
    [36, 400],
  ])(
    'of %i months within %i metres are those that are there, nearest first',
    async (months, radiusMetres) => {
      const id = await inNewFarm();
      const { rows } = await installation.owner.query<Neighbour & { sale: string; contract_date: string }>(
        `select p.id, p.latitude, p.longitude, s.id as sale from property p join sale s on s.property_id = p.id
       where p.position_source = 'exact' and s.contract_date > ('2026-11-01'::date - make_interval(months => $1))::date`,
        [months],
      );
      const self = await installation.owner.query<Neighbour>(
        'select id, latitude, longitude from property where id = $1',
        [id],
      );
      const [here] = self.rows;
      if (!here) throw new Error('New Farm has properties.');
      const expected = rows
        .filter((one) => one.id !== id && metresBetween(here, one) <= radiusMetres)
        .map((one) => one.sale);
      const { status, body } = await visitor.call(
        'GET',
        `/properties/${id}/nearby-sales?months=${months}&radiusMetres=${radiusMetres}&limit=50`,
      );
      expect(status).toBe(200);
      expect(expected.length).toBeGreaterThan(0);
      const distances = body.items.map((one: { distanceMetres: number }) => one.distanceMetres);
      expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
      const found = body.items.map((one: { sale: { id: string } }) => one.sale.id);
      expect(found).toHaveLength(Math.min(50, expected.length));
      expect(expected).toEqual(expect.arrayContaining(found));
      for (const { property, distanceMetres } of body.items)
        expect(Math.abs(distanceMetres - metresBetween(here, property))).toBeLessThan(1.5);
    },
  );

  it('leave out what the data does not speak for yet', async () => {
    const id = await inNewFarm();
    const all = async () =>
      (await visitor.call('GET', `/properties/${id}/nearby-sales?limit=50`)).body.items.map(
        (one: { sale: { id: string } }) => one.sale.id,
      );
    const [nearest] = await all();
    await installation.owner.query(`update sale set contract_date = '2026-11-02' where id = $1`, [nearest]);
    expect(await all()).not.toContain(nearest);
  });

  it.each(['limit=0', 'months=0', 'radiusMetres=1000000'])('name the field of %s', async (query) => {
    expect(await visitor.call('GET', `/properties/${await inNewFarm()}/nearby-sales?${query}`)).toMatchObject(
      {
        status: 422,
        body: { data: { fields: [{ field: query.split('=')[0] }] } },
      },
    );
  });
});
