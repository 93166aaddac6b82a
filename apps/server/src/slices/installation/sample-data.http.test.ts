import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';

const TABLES = ['dataset', 'property', 'sale', 'listing', 'listing_event', 'hazard_layer', 'hazard_area'];
const NEW_FARM = 'qld-4005-new-farm';

let installation: TestInstallation;
beforeEach(async () => {
  installation = await createInstallation();
});
afterEach(() => installation.close());

/** Asks for the job and waits for its end. */
const change = async (client: TestClient, method: 'DELETE' | 'POST') => {
  const { status, body } = await client.call(method, '/installation/sample-data');
  expect(status).toBe(200);
  return vi.waitFor(async () => {
    const { rows } = await installation.owner.query('select state, done, total from job where id = $1', [
      body.jobId,
    ]);
    expect(rows[0]?.state).toBe('succeeded');
    return rows[0];
  }, PATIENCE);
};
const stateOf = async (client: TestClient) => (await client.call('GET', '/installation/sample-data')).body;

const counts = async (): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const table of TABLES) {
    const { rows } = await installation.owner.query<{ count: number }>(`select count(*)::int from ${table}`);
    found[table] = rows[0]?.count ?? 0;
  }
  return found;
};

const fingerprint = async (): Promise<string> => {
  const { rows } = await installation.owner.query<{ hash: string }>(
    `select md5(string_agg(line, '' order by line)) as hash from (
       select p::text as line from property p union all select s::text from sale s
       union all select (to_jsonb(l) - 'known_at')::text from listing l
       union all select e::text from listing_event e union all select a::text from hazard_area a) all_rows`,
  );
  return rows[0]?.hash ?? '';
};

/** What an importer would bring. */
const importSale = async (onPropertyId: string | null): Promise<{ propertyId: string; saleId: string }> => {
  const [datasetId, saleId, ownId] = [randomUUID(), randomUUID(), randomUUID()];
  const { owner } = installation;
  await owner.query(
    `insert into dataset (id, name, description, kind, licence, attribution, as_of)
     values ($1, 'Sales register', 'Real sales', 'sales', 'CC BY 4.0', 'The state', '2026-11-01')`,
    [datasetId],
  );
  if (!onPropertyId) {
    await owner.query(
      `insert into property (id, house_number, street_name, street_type, locality_id, latitude, longitude, position_source, type, dataset_id)
       values ($1, '1', 'Real', 'Street', $2, -27.468, 153.048, 'exact', 'house', $3)`,
      [ownId, NEW_FARM, datasetId],
    );
  }
  await owner.query(
    `insert into sale (id, property_id, locality_id, contract_date, price_aud, method, dataset_id)
     values ($1, $2, $3, '2026-10-01', 1000000, 'auction', $4)`,
    [saleId, onPropertyId ?? ownId, NEW_FARM, datasetId],
  );
  return { propertyId: onPropertyId ?? ownId, saleId };
};

describe('the sample data', () => {
  it('goes with one action, and does not come back with the next start', async () => {
    const node = await installation.startNode();
    const { client } = await signUp(node.client());
    const before = await counts();
    expect(Object.values(before).every((count) => count > 0)).toBe(true);

    const rows = Object.values(before).reduce((sum, count) => sum + count, 0);
    expect(await stateOf(client)).toEqual({ present: true, rows, jobId: null });
    expect(await change(client, 'DELETE')).toMatchObject({ done: rows, total: rows });
    expect(await stateOf(client)).toEqual({ present: false, rows: 0, jobId: null });
    expect(Object.values(await counts())).toEqual(TABLES.map(() => 0));
    const about = await client.call('GET', '/installation');
    expect(about.body.sources.some(({ sample }: { sample: boolean }) => sample)).toBe(false);

    await node.stop();
    await installation.startNode();
    expect(Object.values(await counts())).toEqual(TABLES.map(() => 0));
  });

  it('stays out when a newer version of it comes with an update', async () => {
    const node = await installation.startNode();
    const { client } = await signUp(node.client());
    await change(client, 'DELETE');
    await installation.owner.query(`update seeded_part set version = 0 where name = 'sample-world'`);
    await node.stop();
    await installation.startNode();
    expect((await counts()).sale).toBe(0);
  });

  it('comes back as it was, once, when it is asked for', async () => {
    const node = await installation.startNode();
    const { client } = await signUp(node.client());
    const [before, hash] = [await counts(), await fingerprint()];
    await change(client, 'DELETE');
    const [first, second] = await Promise.all(
      [1, 2].map(() => client.call('POST', '/installation/sample-data')),
    );
    expect(second?.body.jobId).toBe(first?.body.jobId);
    const { done, total } = await change(client, 'POST');
    expect({ done, hasSteps: total > 3 }).toEqual({ done: total, hasSteps: true });
    const rows = Object.values(before).reduce((sum, count) => sum + count, 0);
    expect(await stateOf(client)).toEqual({ present: true, rows, jobId: null });
    expect(await counts()).toEqual(before);
    expect(await fingerprint()).toBe(hash);
  });

  it('leaves real rows alone, and what they stand on', async () => {
    const node = await installation.startNode();
    const { client } = await signUp(node.client());
    const { rows } = await installation.owner.query<{ id: string }>(
      `select id from property where locality_id = $1 limit 1`,
      [NEW_FARM],
    );
    const apart = await importSale(null);
    const upon = await importSale(rows[0]?.id ?? '');
    await change(client, 'DELETE');
    const left = async (table: string) =>
      (await installation.owner.query<{ id: string }>(`select id from ${table} order by id`)).rows.map(
        ({ id }) => id,
      );
    expect(await left('sale')).toEqual([apart.saleId, upon.saleId].sort());
    expect(await left('property')).toEqual([apart.propertyId, upon.propertyId].sort());
    const marked = await installation.owner.query(
      'select 1 from property p join dataset d on d.id = p.dataset_id where p.id = $1 and d.sample',
      [upon.propertyId],
    );
    expect(marked.rowCount).toBe(1);
    await change(client, 'POST');
    expect(await left('sale')).toContain(apart.saleId);
  });

  it('is removed or brought back, not both at once', async () => {
    const node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
    const { client } = await signUp(node.client());
    const { body } = await client.call('DELETE', '/installation/sample-data');
    expect(await stateOf(client)).toMatchObject({ present: true, jobId: body.jobId });
    expect(await client.call('POST', '/installation/sample-data')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });

  it('gives a search something to tell of when it comes back', async () => {
    const node = await installation.startNode();
    const { client, email } = await signUp(node.client());
    await change(client, 'DELETE');
    await client.call('POST', '/saved-searches', { name: 'Everything', filters: {}, alerts: 'each' });
    await change(client, 'POST');
    const letters = () =>
      installation.owner.query('select subject from outbound_message where recipient = $1', [email]);
    await expect.poll(async () => (await letters()).rowCount).toBe(1);
  });
});
