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
    workspaceId: host.session.workspace.id,
    workspace: "Mia Nguyen's workspace",
    role: 'agent',
    email,
    expiresAt: invitation.body.expiresAt,
    asked: false,
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

describe('where no mail server is configured', () => {
  let unmailed: () => TestClient;
  beforeAll(async () => {
    ({ client: unmailed } = await installation.startNode({ settings: {} }));
  });

  const inviteByHand = async (role = 'agent') => {
    const host = await signUp(unmailed(), 'Mia Nguyen');
    const email = newEmail();
    const { body } = await invite(host.client, email, role);
    expect(body.path).toMatch(/^\/invitation\/[\w-]{43}$/);
    return { host, email, id: String(body.id), token: String(body.path).split('/').at(-1) ?? '' };
  };
  const arrive = async (email: string): Promise<TestClient> => {
    const guest = unmailed();
    const password = 'correct horse battery staple';
    await guest.call('POST', '/account/sign-up', { name: 'Gus Guest', email, password });
    return guest;
  };
  const ask = (browser: TestClient, token: string) => browser.call('POST', `/invitations/${token}/ask`);
  const letIn = (browser: TestClient, id: string) =>
    browser.call('POST', `/workspace/invitations/${id}/let-in`);
  const openInvitations = async (browser: TestClient) =>
    (await browser.call('GET', '/workspace/invitations')).body.items;

  it('is handed on as a link, which an unconfirmed address may knock with, and not join', async () => {
    const { host, email, id, token } = await inviteByHand();
    const [listed] = await openInvitations(host.client);
    expect(listed).toMatchObject({ id, asked: null });
    expect(listed).not.toHaveProperty('path');

    const guest = await arrive(email);
    expect((await accept(guest, token)).body.code).toBe('ADDRESS_UNCONFIRMED');
    expect((await letIn(host.client, id)).status).toBe(404);
    expect((await ask(guest, token)).body).toEqual({ done: true });
    expect((await guest.call('GET', `/invitations/${token}`)).body.asked).toBe(true);
    expect(await openInvitations(host.client)).toMatchObject([{ id, asked: { name: 'Gus Guest' } }]);
    const told = (await host.client.call('GET', '/notices')).body.items;
    expect(told).toMatchObject([{ kind: 'member-asks', path: '/workspace/members', doneAt: null }]);
    expect(told[0].text).toContain(email);
    expect((await guest.call('GET', '/workspaces')).body.items).toHaveLength(1);

    expect((await letIn(host.client, id)).body).toEqual({ done: true });
    expect((await guest.call('GET', '/workspaces')).body.items).toContainEqual(
      expect.objectContaining({ id: host.session.workspace.id, role: 'agent' }),
    );
    expect((await host.client.call('GET', '/notices')).body.items).toEqual([]);
    expect((await letIn(host.client, id)).status).toBe(404);
    expect((await ask(guest, token)).body.code).toBe('LINK_EXPIRED');
  });

  it('tells of one who asks twice once, and of nobody whose invitation was cancelled', async () => {
    const { host, email, id, token } = await inviteByHand();
    const guest = await arrive(email);
    await ask(guest, token);
    await ask(guest, token);
    expect((await host.client.call('GET', '/notices')).body.items).toHaveLength(1);
    await host.client.call('DELETE', `/workspace/invitations/${id}`);
    expect((await host.client.call('GET', '/notices')).body.items).toEqual([]);
    expect((await letIn(host.client, id)).status).toBe(404);
    expect((await ask(guest, token)).body.code).toBe('LINK_EXPIRED');
  });

  it('knocks for its own address only, and lets nobody in whose address has changed', async () => {
    const { host, email, id, token } = await inviteByHand();
    const stranger = await arrive(newEmail());
    expect((await ask(stranger, token)).status).toBe(403);
    await ask(await arrive(email), token);
    await installation.owner.query('update identity.account set email = $2 where email = $1', [
      email,
      newEmail(),
    ]);
    expect((await letIn(host.client, id)).status).toBe(404);
  });

  it('lets nobody in above one’s own role, and none from another workspace', async () => {
    const { host, email, id, token } = await inviteByHand('owner');
    await ask(await arrive(email), token);
    const other = await signUp(unmailed());
    expect((await letIn(other.client, id)).status).toBe(404);
    await installation.owner.query(`update member set role = 'admin' where workspace_id = $1`, [
      host.session.workspace.id,
    ]);
    expect((await letIn(host.client, id)).body.code).toBe('FORBIDDEN');
  });

  it('joins at once by a confirmed address', async () => {
    const { host, email, token } = await inviteByHand();
    const guest = await signUp(unmailed(), 'Guest', email);
    expect((await accept(guest.client, token)).body.workspace).toMatchObject({
      id: host.session.workspace.id,
    });
  });
});

it('is asked for by nobody where a letter can confirm the address', async () => {
  const { client: here } = await signUp(client());
  const email = newEmail();
  await invite(here, email);
  const guest = await signUp(client(), 'Guest', email);
  expect((await guest.client.call('POST', `/invitations/${await tokenFor(email)}/ask`)).body.code).toBe(
    'ADDRESS_UNCONFIRMED',
  );
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
