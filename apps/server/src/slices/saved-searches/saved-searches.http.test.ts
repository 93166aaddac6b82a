import { SAVED_SEARCHES_MAX } from '@propguard/rules/properties/saved-search-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { LiveEvents } from '../../../test/support/live-events.ts';
import { signUp, visit } from '../../../test/support/people.ts';

const NO_SUCH_ID = '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a';
const HOUSES = { name: 'Houses', filters: { type: ['house'], bedroomsMin: 3 } };

let installation: TestInstallation;
let newClient: () => TestClient;
let someone: Awaited<ReturnType<typeof signUp>>;

beforeAll(async () => {
  installation = await createInstallation();
  newClient = (await installation.startNode()).client;
  someone = await signUp(newClient());
});
afterAll(() => installation.close());

const save = (client: TestClient, search: object) => client.call('POST', '/saved-searches', search);
const list = async (client: TestClient) => (await client.call('GET', '/saved-searches')).body.items;
const addListing = (type: string) =>
  installation.owner.query(
    `insert into listing (property_id, locality_id, status, listed_on, headline, description, photo_seed, dataset_id)
     select p.id, p.locality_id, 'active', '2026-10-30', 'New', 'New', 1, l.dataset_id
     from property p, (select dataset_id from listing limit 1) l where p.type = $1 and p.bedrooms >= 3 order by p.id limit 1`,
    [type],
  );

/** A second member of someone's workspace. */
const colleague = async (role: string): Promise<TestClient> => {
  const person = await signUp(newClient());
  await installation.owner.query(`insert into member (workspace_id, account_id, role) values ($1, $2, $3)`, [
    someone.session.workspace.id,
    person.session.account.id,
    role,
  ]);
  const { status } = await person.client.call('POST', `/workspaces/${someone.session.workspace.id}/activate`);
  expect(status).toBe(200);
  return person.client;
};

describe('a saved search', () => {
  it('keeps its filters, the newest first, and says whose it is', async () => {
    const first = await save(someone.client, HOUSES);
    expect(first).toMatchObject({
      status: 201,
      body: { name: 'Houses', alerts: 'none', newCount: 0, mine: true, createdBy: 'Alex Chen' },
    });
    expect(first.body.filters).toMatchObject({
      type: ['house'],
      bedroomsMin: 3,
      status: 'active',
      sort: 'newest',
    });
    await save(someone.client, {
      name: 'Land',
      filters: { type: 'land', query: 'qld', sort: 'land' },
      alerts: 'daily',
    });
    expect((await list(someone.client)).map(({ name }: { name: string }) => name)).toEqual([
      'Land',
      'Houses',
    ]);
    expect((await list(await colleague('viewer'))).map(({ mine }: { mine: boolean }) => mine)).toEqual([
      false,
      false,
    ]);
  });

  it('counts what has come since it was looked at, and nothing else', async () => {
    const { client } = await signUp(newClient());
    const { body: search } = await save(client, HOUSES);
    const newCount = async () => (await list(client))[0].newCount;
    await addListing('apartment');
    await addListing('house');
    await expect.poll(newCount).toBe(1);
    const seen = await client.call('POST', `/saved-searches/${search.id}/seen`);
    expect(seen).toMatchObject({ status: 200, body: { newCount: 0 } });
    expect(Date.parse(seen.body.seenAt)).toBeGreaterThan(Date.parse(search.seenAt));
    await addListing('house');
    await expect.poll(newCount).toBe(1);
  });

  it('is changed and removed by whoever saved it or an admin, and by nobody else', async () => {
    const { body: search } = await save(someone.client, { name: 'Mine', filters: {} });
    const path = `/saved-searches/${search.id}`;
    const [agent, admin] = [await colleague('agent'), await colleague('admin')];
    expect((await agent.call('PATCH', path, { name: 'Yours' })).status).toBe(403);
    expect((await agent.call('DELETE', path)).status).toBe(403);
    expect(await someone.client.call('PATCH', path, { name: ' Renamed ', alerts: 'each' })).toMatchObject({
      status: 200,
      body: { name: 'Renamed', alerts: 'each' },
    });
    expect((await admin.call('PATCH', path, { alerts: 'none' })).body).toMatchObject({
      alerts: 'none',
      mine: false,
    });
    expect(await admin.call('DELETE', path)).toMatchObject({ status: 200, body: { done: true } });
    expect((await someone.client.call('DELETE', path)).status).toBe(404);
  });

  it('is announced to those who watch', async () => {
    const events = await LiveEvents.open(someone.client);
    const { body } = await save(someone.client, { name: 'Watched', filters: {} });
    await events.waitFor(
      (event) => event.type === 'changed' && event.subject === 'savedSearches' && event.id === body.id,
    );
    events.close();
  });

  it('is one of so many, and no more', async () => {
    const { client, session } = await signUp(newClient());
    await installation.owner.query(
      `insert into saved_search (workspace_id, name, filters, alerts) select $1, 'Many', '{}', 'none' from generate_series(2, $2::int)`,
      [session.workspace.id, SAVED_SEARCHES_MAX],
    );
    const both = await Promise.all([save(client, HOUSES), save(client, HOUSES)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('LIMIT_REACHED');
  });

  it('sends alerts to an address, and says so where there is none', async () => {
    const visitor = await visit(newClient());
    expect((await save(visitor, HOUSES)).status).toBe(201);
    const refused = { status: 422, body: { data: { fields: [{ field: 'alerts' }] } } };
    expect(await save(visitor, { ...HOUSES, alerts: 'each' })).toMatchObject(refused);
    const [search] = await list(visitor);
    expect(await visitor.call('PATCH', `/saved-searches/${search.id}`, { alerts: 'daily' })).toMatchObject(
      refused,
    );
    const { body } = await someone.client.call('POST', '/workspace/api-keys', {
      name: 'Writer',
      scopes: ['places:read', 'places:write'],
    });
    const byKey = (alerts: string) =>
      newClient().call('POST', '/saved-searches', { ...HOUSES, alerts }, { 'x-api-key': body.secret });
    expect(await byKey('daily')).toMatchObject(refused);
    expect(await byKey('none')).toMatchObject({ status: 201, body: { createdBy: null, mine: false } });
  });

  it.each([
    ['name', { name: '   ', filters: {} }],
    ['name', { name: 'x'.repeat(10_000), filters: {} }],
    ['filters.priceMin', { name: 'n', filters: { priceMin: 2, priceMax: 1 } }],
    ['filters.west', { name: 'n', filters: { west: 170, south: -40, east: -170, north: -30 } }],
    ['filters.type', { name: 'n', filters: { type: ['castle'] } }],
    ['alerts', { name: 'n', filters: {}, alerts: 'hourly' }],
    ['filters', { name: 'n' }],
  ])('with a bad %s is refused', async (field, search) => {
    expect(await save(someone.client, search)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', data: { fields: [{ field }] } },
    });
  });

  it('takes an emoji for a name, and an id that is none for what it is', async () => {
    expect((await save(someone.client, { name: 'Dream 🏡', filters: { query: '🏡' } })).body).toMatchObject({
      name: 'Dream 🏡',
      newCount: 0,
    });
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/seen'],
    ] as const) {
      expect((await someone.client.call(method, `/saved-searches/12${path}`, {})).status).toBe(422);
      expect((await someone.client.call(method, `/saved-searches/${NO_SUCH_ID}${path}`, {})).status).toBe(
        404,
      );
    }
  });
});
