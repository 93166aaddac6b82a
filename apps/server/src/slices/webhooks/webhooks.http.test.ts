import { Webhook as StandardWebhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bookByPage, openBookingPage } from '../../../test/support/booking.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { type HttpReceiver, type Received, startHttpReceiver } from '../../../test/support/http-receiver.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp, visit } from '../../../test/support/people.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let receiver: HttpReceiver;
let owner: TestClient;
let workspaceId: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { OUTSIDE_SERVICES_PRIVATE: 'true' } });
  receiver = await startHttpReceiver();
  const person = await signUp(node.client());
  owner = person.client;
  workspaceId = person.session.workspace.id;
});
afterAll(async () => {
  await installation.close();
  await receiver.close();
});

const add = async (events: string[], name = 'Our CRM') => {
  const made = await owner.call('POST', '/workspace/webhooks', { name, url: receiver.url, events });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body as { webhook: { id: string }; secret: string };
};
const remove = (id: string) => owner.call('DELETE', `/workspace/webhooks/${id}`);
const logOf = async (id: string) =>
  (await owner.call('GET', `/workspace/webhooks/${id}/deliveries`)).body.items;
const newestIs = (id: string, expected: object) =>
  vi.waitFor(async () => expect((await logOf(id))[0]).toMatchObject(expected), PATIENCE);
/** The next try is due, and whoever sleeps until then is woken. */
const tryNow = () =>
  installation.owner.query(
    `with due as (update timer set due_at = now() where kind = 'webhook-try') select pg_notify('propguard_events', '{"ring":"timers"}')`,
  );
const bodyOf = ({ body }: Received) => JSON.parse(body);
const addLead = async (email: string) =>
  (
    await owner.call('POST', '/leads', {
      source: 'website',
      name: 'Mai Tran',
      addresses: [{ kind: 'email', value: email }],
    })
  ).body;
const receivedOf = async (type: string): Promise<Received> =>
  vi.waitFor(() => {
    const found = receiver.received.find((one) => bodyOf(one).type === type);
    if (!found) throw new Error(`No ${type} yet.`);
    return found;
  }, PATIENCE);

describe('a webhook', () => {
  it('is told what happens with leads, signed, with ids and no names', async () => {
    const { webhook, secret } = await add([
      'lead.created',
      'lead.changed',
      'lead.status_changed',
      'lead.assigned',
      'lead.band_changed',
      'lead.merged',
    ]);
    expect(secret).toMatch(/^whsec_/);
    const lead = await addLead('mai@example.com');
    const created = await receivedOf('lead.created');
    const told = new StandardWebhook(secret).verify(created.body, created.headers as Record<string, string>);
    expect(told).toEqual({
      type: 'lead.created',
      timestamp: expect.any(String),
      data: { leadId: lead.id, agentId: null },
    });
    const strange = () =>
      new StandardWebhook('whsec_c3RyYW5nZXJzIHNlY3JldA==').verify(
        created.body,
        created.headers as Record<string, string>,
      );
    expect(strange).toThrow('No matching signature found');
    expect(bodyOf(await receivedOf('lead.band_changed')).data).toMatchObject({ leadId: lead.id, from: null });

    const moved = await owner.call('POST', `/leads/${lead.id}/status`, {
      status: 'contacted',
      reason: 'Called',
      version: lead.version,
    });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect(bodyOf(await receivedOf('lead.status_changed')).data).toEqual({
      leadId: lead.id,
      from: 'new',
      to: 'contacted',
    });
    expect(bodyOf(await receivedOf('lead.changed')).data.fields).toContain('status');

    const other = await addLead('mai.other@example.com');
    expect((await owner.call('POST', `/leads/${lead.id}/merges`, { otherId: other.id })).status).toBe(200);
    expect(bodyOf(await receivedOf('lead.merged')).data).toEqual({ leadId: lead.id, mergedLeadId: other.id });
    expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/Mai|example\.com/);
    await newestIs(webhook.id, { state: 'delivered', status: 204, tries: 1, error: null });
    await remove(webhook.id);
  });

  it('hears only of what it asked for, and of nothing while it is off', async () => {
    receiver.received.length = 0;
    const { webhook } = await add(['lead.created']);
    await owner.call('PATCH', `/workspace/webhooks/${webhook.id}`, { isActive: false });
    await addLead('off@example.com');
    await owner.call('PATCH', `/workspace/webhooks/${webhook.id}`, { isActive: true });
    const lead = await addLead('on@example.com');
    await newestIs(webhook.id, { state: 'delivered', event: 'lead.created' });
    expect(receiver.received.map((one) => bodyOf(one).data.leadId)).toEqual([lead.id]);
    expect((await owner.call('GET', '/workspace/webhooks')).body.items).toMatchObject([
      { id: webhook.id, isActive: true, lastDelivery: { state: 'delivered', status: 204 } },
    ]);
    await remove(webhook.id);
  });

  it('is told of appointments', async () => {
    receiver.received.length = 0;
    const { webhook } = await add(['appointment.booked', 'appointment.moved', 'appointment.cancelled']);
    const { slug } = await openBookingPage(owner);
    const { reply } = await bookByPage(node.client(), slug);
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    const booked = bodyOf(await receivedOf('appointment.booked')).data;
    expect(booked).toMatchObject({
      appointmentId: expect.any(String),
      startsAt: expect.stringMatching(/Z$/),
    });
    const called = await owner.call('POST', `/appointments/${booked.appointmentId}/cancel`, {
      reason: 'Ill',
    });
    expect(called.status, JSON.stringify(called.body)).toBe(200);
    expect(bodyOf(await receivedOf('appointment.cancelled')).data).toMatchObject({
      appointmentId: booked.appointmentId,
    });
    await remove(webhook.id);
  });
});

