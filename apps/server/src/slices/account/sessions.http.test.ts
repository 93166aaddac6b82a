import { expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { PASSWORD, signUp, visit } from '../../../test/support/people.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const { client } = installationForFile();

const signInElsewhere = async (email: string): Promise<TestClient> => {
  const browser = client();
  const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.9' };
  await browser.call('POST', '/account/sign-in', { email, password: PASSWORD }, headers);
  return browser;
};
const isSignedIn = async (browser: TestClient) =>
  (await browser.call('GET', '/session')).body.session !== null;

it('ends this session on sign-out, and leaves the others', async () => {
  const { client: here, email } = await signUp(client());
  const elsewhere = await signInElsewhere(email);
  const cookie = here.cookieHeader;
  expect((await here.call('POST', '/account/sign-out')).body).toEqual({ done: true });
  expect(here.cookieHeader).toBe('');
  expect((await client().call('GET', '/session', undefined, { cookie })).body.session).toBeNull();
  expect(await isSignedIn(elsewhere)).toBe(true);
});

it('lets a visitor sign out', async () => {
  const visitor = await visit(client());
  expect((await visitor.call('POST', '/account/sign-out')).status).toBe(200);
  expect(await isSignedIn(visitor)).toBe(false);
});

it('lists where the account is signed in, by device and the address that was really seen', async () => {
  const { client: here, email } = await signUp(client());
  await signInElsewhere(email);
  await signUp(client());
  const { items } = (await here.call('GET', '/account/sessions')).body;
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({ current: false, device: 'Firefox on Windows', address: '127.0.0.1' });
  expect(items[1]).toMatchObject({ current: true });
});

it('ends one session of one’s own', async () => {
  const { client: here, email } = await signUp(client());
  const elsewhere = await signInElsewhere(email);
  const { items } = (await here.call('GET', '/account/sessions')).body;
  const other = items.find(({ current }: { current: boolean }) => !current);
  expect((await here.call('DELETE', `/account/sessions/${other.id}`)).status).toBe(200);
  await expect.poll(() => isSignedIn(elsewhere)).toBe(false);
  expect((await here.call('DELETE', `/account/sessions/${other.id}`)).status).toBe(404);
});

it('does not end someone else’s session', async () => {
  const { client: mine } = await signUp(client());
  const { client: theirs } = await signUp(client());
  const [session] = (await theirs.call('GET', '/account/sessions')).body.items;
  expect((await mine.call('DELETE', `/account/sessions/${session.id}`)).status).toBe(404);
  expect(await isSignedIn(theirs)).toBe(true);
});

it('signs out everywhere and tells how many sessions ended', async () => {
  const { client: here, email } = await signUp(client());
  const others = await Promise.all([signInElsewhere(email), signInElsewhere(email)]);
  const someoneElse = await signUp(client());
  expect((await here.call('POST', '/account/sign-out-everywhere')).body).toEqual({ ended: 3 });
  expect(here.cookieHeader).toBe('');
  await expect.poll(() => Promise.all([here, ...others].map(isSignedIn))).toEqual([false, false, false]);
  expect(await isSignedIn(someoneElse.client)).toBe(true);
});

it('keeps what somebody says they are, and takes it back', async () => {
  const { client: here } = await signUp(client(), 'Val Valuer');
  expect((await here.call('GET', '/session')).body.session.account.kind).toBeNull();
  const said = await here.call('PUT', '/account/kind', { kind: 'valuer' });
  expect(said).toMatchObject({ status: 200, body: { account: { kind: 'valuer' } } });
  expect((await here.call('GET', '/session')).body.session.account.kind).toBe('valuer');
  expect((await here.call('PUT', '/account/kind', { kind: 'king' })).status).toBe(422);
  expect((await here.call('PUT', '/account/kind', { kind: null })).body.account.kind).toBeNull();
  expect((await client().call('PUT', '/account/kind', { kind: 'buyer' })).status).toBe(401);
});

it('changes the name', async () => {
  const { client: here } = await signUp(client(), 'Old Name');
  expect((await here.call('PATCH', '/account', { name: '  New Name ' })).body.account.name).toBe('New Name');
  expect((await here.call('GET', '/workspace/members')).body.items).toMatchObject([{ name: 'New Name' }]);
  expect((await here.call('PATCH', '/account', { name: '' })).body.data.fields[0].field).toBe('name');
});
