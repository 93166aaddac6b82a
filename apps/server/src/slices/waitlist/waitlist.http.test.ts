import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bookByPage, openBookingPage, timesOf } from '../../../test/support/booking.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import { EVENT_CHANNEL } from '../../events/publish.ts';
import { TIMER_BELL } from '../../timers/waiting.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let page: Awaited<ReturnType<typeof openBookingPage>>;
const stranger = () => node.client();

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  owner = (await signUp(node.client())).client;
  page = await openBookingPage(owner);
});
afterAll(() => installation.close());

const dayOf = (instant: string): string =>
  new Date(Date.parse(instant) + 10 * 3_600_000).toISOString().slice(0, 10);
const join = async (name: string, more: object = {}): Promise<string> => {
  const days = { fromDay: '2026-01-01', toDay: '2026-01-02', ...more };
  const { status, body } = await stranger().call('POST', `/book/${page.slug}/waitlist`, {
    place: 'physical',
    name,
    email: `${name.toLowerCase()}@harbour.localhost`,
    ...days,
  });
  expect(status).toBe(201);
  return body.pass;
};
const placeOf = async (pass: string) => (await stranger().call('GET', `/waitlist-places/${pass}`)).body;
const answer = (pass: string, what: 'accept' | 'decline' | 'leave') =>
  stranger().call('POST', `/waitlist-places/${pass}/${what}`);
const offered = (pass: string) =>
  vi.waitFor(async () => {
    const place = await placeOf(pass);
    expect(place.offer).not.toBeNull();
    return place;
  }, PATIENCE);

describe('a time that becomes free', () => {
  it('is kept for the first who fits, then for the next, until somebody takes it', async () => {
    const { pass: booking, startsAt } = await bookByPage(stranger(), page.slug);
    const days = { fromDay: dayOf(startsAt), toDay: dayOf(startsAt) };
    const elsewhen = await join('Ana', { fromDay: '2099-01-01', toDay: '2099-01-02' });
    const first = await join('Ben', days);
    const second = await join('Cleo', days);
    const third = await join('Dan', days);
    expect(await placeOf(first)).toMatchObject({ state: 'waiting', offer: null, title: 'Meet Nadia' });

    await stranger().call('POST', `/bookings/${booking}/cancel`, {});
    const offer = await offered(first);
    expect(offer).toMatchObject({ state: 'offered', offer: { startTime: startsAt } });
    // Kept: nobody else finds it among the free times.
    expect(await timesOf(stranger(), page.slug)).not.toContain(startsAt);
    expect((await placeOf(second)).offer).toBeNull();
    const { body: seen } = await owner.call('GET', '/waitlist');
    expect(
      seen.items.map(({ person, state }: { person: { name: string }; state: string }) => [
        person.name,
        state,
      ]),
    ).toEqual([
      ['Ana', 'waiting'],
      ['Ben', 'offered'],
      ['Cleo', 'waiting'],
      ['Dan', 'waiting'],
    ]);

    expect((await answer(first, 'decline')).body).toMatchObject({ state: 'waiting', offer: null });
    await offered(second);
    // Half an hour goes by.
    await installation.owner.query(
      `update waitlist_entry set offered_until = now() - interval '1 second' where state = 'offered'`,
    );
    await installation.owner.query(`update timer set due_at = now() where kind = 'waitlist-offer-ends'`);
    await installation.owner.query(`update appointment set held_until = now() where status = 'held'`);
    expect((await answer(second, 'accept')).body.code).toBe('TIME_TAKEN');
    await installation.owner.query('select pg_notify($1, $2)', [
      EVENT_CHANNEL,
      JSON.stringify({ ring: TIMER_BELL }),
    ]);
    await offered(third);
    expect(await placeOf(second)).toMatchObject({ state: 'waiting', offer: null });

    const taken = await answer(third, 'accept');
    expect(taken.status).toBe(200);
    expect(taken.body.booking).toMatchObject({ startTime: startsAt, status: 'confirmed' });
    const again = await answer(third, 'accept');
    expect(again.body.pass).toBe(taken.body.pass);
    expect(await placeOf(third)).toMatchObject({ state: 'booked' });
    expect(await placeOf(elsewhen)).toMatchObject({ state: 'waiting' });
    const { rows } = await installation.owner.query(
      `select count(*)::int as letters from outbound_message where subject like 'A time has come up%'`,
    );
    expect(rows[0].letters).toBe(3);
  });
});

