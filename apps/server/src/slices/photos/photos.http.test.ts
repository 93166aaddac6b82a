import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { visit } from '../../../test/support/people.ts';

let installation: TestInstallation;
let client: () => TestClient;
let visitor: TestClient;
let propertyId: string;

beforeAll(async () => {
  installation = await createInstallation();
  ({ client } = await installation.startNode());
  visitor = await visit(client());
  const { rows } = await installation.owner.query(
    'select property_id as id from listing order by id limit 1',
  );
  propertyId = rows[0].id;
});
afterAll(() => installation.close());

const show = (view = 'street', query = '', headers = {}) =>
  visitor.call('GET', `/photos/${propertyId}/${view}${query}`, undefined, headers);
const versionOf = (headers: Headers): string => /^"([\w-]{16})-/.exec(headers.get('etag') ?? '')?.[1] ?? '';

it.each(['street', 'rear', 'plan'])('shows the %s view as an image', async (view) => {
  const { status, headers, body } = await show(view);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/svg+xml');
  expect(headers.get('content-disposition')).toMatch(/^inline/);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(body).toMatch(/^<svg .*<\/svg>$/s);
});

it('may be kept for good under its version, and only under that', async () => {
  const version = versionOf((await show()).headers);
  expect((await show('street', `?v=${version}`)).headers.get('cache-control')).toBe(
    'private, max-age=31536000, immutable',
  );
  expect((await show('street', '?v=another')).headers.get('cache-control')).toBe('private, no-cache');
});

it('is not sent again to a browser that has it', async () => {
  const { headers } = await show();
  const tag = headers.get('etag') ?? '';
  const again = await show('street', '', { 'if-none-match': `"other", W/${tag}` });
  expect(again).toMatchObject({ status: 304, body: '' });
  expect(again.headers.get('etag')).toBe(tag);
  expect((await show('rear', '', { 'if-none-match': tag })).status).toBe(200);
});

it('changes its version with the facts that it is drawn from', async () => {
  const before = versionOf((await show()).headers);
  await installation.owner.query('update property set year_built = 1899, bedrooms = 9 where id = $1', [
    propertyId,
  ]);
  expect(versionOf((await show()).headers)).not.toBe(before);
});

it('answers clearly to what is not there and to what is not a view', async () => {
  const unknown = await visitor.call('GET', '/photos/5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a/street');
  expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  const badView = await show('attic');
  expect(badView).toMatchObject({ status: 422, body: { data: { fields: [{ field: 'view' }] } } });
  const badId = await visitor.call('GET', '/photos/not-an-id/street');
  expect(badId).toMatchObject({ status: 422, body: { data: { fields: [{ field: 'propertyId' }] } } });
});

it('is for callers with a session', async () => {
  expect((await client().call('GET', `/photos/${propertyId}/street`)).status).toBe(401);
});
