import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { findKnownHome } from '../../../test/support/known-home.ts';
import { makeWorkbook } from '../../../test/support/make-workbook.ts';
import { signUp } from '../../../test/support/people.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let operator: TestClient;
let client: TestClient;
let locality: { id: string; name: string; state: string; postcode: string };
beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  operator = (await signUp(node.client())).client;
  client = (await signUp(node.client())).client;
  const { rows } = await installation.owner.query(
    `select lo.id, lo.name, lo.state, lo.postcode from locality lo
     where (select count(*) from sale s where s.locality_id = lo.id) > 20 order by lo.id limit 1`,
  );
  locality = rows[0];
});
afterAll(() => installation.close());

const HOME = {
  type: 'house',
  bedrooms: 3,
  bathrooms: 2,
  carSpaces: 1,
  landM2: 500,
  headline: 'Light and quiet',
  guideFromAud: 800_000,
  guideToAud: 880_000,
};
let numbers = 900;
const add = async (facts: object = {}) => {
  numbers += 1;
  const address = `${numbers} Nowhere Street`;
  return client.call('POST', '/own-listings', { ...HOME, address, localityId: locality.id, ...facts });
};
const listed = async (facts: object = {}): Promise<string> => {
  const { body } = await add(facts);
  expect((await client.call('POST', `/own-listings/${body.id}/status`, { status: 'active' })).status).toBe(
    200,
  );
  return body.id;
};
const send = async (
  purpose: string,
  announce: string,
  name: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  const { body } = await client.call('POST', announce, { fileName: name, sizeBytes: content.length });
  await client.send('PUT', `/uploads/${purpose}/${body.id}/parts/0`, content);
  return body.id;
};

it('begins as a draft, goes on the market and off it, and says who did what and when', async () => {
  const made = await add();
  expect(made).toMatchObject({
    status: 201,
    body: { status: 'draft', listedOn: null, sharing: 'own', positionSource: 'locality', photos: [] },
  });
  expect(made.body.value).toMatchObject({ valueAud: expect.any(Number), sample: true });
  expect(['below', 'within', 'above']).toContain(made.body.value.guideIs);
  const { id } = made.body;
  const to = (status: string, more: object = {}) =>
    client.call('POST', `/own-listings/${id}/status`, { status, ...more });
  expect((await to('sold')).body.data.fields).toEqual([
    { field: 'status', message: 'Sold can’t follow Draft. What can: For sale.' },
  ]);
  expect((await to('active')).body).toMatchObject({ status: 'active', daysOnMarket: 0 });
  expect((await to('under_offer', { soldPriceAud: 900_000 })).body.data.fields[0].field).toBe('soldPriceAud');
  const changed = await client.call('PATCH', `/own-listings/${id}`, { version: 2, guideToAud: 840_000 });
  expect(changed.body.guide).toEqual({ fromAud: 800_000, toAud: 840_000 });
  expect((await client.call('PATCH', `/own-listings/${id}`, { version: 2, bedrooms: 9 })).status).toBe(409);
  expect((await to('sold', { soldPriceAud: 850_000 })).body).toMatchObject({
    status: 'sold',
    soldPriceAud: 850_000,
    closedOn: expect.any(String),
  });
  const { body } = await client.call('GET', `/own-listings/${id}`);
  expect(body.events.map(({ kind, from, to: after }: Record<string, string>) => [kind, from, after])).toEqual(
    [
      ['status', 'active', 'sold'],
      ['price', '$800,000 – $880,000', '$800,000 – $840,000'],
      ['status', 'draft', 'active'],
      ['added', null, 'draft'],
    ],
  );
  expect(body.events[0].by).toEqual(expect.any(String));
  expect((await client.call('DELETE', `/own-listings/${id}`)).status).toBe(409);
  expect((await client.call('DELETE', `/own-listings/${(await add()).body.id}`)).status).toBe(200);
});

