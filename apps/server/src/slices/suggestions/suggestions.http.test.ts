import type { Suggestion } from '@propguard/protocol/suggestions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { visit } from '../../../test/support/people.ts';

let installation: TestInstallation;
let client: TestClient;

/** Known addresses of the sample world, written here as an importer would: its test scale leaves some out. */
const ADDRESSES = [
  ['3', '53', 'Northam', 'Avenue', 'nsw-2200-bankstown'],
  [null, '12', 'Smith', 'Street', 'nsw-2480-lismore'],
  [null, '14A', 'Smith', 'Street', 'nsw-2480-lismore'],
  [null, '12', 'Smith', 'Street', 'vic-3066-collingwood'],
  [null, '123', 'Main', 'Street', 'nsw-2150-parramatta'],
  [null, '9', 'Tidal', 'Crescent', 'qld-4566-noosaville'],
  [null, '42', 'Moreton', 'Parade', 'qld-4005-new-farm'],
] as const;

const DATASET_ID = '6dc5a1a8-6a54-4d43-b4a9-0a7a80f0b8d1';

beforeAll(async () => {
  installation = await createInstallation();
  const { owner } = installation;
  await owner.query('truncate property cascade');
  await owner.query('delete from street');
  await owner.query(
    `insert into dataset (id, name, description, kind, licence, attribution, as_of)
     values ($1, 'Register', 'Addresses', 'sales', 'CC BY 4.0', 'The state', '2026-11-01')`,
    [DATASET_ID],
  );
  for (const [unit, houseNumber, streetName, streetType, localityId] of ADDRESSES) {
    await owner.query(
      `insert into property (unit, house_number, street_name, street_type, locality_id, latitude, longitude, position_source, type, dataset_id)
       values ($1, $2, $3, $4, $5, -28, 153, 'exact', 'house', $6)`,
      [unit, houseNumber, streetName, streetType, localityId, DATASET_ID],
    );
  }
  const node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  client = await visit(node.client());
});
afterAll(() => installation.close());

const suggest = async (query: string, limit = 8): Promise<string[]> => {
  const path = `/suggestions?${new URLSearchParams({ query, limit: String(limit) }).toString()}`;
  const { status, body } = await client.call<{ items: Suggestion[] }>('GET', path);
  expect(status).toBe(200);
  return body.items.map((item) =>
    item.kind === 'address' ? `${item.addressLine}, ${item.locality}` : `${item.locality} ${item.state}`,
  );
};

describe('suggestions', () => {
  it.each([
    ['3/53 Northam', '3/53 Northam Avenue, Bankstown'],
    ['Unit 3 53 Northam Ave', '3/53 Northam Avenue, Bankstown'],
    ['53 northam av bankstown', '3/53 Northam Avenue, Bankstown'],
    ['12 Smith St Lismore', '12 Smith Street, Lismore'],
    ['12 Smith Street, Lismore NSW 2480', '12 Smith Street, Lismore'],
    ['NSW 2480 12 smith st', '12 Smith Street, Lismore'],
    ['2480 lismore 12 smith', '12 Smith Street, Lismore'],
    ['12 smith st collingwood victoria', '12 Smith Street, Collingwood'],
    ['14a smith st', '14A Smith Street, Lismore'],
    ['12 Smi', '12 Smith Street, Lismore'],
    ['12 smith st li', '12 Smith Street, Lismore'],
    ['9 Tidal Cres', '9 Tidal Crescent, Noosaville'],
    ['42 moreton pde new farm', '42 Moreton Parade, New Farm'],
    ['123 Main St Paramatta', '123 Main Street, Parramatta'],
    ['12 Smth St Lismore', '12 Smith Street, Lismore'],
    ['12 Simth St Lismore', '12 Smith Street, Lismore'],
    ['12 Smith St Lismroe', '12 Smith Street, Lismore'],
    ['12 Smiith St Lsmore', '12 Smith Street, Lismore'],
    ['3/53 Nortam A', '3/53 Northam Avenue, Bankstown'],
    ['13 Smith St Lismore', '12 Smith Street, Lismore'],
    ['parramatta', 'Parramatta NSW'],
    ['Paramatta', 'Parramatta NSW'],
    ['Paramat', 'Parramatta NSW'],
    ['parram', 'Parramatta NSW'],
    ['2150 parramatta', 'Parramatta NSW'],
    ['new farm qld', 'New Farm QLD'],
    ['qld 4005 new f', 'New Farm QLD'],
    ['saint kilda vic', 'St Kilda VIC'],
  ])('%s: first %s', async (query, expected) => {
    expect((await suggest(query))[0]).toBe(expected);
  });

  it('names the neighbours after the house that was typed', async () => {
    expect(await suggest('12 smith st lismore')).toEqual([
      '12 Smith Street, Lismore',
      '14A Smith Street, Lismore',
    ]);
  });

  it('gives suburbs first and streets after them', async () => {
    const found = await suggest('northam');
    expect(found[0]).toBe('Northam WA');
    expect(found).toContain('3/53 Northam Avenue, Bankstown');
  });

  it('gives no more than asked for', async () => {
    expect(await suggest('s', 3)).toHaveLength(3);
  });

  it.each(['', ' ', '🏡', '%', "'; drop table street --", ':* & | !', 'xqzzv', '\\', '3/', '/'.repeat(200)])(
    'finds nothing for %j',
    async (query) => {
      expect(await suggest(query)).toEqual([]);
    },
  );

  it('refuses what is too long', async () => {
    const { status, body } = await client.call('GET', `/suggestions?query=${'a'.repeat(10_000)}`);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'VALIDATION_FAILED' });
  });

  it('follows the properties: a street goes with its last one', async () => {
    const { owner } = installation;
    expect(await suggest('5 Quokka Lane')).toEqual([]);
    await owner.query(
      `insert into property (house_number, street_name, street_type, locality_id, latitude, longitude, position_source, type, dataset_id)
       values ('5', 'Quokka', 'Lane', 'qld-4005-new-farm', -27, 153, 'exact', 'house', $1)`,
      [DATASET_ID],
    );
    expect(await suggest('5 quoka ln')).toEqual(['5 Quokka Lane, New Farm']);
    await owner.query(`update property set street_name = 'Bilby' where street_name = 'Quokka'`);
    expect(await suggest('5 Quokka Lane')).toEqual([]);
    expect(await suggest('5 Bilby Lane')).toEqual(['5 Bilby Lane, New Farm']);
    await owner.query(`delete from property where street_name = 'Bilby'`);
    expect(await suggest('5 Bilby Lane')).toEqual([]);
  });
});
