import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CalendarLink } from '@propguard/protocol/calendars';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';
import {
  aCalendar,
  anEvent,
  findRadicale,
  RADICALE_USER,
  startRadicale,
  type TestCalendar,
  type TestRadicale,
} from '../../../test/support/radicale.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let workspaceId: string;
let agentId: string;
let published: { text: string; status: number; server: Server; url: string };

/** Monday in some weeks, so that the agent works and everything can be booked. */
const DAY = (() => {
  const day = new Date(Date.now() + 21 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
})();
/** Brisbane is ten hours ahead, all year. */
const at = (time: string): string => new Date(`${DAY}T${time}:00+10:00`).toISOString();
const ics = (time: string): string => at(time).replaceAll(/[-:]|\.\d+/g, '');

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { OUTSIDE_SERVICES_PRIVATE: 'true' } });
  const server = createServer((_, reply) => {
    reply.writeHead(published.status, { 'content-type': 'text/calendar' });
    reply.end(published.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  published = { text: '', status: 200, server, url: `http://127.0.0.1:${port}/calendar.ics` };
});
beforeEach(async () => {
  const person = await signUp(node.client());
  owner = person.client;
  workspaceId = person.session.workspace.id;
  const { body: members } = await owner.call('GET', '/workspace/members');
  const { body } = await owner.call('POST', '/workspace/agents', {
    name: 'Nadia Petrov',
    memberId: members.items[0].id,
    zone: 'Australia/Brisbane',
    hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '09:00', to: '17:00' })),
  });
  agentId = body.id;
});
afterAll(async () => {
  await installation.close();
  published.server.close();
});

const calendarOf = async (id: string): Promise<CalendarLink> =>
  (await owner.call('GET', '/calendars')).body.items.find((link: CalendarLink) => link.id === id);

/** Waits until it was tried again after what was known before. */
const read = async (id: string, triedAt: string | null): Promise<CalendarLink> =>
  vi.waitFor(async () => {
    // In one statement: begun anew, and over. What is read after it is not the state before.
    const { rows } = await installation.owner.query(
      'select syncing_until, tried_at from calendar_link where id = $1',
      [id],
    );
    expect(rows[0].syncing_until).toBeNull();
    expect(rows[0].tried_at?.toISOString() ?? null).not.toBe(triedAt);
    return calendarOf(id);
  }, PATIENCE);
const syncAgain = async (id: string): Promise<CalendarLink> => {
  const { triedAt } = await calendarOf(id);
  expect((await owner.call('POST', `/calendars/${id}/sync`)).status).toBe(200);
  return read(id, triedAt);
};
const connect = async (calendar: object): Promise<CalendarLink> => {
  const { status, body } = await owner.call('POST', '/calendars', { agentId, ...calendar });
  expect(status).toBe(201);
  return read(body.id, null);
};
const freeAt = async (...times: string[]): Promise<boolean[]> => {
  const { body } = await owner.call(
    'GET',
    `/appointments/free-times?kind=viewing&from=${DAY}&days=1&zone=Australia/Brisbane`,
  );
  const starts = body.items.map(({ startTime }: { startTime: string }) => startTime);
  return times.map((time) => starts.includes(at(time)));
};
const book = (time: string, more: object = {}) =>
  owner.call('POST', '/appointments', {
    kind: 'viewing',
    agentId,
    startsAt: at(time),
    isConfirmed: true,
    person: { name: 'Daniel Okafor', addresses: [{ kind: 'email', value: 'daniel@harbour.localhost' }] },
    ...more,
  });

