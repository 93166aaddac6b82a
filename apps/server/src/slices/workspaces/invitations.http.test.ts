import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { startMailServer, type TestMailServer } from '../../../test/support/mail-server.ts';
import { signUp } from '../../../test/support/people.ts';

let installation: TestInstallation;
let mail: TestMailServer;
let client: () => TestClient;

beforeAll(async () => {
  installation = await createInstallation();
  mail = await startMailServer();
  ({ client } = await installation.startNode({
    settings: { SMTP_URL: mail.url, PUBLIC_URL: 'http://propguard.example' },
  }));
});
afterAll(async () => {
  await installation.close();
  await mail.close();
});

const newEmail = () => `${randomUUID()}@mail.localhost`;
const invite = (browser: TestClient, email: string, role = 'agent') =>
  browser.call('POST', '/workspace/invitations', { email, role });
const tokenFor = async (email: string, count = 1): Promise<string> =>
  (await mail.mailTo(email, count)).match(/http:\/\/propguard\.example\/invitation\/([\w-]{43})/)?.[1] ?? '';
const accept = (browser: TestClient, token: string) => browser.call('POST', `/invitations/${token}/accept`);

it('goes from mail to membership', async () => {
  const host = await signUp(client(), 'Mia Nguyen');
  const email = newEmail();
  const invitation = await invite(host.client, email.toUpperCase());
  expect(invitation).toMatchObject({ status: 201, body: { email, role: 'agent', invitedBy: 'Mia Nguyen' } });
  const { path, ...open } = invitation.body;
  // It goes by mail, and to nobody else.
  expect(path).toBeNull();
  expect((await host.client.call('GET', '/workspace/invitations')).body).toEqual({ items: [open] });

  const text = await mail.mailTo(email);
  expect(text).toContain("Subject: Mia Nguyen invites you to Mia Nguyen's workspace on PropGuard");
  const token = await tokenFor(email);
  const shown = await client().call('GET', `/invitations/${token}`);
  expect(shown.body).toEqual({
    workspace: "Mia Nguyen's workspace",
    role: 'agent',
    email,
    expiresAt: invitation.body.expiresAt,
  });

  const guest = await signUp(client(), 'Guest', email);
  const joined = await accept(guest.client, token);
  expect(joined.body.workspace).toMatchObject({ id: host.session.workspace.id, role: 'agent' });
  expect((await guest.client.call('GET', '/workspace')).body.id).toBe(host.session.workspace.id);
  expect((await host.client.call('GET', '/workspace/members')).body.items).toMatchObject([
    { role: 'owner' },
    { email, role: 'agent' },
  ]);
  expect((await host.client.call('GET', '/workspace/invitations')).body.items).toEqual([]);
  expect((await accept(guest.client, token)).body.code).toBe('LINK_EXPIRED');
  expect((await client().call('GET', `/invitations/${token}`)).status).toBe(410);
});

it('is handed on as a link where no mail server is configured, and joined without a letter', async () => {
  const { client: unmailed } = await installation.startNode({ settings: {} });
  const host = await signUp(unmailed(), 'Mia Nguyen');
  const email = newEmail();
  const { status, body } = await invite(host.client, email);
  expect(status).toBe(201);
  expect(body.path).toMatch(/^\/invitation\/[\w-]{43}$/);
  const listed = (await host.client.call('GET', '/workspace/invitations')).body.items[0];
  expect(listed).not.toHaveProperty('path');
  const token = String(body.path).split('/').at(-1) ?? '';
  const guest = unmailed();
  await guest.call('POST', '/account/sign-up', {
    name: 'Guest',
    email,
    password: 'correct horse battery staple',
  });
  expect((await accept(guest, token)).body.workspace).toMatchObject({ id: host.session.workspace.id });
  expect((await accept(guest, token)).body.code).toBe('LINK_EXPIRED');
});

it('keeps only the hash of the link', async () => {
  const { client: here, session } = await signUp(client());
  const email = newEmail();
  await invite(here, email);
  const token = await tokenFor(email);
  const { rows } = await installation.owner.query(
    'select i::text as record from invitation i where workspace_id = $1',
    [session.workspace.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].record).not.toContain(token);
});

describe('refusals', () => {
  it('does not invite above one’s own role', async () => {
    const { client: here, session } = await signUp(client());
    await installation.owner.query(`update member set role = 'admin' where workspace_id = $1`, [
      session.workspace.id,
    ]);
    expect((await invite(here, newEmail(), 'owner')).body.code).toBe('FORBIDDEN');
    expect((await invite(here, newEmail(), 'admin')).status).toBe(201);
  });

  it('does not invite who is in already', async () => {
    const { client: here, email } = await signUp(client());
    expect((await invite(here, email)).body.code).toBe('ALREADY_MEMBER');
  });

  it('is for the invited address only, and says so', async () => {
    const { client: here } = await signUp(client());
    const email = newEmail();
    await invite(here, email);
    const token = await tokenFor(email);
    const stranger = await signUp(client());
    const reply = await accept(stranger.client, token);
    expect(reply).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', data: { fields: [{ field: 'email' }] } },
    });
    expect(reply.body.data.fields[0].message).toContain(email);
    expect((await client().call('GET', `/invitations/${token}`)).status).toBe(200);
  });

  it('expires', async () => {
    const { client: here, session } = await signUp(client());
    const email = newEmail();
    await invite(here, email);
    const token = await tokenFor(email);
    await installation.owner.query(
      `update invitation set expires_at = now() - interval '1 second' where workspace_id = $1`,
      [session.workspace.id],
    );
    expect((await client().call('GET', `/invitations/${token}`)).body.code).toBe('LINK_EXPIRED');
    const guest = await signUp(client(), 'Guest', email);
    expect((await accept(guest.client, token)).body.code).toBe('LINK_EXPIRED');
    expect((await here.call('GET', '/workspace/invitations')).body.items).toEqual([]);
  });

  it('knows no made-up link', async () => {
    expect((await client().call('GET', '/invitations/made-up')).status).toBe(410);
  });
});

it('takes an invitation back', async () => {
  const { client: here } = await signUp(client());
  const email = newEmail();
  const { body } = await invite(here, email);
  const token = await tokenFor(email);
  const other = await signUp(client());
  expect((await other.client.call('DELETE', `/workspace/invitations/${body.id}`)).status).toBe(404);
  expect((await here.call('DELETE', `/workspace/invitations/${body.id}`)).body).toEqual({ done: true });
  expect((await here.call('DELETE', `/workspace/invitations/${body.id}`)).status).toBe(404);
  expect((await client().call('GET', `/invitations/${token}`)).status).toBe(410);
});

it('replaces an earlier invitation to the same address', async () => {
  const { client: here } = await signUp(client());
  const email = newEmail();
  await invite(here, email, 'viewer');
  const old = await tokenFor(email);
  await invite(here, email, 'admin');
  const token = await tokenFor(email, 2);
  expect((await client().call('GET', `/invitations/${old}`)).status).toBe(410);
  expect((await client().call('GET', `/invitations/${token}`)).body.role).toBe('admin');
  expect((await here.call('GET', '/workspace/invitations')).body.items).toMatchObject([
    { email, role: 'admin' },
  ]);
});

it('joins once when accepted twice at once', async () => {
  const host = await signUp(client());
  const email = newEmail();
  await invite(host.client, email);
  const token = await tokenFor(email);
  const guest = await signUp(client(), 'Guest', email);
  const replies = await Promise.all([accept(guest.client, token), accept(guest.client, token)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
});