describe('a message that does not arrive', () => {
  it('is tried again later under the same id, and can be sent again by hand', async () => {
    receiver.received.length = 0;
    const { webhook, secret } = await add(['lead.created']);
    receiver.answerNext({ status: 503, body: 'Not now' }, 'hang up');
    await addLead('later@example.com');
    await newestIs(webhook.id, {
      state: 'waiting',
      tries: 1,
      status: 503,
      answer: 'Not now',
      nextTryAt: expect.any(String),
    });
    await tryNow();
    await newestIs(webhook.id, { state: 'waiting', tries: 2, status: null, error: 'We can’t reach it.' });
    const [{ id }] = await logOf(webhook.id);
    const again = await owner.call('POST', `/workspace/webhooks/deliveries/${id}/replay`);
    expect(again.body).toMatchObject({ id, state: 'waiting', tries: 0, nextTryAt: null });
    await newestIs(webhook.id, { state: 'delivered', tries: 1, status: 204, nextTryAt: null });
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id, id]);
    for (const { body, headers } of receiver.received)
      new StandardWebhook(secret).verify(body, headers as Record<string, string>);
    const { rows } = await installation.owner.query(`select 1 from timer where kind = 'webhook-try'`);
    expect(rows).toEqual([]);
    await remove(webhook.id);
  });

  it('waits for as long as a busy endpoint asks, and ends after the last try', async () => {
    const { webhook } = await add(['lead.created']);
    receiver.answerNext({ status: 429, headers: { 'retry-after': '3600' } });
    await addLead('busy@example.com');
    await newestIs(webhook.id, { state: 'waiting', status: 429, tries: 1 });
    const [{ id, nextTryAt }] = await logOf(webhook.id);
    expect(Date.parse(nextTryAt) - Date.now()).toBeGreaterThan(3_500_000);
    await installation.owner.query('update webhook_delivery set tries = 7 where id = $1', [id]);
    receiver.answerNext({ status: 500 });
    await tryNow();
    await newestIs(webhook.id, { state: 'failed', tries: 8, nextTryAt: null, error: 'It answered 500.' });
    await remove(webhook.id);
  });

  it('switches an endpoint off that says it is gone; switching it on forgets that', async () => {
    const { webhook } = await add(['lead.created']);
    receiver.answerNext({ status: 410 });
    await addLead('gone@example.com');
    await newestIs(webhook.id, { state: 'failed', status: 410, tries: 1 });
    const list = async () => (await owner.call('GET', '/workspace/webhooks')).body.items;
    expect(await list()).toMatchObject([{ isActive: false, goneAt: expect.any(String) }]);
    await owner.call('PATCH', `/workspace/webhooks/${webhook.id}`, { isActive: true });
    expect(await list()).toMatchObject([{ isActive: true, goneAt: null }]);
    await remove(webhook.id);
  });
});

describe('its secret', () => {
  it('is kept sealed, and can be changed: both sign for a day', async () => {
    receiver.received.length = 0;
    const { webhook, secret } = await add(['lead.created']);
    const changed = (await owner.call('POST', `/workspace/webhooks/${webhook.id}/secret`)).body;
    expect(changed.secret).not.toBe(secret);
    expect(changed.webhook.previousSecretUntil).toEqual(expect.any(String));
    const send = async () => {
      receiver.received.length = 0;
      const { status, body } = await owner.call('POST', `/workspace/webhooks/${webhook.id}/test`);
      expect(status, JSON.stringify(body)).toBe(200);
      await newestIs(webhook.id, { id: body.id, state: 'delivered', event: 'webhook.test' });
      return receiver.received[0] as Received;
    };
    const isGood = ({ body, headers }: Received, by: string): boolean => {
      try {
        new StandardWebhook(by).verify(body, headers as Record<string, string>);
        return true;
      } catch {
        return false;
      }
    };
    const first = await send();
    expect([isGood(first, secret), isGood(first, changed.secret)]).toEqual([true, true]);
    await installation.owner.query(`update webhook set previous_until = now() - interval '1 second'`);
    const later = await send();
    expect([isGood(later, secret), isGood(later, changed.secret)]).toEqual([false, true]);
    const { rows } = await installation.owner.query('select to_jsonb(w)::text as row from webhook w');
    expect(rows[0].row).not.toContain(changed.secret.slice(6));
    expect(JSON.stringify((await owner.call('GET', '/workspace/webhooks')).body)).not.toContain('whsec');
    await remove(webhook.id);
  });
});

it('is not for members below admin, nor for visitors, and there are few of them', async () => {
  const visitor = await visit(node.client());
  const webhook = { name: 'Hook', url: receiver.url, events: ['lead.created'] };
  expect((await visitor.call('POST', '/workspace/webhooks', webhook)).status).toBe(401);
  const agent = await signUp(node.client());
  await installation.owner.query(
    `insert into member (workspace_id, account_id, role) values ($1, $2, 'agent')`,
    [workspaceId, agent.session.account.id],
  );
  await agent.client.call('POST', `/workspaces/${workspaceId}/activate`);
  expect((await agent.client.call('POST', '/workspace/webhooks', webhook)).status).toBe(403);
  const refused = await owner.call('POST', '/workspace/webhooks', { name: '', url: 'ftp://x', events: [] });
  expect(refused.status).toBe(422);
  expect(refused.body.data.fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'events',
    'name',
    'url',
  ]);
  for (let at = 0; at < 10; at += 1)
    expect((await owner.call('POST', '/workspace/webhooks', webhook)).status).toBe(201);
  expect((await owner.call('POST', '/workspace/webhooks', webhook)).body.code).toBe('LIMIT_REACHED');
});