describe('a published calendar', () => {
  it('makes the agent busy; half an answer, an error and a page remove nothing', async () => {
    published.text = aCalendar(anEvent('dentist', `DTSTART:${ics('10:00')}`, `DTEND:${ics('11:00')}`));
    const link = await connect({ kind: 'ics', url: published.url, name: 'Own calendar' });
    expect(link).toMatchObject({ state: 'fresh', problem: null, busyTimes: 1, name: 'Own calendar' });
    expect(JSON.stringify(link)).not.toContain('calendar.ics');
    expect(await freeAt('09:00', '10:00', '10:30', '11:00', '14:00')).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);

    const shown = await owner.call(
      'GET',
      `/appointments/calendar?agentId=${agentId}&from=${at('08:00')}&to=${at('18:00')}`,
    );
    expect(shown.body.outside).toEqual([{ agentId, startTime: at('10:00'), endTime: at('11:00') }]);

    const refused = await book('10:00');
    expect(refused.status).toBe(422);
    expect(refused.body.data.fields[0].message).toContain('in their own calendar');
    const whoever = await book('10:00', { agentId: null });
    expect(whoever.body.code).toBe('TIME_TAKEN');
    expect((await book('10:00', { outsideHours: true })).status).toBe(201);

    for (const [text, status, words] of [
      [published.text.slice(0, -30), 200, 'only answered in part'],
      ['<html>Sign in</html>', 200, 'only answered in part'],
      ['', 500, 'error (500)'],
      ['', 404, 'no calendar'],
    ] as const) {
      Object.assign(published, { text, status });
      const failed = await syncAgain(link.id);
      expect(failed).toMatchObject({ state: 'failed', busyTimes: 1 });
      expect(failed.problem).toContain(words);
    }
    Object.assign(published, { text: aCalendar(), status: 200 });
    expect(await syncAgain(link.id)).toMatchObject({ state: 'fresh', problem: null, busyTimes: 0 });
  });

  it('is read again when that is asked for while it is being read, or just was', async () => {
    Object.assign(published, { text: aCalendar(), status: 200 });
    const link = await connect({ kind: 'ics', url: published.url });
    await installation.owner.query(
      `update calendar_link set syncing_until = now() + interval '2 seconds' where id = $1`,
      [link.id],
    );
    expect((await owner.call('POST', `/calendars/${link.id}/sync`)).status).toBe(200);
    expect(await read(link.id, link.triedAt)).toMatchObject({ state: 'fresh' });
    // Each of them right after the other has ended: none is put off.
    for (const _ of [1, 2, 3]) await syncAgain(link.id);
  });

  it('is refused twice, of nobody, and gone with what it said', async () => {
    Object.assign(published, {
      text: aCalendar(anEvent('dentist', `DTSTART:${ics('10:00')}`, `DTEND:${ics('11:00')}`)),
      status: 200,
    });
    const link = await connect({ kind: 'ics', url: published.url });
    expect(link.name).toContain('127.0.0.1');
    const twice = await owner.call('POST', '/calendars', { agentId, kind: 'ics', url: published.url });
    expect(twice.body.data.fields[0]).toEqual({
      field: 'url',
      message: 'This calendar is already connected.',
    });
    const nobodys = await owner.call('POST', '/calendars', {
      agentId: '00000000-0000-4000-8000-000000000000',
      kind: 'ics',
      url: published.url,
    });
    expect(nobodys.status).toBe(404);
    expect(await freeAt('10:00')).toEqual([false]);
    expect((await owner.call('DELETE', `/calendars/${link.id}`)).status).toBe(200);
    expect(await freeAt('10:00')).toEqual([true]);
    expect((await owner.call('DELETE', `/calendars/${link.id}`)).status).toBe(404);
    expect((await owner.call('POST', `/calendars/${link.id}/sync`)).status).toBe(404);
  });
});