it.each([
  ['address', { address: 'somewhere' }],
  ['localityId', { localityId: 'atlantis' }],
  ['guideToAud', { guideFromAud: 900_000, guideToAud: 100_000 }],
  ['agentId', { agentId: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a' }],
  ['guideFromAud', { guideFromAud: 1 }],
])('names the field that is wrong: %s', async (field, facts) => {
  const { status, body } = await add(facts);
  expect(status).toBe(422);
  expect(body.data.fields[0].field).toBe(field);
});

it('wants a headline before clients see it, and one reference once', async () => {
  const { body } = await add({ headline: '', reference: 'A-1' });
  const { status } = await client.call('POST', `/own-listings/${body.id}/status`, { status: 'active' });
  expect(status).toBe(422);
  expect((await add({ reference: 'A-1' })).body.data.fields[0].field).toBe('reference');
});

it('keeps photos by what they are: small ones for lists, nothing that is no picture, none of others', async () => {
  const { body } = await add();
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  const uploadId = await send('media', '/media', 'front.jpg', new Uint8Array(photo));
  const { body: media } = await client.call('POST', `/media/uploads/${uploadId}`);
  const kept = await client.call('PUT', `/own-listings/${body.id}/photos`, { photos: [media.id] });
  expect(kept.body.photos).toEqual([{ id: media.id, width: expect.any(Number), height: expect.any(Number) }]);
  expect(kept.body.photos[0].width).toBeLessThan(3000);
  const shown = await client.call('GET', `/own-listings/${body.id}/photos/${media.id}`);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  const fake = await send('media', '/media', 'front.jpg', Buffer.from('not a picture at all'));
  expect((await client.call('POST', `/media/uploads/${fake}`)).status).toBe(422);
  const other = (await signUp(node.client())).client;
  expect((await other.call('GET', `/own-listings/${body.id}`)).status).toBe(404);
  const theirs = await other.call('POST', '/own-listings', {
    ...HOME,
    address: '1 Nowhere Street',
    localityId: locality.id,
  });
  const stolen = await other.call('PUT', `/own-listings/${theirs.body.id}/photos`, { photos: [media.id] });
  expect(stolen.body.data.fields[0].field).toBe('photos');
});

/** Of a published one: what the agency changes since is said on both sides, and published again it is as it is now. */
const saysWhatEverybodySees = async (id: string): Promise<void> => {
  const differs = async () => [
    (await client.call('GET', `/own-listings/${id}`)).body.copyDiffers,
    (await operator.call('GET', '/offered-listings')).body.items[0].copyDiffers,
  ];
  const change = async (facts: object) => {
    const { version } = (await client.call('GET', `/own-listings/${id}`)).body;
    expect((await client.call('PATCH', `/own-listings/${id}`, { version, ...facts })).status).toBe(200);
  };
  expect(await differs()).toEqual([false, false]);
  for (const facts of [{ headline: 'Lighter still', bedrooms: 5 }, { address: '777 Elsewhere Street' }]) {
    await change(facts);
    expect(await differs()).toEqual([true, true]);
    const { body } = await operator.call('POST', `/offered-listings/${id}/publish`);
    expect(body.copyDiffers).toBe(false);
    expect(await differs()).toEqual([false, false]);
  }
  const { body: seen } = await operator.call('GET', `/listings/${id}`);
  expect(seen).toMatchObject({
    headline: 'Lighter still',
    property: { address: '777 Elsewhere Street', bedrooms: 5 },
  });
  const { rows } = await installation.owner.query(
    `select p.street_name from property p join dataset d on d.id = p.dataset_id where d.name = 'Listings of agencies'`,
  );
  expect(rows).toHaveLength(1);
};

it('is matched with leads and told of at once, and stays out of everybody’s market until it is published', async () => {
  const wishes = { propertyTypes: ['house'], locations: [locality.id], budgetMax: 900_000 };
  const { body: lead } = await client.call('POST', '/leads', {
    source: 'website',
    name: 'Mai Tran',
    addresses: [{ kind: 'email', value: 'mai@example.com' }],
    ...wishes,
  });
  const id = await listed();
  const { body: matches } = await client.call('GET', `/leads/${lead.id}/matches`);
  expect(matches.items.filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, matchScore: 100 })]),
  );
  const { body: notices } = await client.call('GET', '/notices');
  const told = notices.items.filter(({ kind }: { kind: string }) => kind === 'listing-fits-lead');
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told[0])).toContain('Mai Tran');
  const inMarket = async () =>
    (await installation.owner.query('select status from listing where id = $1', [id])).rows;
  expect(await inMarket()).toEqual([]);
  expect((await operator.call('GET', '/offered-listings')).body.items).toEqual([]);
  expect((await operator.call('POST', `/offered-listings/${id}/publish`)).status).toBe(404);
  const offered = await client.call('POST', `/own-listings/${id}/sharing`, { offered: true });
  expect(offered.body.sharing).toBe('offered');
  expect((await client.call('POST', `/offered-listings/${id}/publish`)).status).toBe(403);
  expect((await operator.call('POST', `/offered-listings/${id}/publish`)).body.sharing).toBe('published');
  expect(await inMarket()).toEqual([{ status: 'active' }]);
  const { body: seen } = await operator.call('GET', `/listings/${id}`);
  expect(seen).toMatchObject({ id, headline: HOME.headline, sample: false });
  expect((await client.call('POST', `/own-listings/${id}/sharing`, { offered: false })).status).toBe(422);
  await saysWhatEverybodySees(id);
  expect((await operator.call('POST', `/offered-listings/${id}/withdraw`)).body.sharing).toBe('offered');
  expect(await inMarket()).toEqual([]);
  expect((await operator.call('POST', `/offered-listings/${id}/withdraw`)).status).toBe(409);
});

