import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { startMailServer, type TestMailServer } from '../../../test/support/mail-server.ts';
import { signUp } from '../../../test/support/people.ts';
import { liveOnPermittedDay } from '../../../test/support/permitted-day.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sendMessageJob } from './jobs.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let mail: TestMailServer;
let member: TestClient;

beforeAll(async () => {
  installation = await createInstallation();
  await liveOnPermittedDay(installation.owner);
  mail = await startMailServer();
  node = await installation.startNode({
    settings: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'PropGuard <post@propguard.localhost>',
      OUTSIDE_SERVICES_PRIVATE: 'true',
    },
  });
});
beforeEach(async () => {
  member = (await signUp(node.client())).client;
});
afterEach(() => mail.answer({}));
afterAll(async () => {
  await installation.close();
  await mail.close();
  vi.useRealTimers();
});

type Address = { id: string; value: string; personId: string };

const somebody = async (facts: object = {}): Promise<Address> => {
  const value = `${randomUUID()}@harbour.localhost`;
  const { body } = await member.call('POST', '/people', { ...facts, addresses: [{ kind: 'email', value }] });
  return { id: body.addresses[0].id, value, personId: body.id };
};

const agrees = ({ id, personId }: Address) =>
  member.call('POST', `/people/${personId}/consent`, {
    addressId: id,
    kind: 'express',
    textShown: 'Send me news of homes.',
    form: 'open home',
  });