const program = findRadicale();
describe.skipIf(program === null)(
  `a calendar by CalDAV${program ? '' : ' (Radicale is not installed)'}`,
  () => {
    let radicale: TestRadicale;
    let calendar: TestCalendar;
    let made = 0;

    beforeAll(async () => {
      radicale = await startRadicale(program ?? '');
    });
    beforeEach(async () => {
      made += 1;
      calendar = await radicale.makeCalendar(`own${made}`);
    });
    afterAll(() => radicale.stop());
    const caldav = () => ({ kind: 'caldav', url: calendar.url, ...RADICALE_USER });
    const detail = async (id: string) => (await owner.call('GET', `/appointments/${id}`)).body;
    const fileOf = async (id: string): Promise<string> => (await calendar.request('GET', `${id}.ics`)).text();
    const lettersTo = async (subject: string) =>
      (
        await installation.owner.query(
          'select 1 from outbound_message where subject like $1 and workspace_id = $2',
          [`${subject}%`, workspaceId],
        )
      ).rowCount;
    const notices = async (): Promise<string[]> =>
      (await owner.call('GET', '/notices')).body.items.map(({ text }: { text: string }) => text);

    it('is found by the server, the name and the password alone', async () => {
      const server = new URL('/', calendar.url).href;
      const found = await owner.call('POST', '/calendars/discovery', { url: server, ...RADICALE_USER });
      expect(found.status, JSON.stringify(found.body)).toBe(200);
      expect(found.body.items.map(({ url }: { url: string }) => url)).toContain(calendar.url);
      const itself = await owner.call('POST', '/calendars/discovery', {
        url: calendar.url,
        ...RADICALE_USER,
      });
      expect(itself.body.items).toMatchObject([{ url: calendar.url }]);
      const wrong = await owner.call('POST', '/calendars/discovery', {
        url: server,
        username: RADICALE_USER.username,
        password: 'rainy day',
      });
      expect(wrong.status).toBe(422);
      expect(wrong.body.data.fields[0]).toMatchObject({ field: 'password' });
      const nobody = await owner.call('POST', '/calendars/discovery', {
        url: 'http://127.0.0.1:9',
        ...RADICALE_USER,
      });
      expect(nobody.body.data.fields[0].field).toBe('url');
    });

    it('says when it is no calendar, or the password is wrong', async () => {
      const wrong = await connect({ ...caldav(), password: 'rainy day' });
      expect(wrong).toMatchObject({ state: 'failed', syncedAt: null });
      expect(wrong.problem).toContain('password');
      const none = await connect({ ...caldav(), url: calendar.url.replace(/own\d+\/$/, '') });
      expect(none.problem).toContain('something other than a calendar');
      const noName = await owner.call('POST', '/calendars', { ...caldav(), agentId, username: '' });
      expect(noName.body.data.fields[0].field).toBe('username');
    });

    it('is read by what changed: new, changed and deleted events', async () => {
      await calendar.put('dentist.ics', `DTSTART:${ics('10:00')}`, `DTEND:${ics('11:00')}`);
      await calendar.put('lunch.ics', `DTSTART:${ics('12:00')}`, `DTEND:${ics('13:00')}`);
      const link = await connect(caldav());
      expect(link).toMatchObject({ state: 'fresh', problem: null, busyTimes: 2 });
      expect(await freeAt('10:00', '12:00', '14:00')).toEqual([false, false, true]);
      await calendar.put('dentist.ics', `DTSTART:${ics('14:00')}`, `DTEND:${ics('15:00')}`);
      await calendar.request('DELETE', 'lunch.ics');
      await calendar.put('sport.ics', `DTSTART:${ics('16:00')}`, `DTEND:${ics('17:00')}`);
      expect(await syncAgain(link.id)).toMatchObject({ state: 'fresh', busyTimes: 2 });
      expect(await freeAt('10:00', '12:00', '14:00', '15:30')).toEqual([true, true, false, false]);
    });

    it('gets what is booked, moved and cancelled here, each once', async () => {
      const link = await connect(caldav());
      const { body: booked } = await book('10:00');
      await syncAgain(link.id);
      expect(await calendar.names()).toEqual([`${booked.id}.ics`]);
      expect(await fileOf(booked.id)).toContain(`DTSTART:${ics('10:00')}`);
      expect(await fileOf(booked.id)).not.toContain('METHOD');
      await owner.call('POST', `/appointments/${booked.id}/move`, { startsAt: at('14:00') });
      await syncAgain(link.id);
      expect(await fileOf(booked.id)).toContain(`DTSTART:${ics('14:00')}`);
      // Our own appointment does not make its agent busy.
      expect(await calendarOf(link.id)).toMatchObject({ state: 'fresh', busyTimes: 0 });
      await owner.call('POST', `/appointments/${booked.id}/cancel`, { reason: 'Sold.' });
      await syncAgain(link.id);
      expect(await calendar.names()).toEqual([]);
    });

    it('moved there to a free time: moved here, and the client is told; to a taken one: put right, and the agent is told', async () => {
      const link = await connect(caldav());
      const { body: booked } = await book('10:00');
      await book('15:00', { person: undefined });
      await syncAgain(link.id);
      const moveThere = async (from: string, to: string) => {
        const text = await fileOf(booked.id);
        const ends = new Date(Date.parse(at(to)) + 3_600_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
        await calendar.request(
          'PUT',
          `${booked.id}.ics`,
          text.replace(`DTSTART:${ics(from)}`, `DTSTART:${ics(to)}`).replace(/DTEND:.*/, `DTEND:${ends}`),
        );
      };
      // Before the hours: whose calendar it is has agreed.
      await moveThere('10:00', '08:00');
      await syncAgain(link.id);
      const moved = await detail(booked.id);
      expect(moved).toMatchObject({ startTime: at('08:00'), status: 'rescheduled', sequence: 1 });
      expect(moved.history.at(-1)).toMatchObject({ kind: 'moved', by: 'calendar' });
      expect(await lettersTo('New time')).toBe(1);
      await moveThere('08:00', '15:00');
      await syncAgain(link.id);
      expect(await detail(booked.id)).toMatchObject({ startTime: at('08:00'), sequence: 1 });
      expect(await fileOf(booked.id)).toContain(`DTSTART:${ics('08:00')}`);
      expect((await notices()).some((text) => text.includes('that time is taken'))).toBe(true);
      await syncAgain(link.id);
      expect(await lettersTo('New time')).toBe(1);
    });

    it('deleted there: the agent is asked, keeps it or cancels it', async () => {
      const link = await connect(caldav());
      const { body: booked } = await book('10:00');
      await syncAgain(link.id);
      await calendar.request('DELETE', `${booked.id}.ics`);
      await syncAgain(link.id);
      expect(await detail(booked.id)).toMatchObject({ status: 'confirmed', goneFrom: link.name });
      expect((await notices()).some((text) => text.includes('was deleted in your own calendar'))).toBe(true);
      await syncAgain(link.id);
      expect(await calendar.names()).toEqual([]);
      const { triedAt } = await calendarOf(link.id);
      expect((await owner.call('POST', `/calendars/kept-appointments/${booked.id}`)).status).toBe(200);
      await read(link.id, triedAt);
      expect(await calendar.names()).toEqual([`${booked.id}.ics`]);
      expect((await detail(booked.id)).goneFrom).toBeNull();
      expect((await owner.call('POST', `/calendars/kept-appointments/${booked.id}`)).status).toBe(404);
    });
  },
);
