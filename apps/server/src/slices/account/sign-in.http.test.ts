import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { installationForFile } from '../../../test/support/installation-for-file.ts';
import { PASSWORD, signUp, visit } from '../../../test/support/people.ts';

const { client, installation } = installationForFile();

const signIn = (browser: TestClient, email: string, password = PASSWORD) =>
  browser.call('POST', '/account/sign-in', { email, password });

it('lets a person in from another browser', async () => {
  const { email, session } = await signUp(client());
  const elsewhere = client();
  expect(await signIn(elsewhere, email.toUpperCase())).toMatchObject({ status: 200, body: session });
  expect((await elsewhere.call('GET', '/session')).body.session).toEqual(session);
});

it('answers a wrong password and an unknown address alike', async () => {
  const { email } = await signUp(client());
  const wrong = await signIn(client(), email, 'not the password');
  const unknown = await signIn(client(), 'nobody@example.com');
  expect(wrong.status).toBe(401);
  expect(wrong.headers.getSetCookie()).toEqual([]);
  const { data: _wrong, ...wrongBody } = wrong.body;
  const { data: _unknown, ...unknownBody } = unknown.body;
  expect(unknownBody).toEqual(wrongBody);
  expect(wrongBody.code).toBe('INVALID_CREDENTIALS');
});

it('works as hard for an unknown address as for a wrong password', { retry: 2 }, async () => {
  const { email } = await signUp(client());
  const timeMs = async (address: string) => {
    const startMs = performance.now();
    await signIn(client(), address, 'not the password');
    return performance.now() - startMs;
  };
  let knownMs = 0;
  let unknownMs = 0;
  // Turn by turn, so that a busy machine slows both alike.
  for (let turn = 0; turn < 4; turn += 1) {
    knownMs += await timeMs(email);
    unknownMs += await timeMs('nobody@example.com');
  }
  // Without the same work an unknown address would be answered in a twentieth of the time.
  expect(unknownMs).toBeGreaterThan(knownMs / 4);
});

it('does not let a visitor’s made-up address be signed in to', async () => {
  const visitor = await visit(client());
  const { body } = await visitor.call('GET', '/session');
  const { rows } = await installation.owner.query('select email from identity.account where id = $1', [
    body.session.account.id,
  ]);
  expect((await signIn(client(), rows[0].email)).status).toBeGreaterThanOrEqual(401);
});

it('ends the session that the browser had before', async () => {
  const first = await signUp(client());
  const second = await signUp(client());
  const cookie = first.client.cookieHeader;
  await signIn(first.client, second.email);
  expect((await client().call('GET', '/session', undefined, { cookie })).body.session).toBeNull();
});

describe('as a visitor with a workspace', () => {
  const visitorWithWork = async () => {
    const browser = await visit(client());
    await browser.call('POST', '/workspace/export');
    const { body } = await browser.call('GET', '/session');
    return {
      browser,
      visitorId: body.session.account.id as string,
      workspaceId: body.session.workspace.id as string,
    };
  };

  it('brings the workspace along and stays in the account’s own', async () => {
    const { email, session } = await signUp(client());
    const { browser, visitorId, workspaceId } = await visitorWithWork();
    const reply = await signIn(browser, email);
    expect(reply.body.workspace.id).toBe(session.workspace.id);

    const { items } = (await browser.call('GET', '/workspaces')).body;
    expect(items).toHaveLength(2);
    const brought = items.find(({ id }: { id: string }) => id === workspaceId);
    expect(brought).toMatchObject({ role: 'owner', visitor: false, current: false });
    expect(brought.name).toMatch(/^Visitor workspace, \d{1,2} \w+ \d{4}$/);

    await browser.call('POST', `/workspaces/${workspaceId}/activate`);
    expect((await browser.call('GET', '/jobs')).body.items).toMatchObject([{ kind: 'export-workspace' }]);
    expect((await browser.call('GET', '/workspace/members')).body.items).toHaveLength(1);
    const { rowCount } = await installation.owner.query('select 1 from identity.account where id = $1', [
      visitorId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('goes on in it when the account has no other', async () => {
    const person = await signUp(client());
    await person.client.call('DELETE', '/workspace', {
      id: person.session.workspace.id,
      confirmName: person.session.workspace.name,
    });
    const { browser, workspaceId } = await visitorWithWork();
    expect((await signIn(browser, person.email)).body.workspace.id).toBe(workspaceId);
  });

  it('keeps a name that the visitor gave it', async () => {
    const { email } = await signUp(client());
    const { browser, workspaceId } = await visitorWithWork();
    await browser.call('PATCH', '/workspace', { name: 'Harbour Lending' });
    await signIn(browser, email);
    const { items } = (await browser.call('GET', '/workspaces')).body;
    expect(items.find(({ id }: { id: string }) => id === workspaceId).name).toBe('Harbour Lending');
  });

  it('keeps visitor and work when the password is wrong', async () => {
    const { email } = await signUp(client());
    const { browser, workspaceId } = await visitorWithWork();
    expect((await signIn(browser, email, 'not the password')).status).toBe(401);
    expect((await browser.call('GET', '/session')).body.session).toMatchObject({
      visitor: true,
      workspace: { id: workspaceId },
    });
  });
});