const write = async (address: Address, purpose: string, more: object = {}) => {
  const { body, status } = await member.call('POST', '/outbound', {
    addressId: address.id,
    purpose,
    key: randomUUID(),
    subject: 'Homes near you',
    text: 'Three homes were sold.\n\nOne of them is yours?',
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

const messageOf = async (id: string) =>
  (await installation.owner.query('select * from outbound_message where id = $1', [id])).rows[0];
const becomes = (id: string, expected: object) => expect.poll(() => messageOf(id)).toMatchObject(expected);
const standingOf = async ({ personId }: Address) =>
  (await member.call('GET', `/people/${personId}/consent`)).body.addresses[0].standings[0];

describe('a message of a workspace', () => {
  it('goes by the installation’s server under the workspace’s name, and answers come to the workspace', async () => {
    await member.call('PUT', '/workspace/mail', {
      fromName: 'Harbour "Homes"',
      fromAddress: 'sales@harbour.localhost',
      replyTo: null,
      server: null,
    });
    const ana = await somebody();
    const { id } = await write(ana, 'service', {
      attachments: [
        { name: 'plan.txt', mediaType: 'text/plain', base64: Buffer.from('rooms').toString('base64') },
      ],
    });
    const source = await mail.mailTo(ana.value);
    await becomes(id, { state: 'sent', zone: 'Australia/Sydney', attempts: 1 });
    expect(source).toMatch(/^From: .*Harbour.*<post@propguard\.localhost>/m);
    expect(source).toMatch(/^Reply-To: sales@harbour\.localhost/m);
    expect(source).toContain(`Message-ID: <${id}@`);
    expect(source).toMatch(/filename=plan\.txt[\s\S]*cm9vbXM/);
    expect(source).toContain('multipart/alternative');
    expect(source).not.toContain('List-Unsubscribe');
  });

  it('goes by the workspace’s own server when it has one, whose password nobody reads again', async () => {
    const own = await startMailServer();
    const { hostname, port } = new URL(own.url);
    const server = {
      host: hostname,
      port: Number(port),
      secure: false,
      username: 'harbour',
      password: 'secret word',
    };
    const settings = {
      fromName: 'Harbour',
      fromAddress: 'sales@harbour.localhost',
      replyTo: 'desk@harbour.localhost',
    };
    const saved = await member.call('PUT', '/workspace/mail', { ...settings, server });
    expect(saved.body).toMatchObject({ delivery: 'own-server', server: { hasPassword: true } });
    expect(JSON.stringify(saved.body)).not.toContain('secret word');
    const { rows } = await installation.owner.query(`select to_jsonb(m)::text as row from mail_settings m`);
    expect(rows.map(({ row }) => row).join()).not.toContain('secret word');

    const ana = await somebody();
    await write(ana, 'reply');
    const source = await own.mailTo(ana.value);
    expect(source).toMatch(/^From: "?Harbour"? <sales@harbour\.localhost>/m);
    expect(source).toMatch(/^Reply-To: desk@harbour\.localhost/m);

    const { password: _, ...without } = server;
    const kept = await member.call('PUT', '/workspace/mail', { ...settings, server: without });
    expect(kept.body.server.hasPassword).toBe(true);
    const moved = await member.call('PUT', '/workspace/mail', {
      ...settings,
      server: { ...without, host: 'elsewhere.localhost' },
    });
    expect(moved.body.server.hasPassword).toBe(false);
    await own.close();
  });

  it('is one, however often it is written under its key', async () => {
    const ana = await somebody();
    const key = randomUUID();
    const first = await write(ana, 'reply', { key });
    expect((await write(ana, 'reply', { key })).id).toBe(first.id);
    await becomes(first.id, { state: 'sent' });
    expect(mail.received.filter(({ to }) => to.includes(ana.value))).toHaveLength(1);
  });

  it('waits in the outbox where there is no server, and can be called off', async () => {
    const bare = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
    const other = (await signUp(bare.client())).client;
    const { body: person } = await other.call('POST', '/people', {
      addresses: [{ kind: 'email', value: 'jo@harbour.localhost' }],
    });
    const { body: made } = await other.call('POST', '/outbound', {
      addressId: person.addresses[0].id,
      purpose: 'reply',
      key: 'one',
      subject: 'Hello',
      text: 'Hello',
    });
    expect(made).toMatchObject({ state: 'held', reason: 'no-mail-server' });
    expect((await other.call('GET', '/outbound?state=held')).body.items).toHaveLength(1);
    const cancelled = await other.call('POST', `/outbound/${made.id}/cancel`);
    expect(cancelled.body).toMatchObject({ state: 'refused', reason: 'cancelled' });
    expect((await other.call('POST', `/outbound/${made.id}/cancel`)).status).toBe(409);
    expect((await other.call('GET', '/workspace/mail/delivery')).body).toEqual({ delivery: 'held' });
    expect((await other.call('GET', '/workspace/mail')).body.delivery).toBe('held');
  });
});

describe('a message that sells', () => {
  it('is refused without consent, by name', async () => {
    const ana = await somebody();
    const { id } = await write(ana, 'marketing');
    await becomes(id, { state: 'refused', reason: 'no-consent' });
    expect(mail.received.filter(({ to }) => to.includes(ana.value))).toEqual([]);
  });

  it('says who sends it and how it ends, for programs and for people', async () => {
    const ana = await somebody({ language: 'de' });
    await agrees(ana);
    const { id } = await write(ana, 'marketing', { language: 'de' });
    const source = await mail.mailTo(ana.value);
    await becomes(id, { state: 'sent' });
    expect(source).toMatch(/^List-Unsubscribe:\s+<http[^>]*\/unsubscribe\/[\w-]{43}>/m);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(source).toContain('Abbestellen');
    expect(source).toContain('/preferences/');
    const passes = await installation.owner.query('select expires_at from guest_pass where subject_id = $1', [
      ana.id,
    ]);
    expect(passes.rows).toEqual([{ expires_at: null }]);
  });

  it('is not sent again when nobody knows whether it arrived; an answer is', async () => {
    const [ana, jo] = [await somebody(), await somebody()];
    await agrees(ana);
    mail.answer({ silentFor: [ana.value, jo.value] });
    const sold = await write(ana, 'marketing');
    await becomes(sold.id, { state: 'failed', reason: 'answer-lost' });
    const answer = await write(jo, 'reply');
    await becomes(answer.id, { attempts: 1, error: expect.any(String) });
    mail.answer({});
    await becomes(answer.id, { state: 'sent', attempts: 2 });
    expect(mail.received.filter(({ to }) => to.includes(ana.value))).toHaveLength(1);
    expect(mail.received.filter(({ to }) => to.includes(jo.value))).toHaveLength(2);
  });

  it('is not sent again by a worker that takes over from a dead one; an answer is', async () => {
    const ana = await somebody();
    await agrees(ana);
    const left = async (purpose: string) => {
      const { rows } = await installation.owner.query(
        `insert into outbound_message (workspace_id, key, purpose, channel, person_address_id, subject, body, state)
         select workspace_id, $2, $3, 'email', id, 'Hi', 'Hi', 'queued' from person_address where id = $1
         returning id, workspace_id`,
        [ana.id, randomUUID(), purpose],
      );
      const { id: messageId, workspace_id: workspaceId } = rows[0];
      await installation.owner.query(
        `update outbound_message set state = 'sending', zone = 'Australia/Sydney', attempts = 1 where id = $1`,
        [messageId],
      );
      const { database, queue } = node.context;
      await database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
        enqueue(queue, tx, sendMessageJob, { workspaceId, accountId: null, input: { messageId } }),
      );
      return messageId;
    };
    await becomes(await left('marketing'), { state: 'failed', reason: 'answer-lost', attempts: 1 });
    await becomes(await left('reply'), { state: 'sent', attempts: 2 });
    expect(mail.received.filter(({ to }) => to.includes(ana.value))).toHaveLength(1);
  });
});

describe('what the mail server says', () => {
  it('come back later: it is tried again, also what sells', async () => {
    const ana = await somebody();
    await agrees(ana);
    mail.answer({ later: [ana.value] });
    const { id } = await write(ana, 'marketing');
    await becomes(id, { state: 'queued', attempts: 1, error: expect.stringContaining('451') });
    mail.answer({});
    await becomes(id, { state: 'sent', attempts: 2 });
  });

  it('nobody there: nothing goes to the address any more, until somebody is', async () => {
    const ana = await somebody();
    mail.answer({ nobody: [ana.value] });
    const { id } = await write(ana, 'service');
    await becomes(id, { state: 'failed', reason: 'bounced', error: expect.stringContaining('550') });
    expect(await standingOf(ana)).toMatchObject({ bounced: true });
    mail.answer({});
    await becomes((await write(ana, 'reply')).id, { state: 'refused', reason: 'bounced' });
    await member.call('POST', `/people/${ana.personId}/consent`, { addressId: ana.id, kind: 'reached' });
    await becomes((await write(ana, 'reply')).id, { state: 'sent' });
  });

  it('afterwards, in a bounce or a complaint, about the message that it names', async () => {
    const ana = await somebody();
    await agrees(ana);
    const { id } = await write(ana, 'marketing');
    await becomes(id, { state: 'sent' });
    const report = (body: string, type: string) =>
      [
        `Content-Type: multipart/report; report-type=x; boundary=b`,
        '',
        '--b',
        `Content-Type: message/${type}`,
        '',
        body,
        '',
        '--b',
        'Content-Type: message/rfc822',
        '',
        `Message-ID: <${id}@localhost>`,
        '',
        '--b--',
      ].join('\r\n');
    const complaint = { raw: report('Feedback-Type: abuse', 'feedback-report') };
    const stranger = (await signUp(node.client())).client;
    expect((await stranger.call('POST', '/outbound/reports', complaint)).body.about).toBeNull();
    expect(await standingOf(ana)).toMatchObject({ basis: 'express' });

    expect((await member.call('POST', '/outbound/reports', complaint)).body).toEqual({
      about: id,
      kind: 'complaint',
    });
    expect(await standingOf(ana)).toMatchObject({ basis: 'complained', complained: true });
    await becomes((await write(ana, 'service')).id, { state: 'refused', reason: 'complained' });
    await becomes((await write(ana, 'reply')).id, { state: 'sent' });

    const bounce = {
      raw: report('Reporting-MTA: dns; x\r\n\r\nAction: failed\r\nStatus: 5.1.1', 'delivery-status'),
    };
    expect((await member.call('POST', '/outbound/reports', bounce)).body).toEqual({
      about: id,
      kind: 'gone',
    });
    await becomes(id, { state: 'failed', reason: 'bounced' });
    expect(await standingOf(ana)).toMatchObject({ bounced: true });
    expect((await member.call('POST', '/outbound/reports', { raw: 'Hello' })).body).toEqual({
      about: null,
      kind: null,
    });
  });
});

it('refuses words of our own on a channel whose window has closed', async () => {
  const { body: person } = await member.call('POST', '/people', {
    addresses: [{ kind: 'whatsapp', value: `+61412${String(Math.random()).slice(2, 8).padEnd(6, '1')}` }],
  });
  const address = { id: person.addresses[0].id, value: '', personId: person.id };
  const { id, state, reason } = await write(address, 'reply');
  expect({ state, reason }).toEqual({ state: 'held', reason: 'no-channel' });
  const send = () =>
    installation.owner.query(
      `update outbound_message set state = 'sending', attempts = attempts + 1 where id = $1 returning state, reason`,
      [id],
    );
  await installation.owner.query(
    `insert into service_window select workspace_id, person_address_id, now() + interval '1 hour' from outbound_message where id = $1`,
    [id],
  );
  expect((await send()).rows).toEqual([{ state: 'sending', reason: null }]);
  await installation.owner.query(`update service_window set open_until = now() - interval '1 second'`);
  expect((await send()).rows).toEqual([{ state: 'refused', reason: 'outside-window' }]);
});

it('never changes whom a message is for, or why, and never begins on its way', async () => {
  const ana = await somebody();
  const { id } = await write(ana, 'marketing');
  const { owner } = installation;
  await expect(
    owner.query(`update outbound_message set purpose = 'reply' where id = $1`, [id]),
  ).rejects.toThrow('What a message is for');
  await expect(
    owner.query(
      `insert into outbound_message (key, purpose, channel, recipient, subject, body, state)
       values ('x', 'reply', 'email', 'a@b.localhost', '', '', 'sending')`,
    ),
  ).rejects.toThrow('A message begins by waiting');
  await expect(
    owner.query(
      `insert into outbound_message (key, purpose, channel, recipient, subject, body, state)
       values ('x', 'marketing', 'email', 'a@b.localhost', '', '', 'queued')`,
    ),
  ).rejects.toThrow('outbound_installation_sells_nothing');
});