describe('a place', () => {
  it('is one on a page, with the wish that was said last', async () => {
    const first = await join('Gil', { fromDay: '2099-02-01', toDay: '2099-02-02' });
    const second = await join('Gil', { fromDay: '2099-03-01', toDay: '2099-03-02', part: 'morning' });
    expect(second).toBe(first);
    expect(await placeOf(first)).toMatchObject({ fromDay: '2099-03-01', part: 'morning' });
  });

  it('is left by its holder, and taken away by a member', async () => {
    const left = await join('Hal', { fromDay: '2099-02-01', toDay: '2099-02-02' });
    expect((await answer(left, 'leave')).body.state).toBe('left');
    expect((await answer(left, 'accept')).body.code).toBe('TIME_TAKEN');
    await join('Ida', { fromDay: '2099-02-01', toDay: '2099-02-02' });
    const { body } = await owner.call('GET', '/waitlist');
    const ida = body.items.find(({ person }: { person: { name: string } }) => person.name === 'Ida');
    expect((await owner.call('DELETE', `/waitlist/${ida.id}`)).status).toBe(200);
    expect((await owner.call('DELETE', `/waitlist/${ida.id}`)).status).toBe(404);
  });

  it('is offered its first gap by a member, out of turn, and once', async () => {
    const day = new Date(Date.now() + 25 * 86_400_000).toISOString().slice(0, 10);
    const waits = await join('Kit', { fromDay: day, toDay: day, part: 'afternoon' });
    const never = await join('Lou', { fromDay: '2099-02-01', toDay: '2099-02-02' });
    const { body } = await owner.call('GET', '/waitlist');
    const idOf = (name: string) =>
      body.items.find(({ person }: { person: { name: string } }) => person.name === name).id;
    const { body: gaps } = await owner.call('GET', '/waitlist/gaps');
    const gapOf = (name: string) =>
      gaps.items.find(({ entryId }: { entryId: string }) => entryId === idOf(name)).gap;
    expect(gapOf('Lou')).toBeNull();
    expect(gapOf('Kit')).toMatchObject({ agentId: page.agentId, startTime: `${day}T02:00:00.000Z` });
    const offer = await owner.call('POST', `/waitlist/${idOf('Kit')}/offer`);
    expect(offer.body).toMatchObject({ state: 'offered', offeredStartTime: gapOf('Kit').startTime });
    expect((await placeOf(waits)).offer).toMatchObject({ startTime: gapOf('Kit').startTime });
    expect((await owner.call('POST', `/waitlist/${idOf('Kit')}/offer`)).status).toBe(409);
    expect((await owner.call('POST', `/waitlist/${idOf('Lou')}/offer`)).body.code).toBe('TIME_TAKEN');
    await answer(waits, 'leave');
    await answer(never, 'leave');
    expect((await owner.call('POST', `/waitlist/${idOf('Kit')}/offer`)).status).toBe(404);
  });

  it.each([
    [{ fromDay: '2099-02-02', toDay: '2099-02-01' }, 'toDay'],
    [{ fromDay: '2099-02-01', toDay: '2099-12-01' }, 'toDay'],
    [{ fromDay: '2020-02-01', toDay: '2020-02-02' }, 'toDay'],
    [{ place: 'phone', fromDay: '2099-02-01', toDay: '2099-02-02' }, 'place'],
    [{ name: '', fromDay: '2099-02-01', toDay: '2099-02-02' }, 'name'],
  ])('is refused with %j', async (wrong, field) => {
    const { status, body } = await stranger().call('POST', `/book/${page.slug}/waitlist`, {
      place: 'physical',
      name: 'Jo',
      email: 'jo@harbour.localhost',
      ...wrong,
    });
    expect(status).toBe(422);
    expect(body.data.fields[0].field).toBe(field);
  });
});

describe('an agent who works at other hours', () => {
  it('is offered to who waits for a time that there was not', async () => {
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const agent = `/workspace/agents/${page.agentId}`;
    const away = await owner.call('POST', `${agent}/exceptions`, { from: day, to: day, hours: [] });
    expect(away.status, JSON.stringify(away.body)).toBeLessThan(300);
    const waits = await join('Hana', { fromDay: day, toDay: day, part: 'morning' });
    const id = away.body.exceptions.at(-1).id;
    expect((await owner.call('DELETE', `${agent}/exceptions/${id}`)).status).toBe(200);
    const place = await offered(waits);
    expect(dayOf(place.offer.startTime)).toBe(day);
    await answer(waits, 'accept');
  });
});
