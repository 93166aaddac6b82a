import { newsConsent } from '@propguard/rules/booking/news-consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookByPage, openBookingPage } from '../../../test/support/booking.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let workspaceId: string;
let office: string;
let agentId: string;
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const person = await signUp(node.client());
  owner = person.client;
  workspaceId = person.session.workspace.id;
  office = person.session.workspace.name;
  const { body } = await owner.call('POST', '/workspace/agents', { name: 'Nadia Petrov' });
  agentId = body.id;
});
afterAll(() => installation.close());

let made = 0;
const openHome = async (more: object = {}) => {
  made += 1;
  const { status, body } = await owner.call('POST', '/open-homes', {
    address: `${made} Poinciana Lane`,
    agentId,
    startsAt: new Date(Date.now() + made * 48 * HOUR_MS).toISOString(),
    minutes: 30,
    capacity: 3,
    outsideHours: true,
    ...more,
  });
  expect(status).toBe(201);
  return { id: body.id, appointmentId: body.appointmentId, pass: body.path.split('/').at(-1) };
};
/** It begins now. */
const begin = (appointmentId: string) =>
  installation.owner.query(
    `update appointment set starts_at = now(), ends_at = now() + interval '30 minutes', busy_from = now(), busy_to = now() + interval '45 minutes' where id = $1`,
    [appointmentId],
  );
const enter = (pass: string, name: string, more: object = {}) =>
  node.client().call('POST', `/open-home-doors/${pass}/visits`, {
    name,
    email: `${name.toLowerCase()}@harbour.localhost`,
    ...more,
  });
const detail = async (id: string) => (await owner.call('GET', `/open-homes/${id}`)).body;

describe('an open home', () => {
  it('takes the agent’s time, and shows strangers nothing but itself', async () => {
    const { id, pass } = await openHome();
    const { startTime } = await detail(id);
    const twice = await owner.call('POST', '/open-homes', {
      address: 'Elsewhere',
      agentId,
      startsAt: startTime,
      capacity: 3,
      outsideHours: true,
    });
    expect(twice.body.code).toBe('TIME_TAKEN');
    const { body } = await node.client().call('GET', `/open-home-doors/${pass}`);
    expect(body).toEqual({
      office,
      address: '1 Poinciana Lane',
      agent: 'Nadia Petrov',
      startTime,
      endTime: expect.any(String),
      zone: 'Australia/Sydney',
      phase: 'before',
      placesLeft: 3,
    });
  });

  it('keeps places beforehand, checks in at the door, and has room for no more', async () => {
    const { id, appointmentId, pass } = await openHome();
    expect((await enter(pass, 'Ben', { people: 2 })).body).toEqual({ isCheckedIn: false, placesLeft: 1 });
    const full = await enter(pass, 'Cleo', { people: 2 });
    expect(full.status).toBe(422);
    expect(full.body.data.fields[0]).toEqual({ field: 'people', message: 'There is one place left.' });
    await begin(appointmentId);
    expect((await enter(pass, 'Ben', { people: 1 })).body).toEqual({ isCheckedIn: true, placesLeft: 2 });
    // At once, for two places: the database counts.
    const both = await Promise.all(['Dan', 'Eve', 'Fay'].map((name) => enter(pass, name)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422]);
    expect(await detail(id)).toMatchObject({ taken: 3, checkedIn: 3, phase: 'door' });
  });

  it('makes leads with consent, each once', async () => {
    const { body: other } = await owner.call('POST', '/workspace/agents', { name: 'Tom Reid' });
    const { id, appointmentId, pass } = await openHome({ agentId: other.id });
    await begin(appointmentId);
    await enter(pass, 'Gil', { wantsNews: true, phone: '0491 570 006' });
    await enter(pass, 'Gil');
    const { visits } = await detail(id);
    expect(visits).toHaveLength(1);
    const { body: lead } = await owner.call('GET', `/leads/${visits[0].leadId}`);
    expect(lead).toMatchObject({ source: 'walk-in' });
    const { rows } = await installation.owner.query(
      'select text_shown, form from consent_event where workspace_id = $1',
      [workspaceId],
    );
    expect(rows).toEqual([{ text_shown: newsConsent(office), form: 'Open home check-in' }]);
  });

  it('called off: who has a place is told, and nobody enters', async () => {
    const { id, pass } = await openHome();
    await enter(pass, 'Hal');
    const { body } = await owner.call('POST', `/open-homes/${id}/cancel`, { reason: 'Sold.' });
    expect(body.phase).toBe('cancelled');
    expect((await enter(pass, 'Ida')).status).toBe(409);
    const { rows } = await installation.owner.query(
      `select body from outbound_message where workspace_id = $1 and subject like 'Cancelled: open home%'`,
      [workspaceId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].body).toContain('is cancelled');
  });

  it('a member checks somebody in; what is not there is not found', async () => {
    const { id, pass } = await openHome();
    await enter(pass, 'Jo');
    const { visits } = await detail(id);
    const { body } = await owner.call('POST', `/open-homes/${id}/visits/${visits[0].id}/check-in`);
    expect(body.visits[0].checkedInAt).not.toBeNull();
    expect((await owner.call('POST', `/open-homes/${visits[0].id}/visits/${id}/check-in`)).status).toBe(404);
    const { body: list } = await owner.call('GET', '/open-homes');
    expect(list.items.length).toBeGreaterThanOrEqual(5);
  });
});

describe('satisfaction', () => {
  it('is asked once after it took place, given once, and shown with its comment', async () => {
    const { slug } = await openBookingPage(owner);
    const { pass } = await bookByPage(node.client(), slug);
    const early = await node.client().call('POST', `/bookings/${pass}/rating`, { score: 5 });
    expect(early.status).toBe(409);
    const { rows } = await installation.owner.query(
      `select id from appointment where workspace_id = $1 and booked_by = 'client'`,
      [workspaceId],
    );
    const [{ id }] = rows;
    await owner.call('POST', `/appointments/${id}/end`, { outcome: 'done' });
    const { rows: timers } = await installation.owner.query(
      `select due_at > now() as later from timer where kind = 'appointment-satisfaction' and key = $1`,
      [id],
    );
    expect(timers).toEqual([{ later: true }]);
    const { body: shown } = await node.client().call('GET', `/bookings/${pass}`);
    expect(shown).toMatchObject({ canRate: true, rating: null });
    const wrong = await node.client().call('POST', `/bookings/${pass}/rating`, { score: 6 });
    expect(wrong.status).toBe(422);
    const given = await node
      .client()
      .call('POST', `/bookings/${pass}/rating`, { score: 4, comment: 'Kind and on time.' });
    expect(given.body).toMatchObject({ canRate: false, rating: 4 });
    expect((await node.client().call('POST', `/bookings/${pass}/rating`, { score: 1 })).status).toBe(409);
    const { body: detailed } = await owner.call('GET', `/appointments/${id}`);
    expect(detailed).toMatchObject({ satisfaction: 4, satisfactionComment: 'Kind and on time.' });
    const { body: figures } = await owner.call('GET', '/appointments/figures');
    expect(figures.clientSatisfaction).toEqual({ average: 4, count: 1 });
  });
});