it('can be booked by a page of its own, with its price guide', async () => {
  const id = await listed({ bedrooms: 4 });
  const { body: page } = await client.call('POST', '/booking-pages', {
    subject: 'home',
    title: 'See it',
    propertyId: id,
  });
  expect(page.home.id).toBe(id);
  const shown = await node.client().call('GET', `/book/${page.slug}`);
  expect(shown.body.home).toMatchObject({
    photoVersion: null,
    guide: { fromAud: 800_000, toAud: 880_000 },
  });
  expect(
    (
      await client.call('POST', '/booking-pages', {
        subject: 'home',
        title: 'No',
        propertyId: (await add()).body.id,
      })
    ).status,
  ).toBe(422);
});

it('is chosen for an appointment, which links to it and prepares by it; a draft is not', async () => {
  const agent = { name: 'Nadia Petrov', zone: 'Australia/Brisbane' };
  const { body: nadia } = await client.call('POST', '/workspace/agents', agent);
  const known = await findKnownHome(installation);
  const book = (propertyId: string, startsAt: string) =>
    client.call('POST', '/appointments', {
      kind: 'viewing',
      locationType: 'physical',
      agentId: nadia.id,
      startsAt,
      propertyId,
      outsideHours: true,
    });
  expect((await book(known.id, '2030-01-08T00:00:00Z')).status).toBe(201);
  const id = await listed();
  const { body } = await book(id, '2030-01-08T03:00:00Z');
  expect(body.property).toMatchObject({ id, path: `/our-listings/${id}`, price: 800_000 });
  expect(body.preparation.map(({ path }: { path: string }) => path)).toEqual([`/our-listings/${id}`]);
  expect(body.travel).toEqual([expect.objectContaining({ way: 'from' })]);
  const draft = await book((await add()).body.id, '2030-01-08T06:00:00Z');
  expect(draft.body.data.fields[0].field).toBe('propertyId');
});

it('comes from a file: every row is new, known, twice or broken before anything is written', async () => {
  const { body: known } = await add({ reference: 'R-1' });
  const place = `${locality.name},${locality.state},${locality.postcode}`;
  const file = [
    'Reference,Address,Suburb,State,Postcode,Type,Beds,Price guide,Status,Headline',
    `R-1,1 Other Road,${place},House,3,$800k - $850k,for sale,Known by its reference`,
    `R-2,2 File Road,${place},House,4,$900k,for sale,New`,
    `R-3,3 File Road,${place},House,4,,draft,A draft`,
    `R-2,2 File Road,${place},House,4,$900k,for sale,Twice`,
    `R-4,4 File Road,Atlantis,,,House,4,,for sale,Nowhere`,
    `R-5,5 File Road,${place},House,4,$900k - $800k,for sale,Upside down`,
  ].join('\n');
  const id = await send('own-listings', '/own-listing-files', 'ours.csv', Buffer.from(file));
  const reading = await client.call('POST', `/own-listing-files/${id}/reading`);
  expect(reading.body.guess).toMatchObject({
    reference: 'Reference',
    address: 'Address',
    guideFrom: 'Price guide',
  });
  const choice = { columns: reading.body.guess };
  const preview = await client.call('POST', `/own-listing-files/${id}/preview`, choice);
  expect(preview.body.rows.map(({ verdict, field }: Record<string, string>) => [verdict, field])).toEqual([
    ['known', null],
    ['new', null],
    ['new', null],
    ['twice', null],
    ['broken', 'locality'],
    ['broken', 'guideTo'],
  ]);
  expect(preview.body.rows[0].knownId).toBe(known.id);
  const run = await client.call('POST', `/own-listing-files/${id}/run`, choice);
  expect(run.body).toEqual({ added: 2, known: 1, twice: 1, broken: 2 });
  const { body } = await client.call('GET', '/own-listings?query=file%20road');
  expect(
    body.items.map(({ reference, status }: Record<string, string>) => [reference, status]).sort(),
  ).toEqual([
    ['R-2', 'active'],
    ['R-3', 'draft'],
  ]);
  expect((await client.call('POST', `/own-listing-files/${id}/run`, choice)).status).toBe(404);
  const bad = await send('own-listings', '/own-listing-files', 'x.csv', Buffer.from('a\nb'));
  const refused = await client.call('POST', `/own-listing-files/${bad}/preview`, { columns: {} });
  expect(refused.body.data.fields[0].field).toBe('columns');

  const { name, state, postcode } = locality;
  const book = await makeWorkbook(
    ['Reference', 'Address', 'Suburb', 'State', 'Postcode', 'Type', 'Beds', 'Status', 'Headline'],
    ['R-9', '9 Book Road', name, state, postcode, 'House', 4, 'for sale', 'From a workbook'],
  );
  const workbook = await send('own-listings', '/own-listing-files', 'ours.xlsx', Buffer.from(book));
  const columns = (await client.call('POST', `/own-listing-files/${workbook}/reading`)).body.guess;
  const added = await client.call('POST', `/own-listing-files/${workbook}/run`, { columns });
  expect(added.body).toEqual({ added: 1, known: 0, twice: 0, broken: 0 });
});
