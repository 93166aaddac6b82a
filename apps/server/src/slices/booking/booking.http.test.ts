import { BOOKING_REFUSALS } from '@propguard/rules/booking/booking-refusals';
import { newsConsent } from '@propguard/rules/booking/news-consent';
import { zoneOf } from '@propguard/rules/time/zone-of';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookByPage, holdByPage, openBookingPage, timesOf } from '../../../test/support/booking.ts';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { findKnownHome } from '../../../test/support/known-home.ts';
import { signUp } from '../../../test/support/people.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let workspaceId: string;
let page: Awaited<ReturnType<typeof openBookingPage>>;
const stranger = () => node.client();

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({
    settings: { PROPGUARD_ROLE: 'api', RATE_LIMIT_CREDENTIALS: '10000' },
  });
  const person = await signUp(node.client());
  owner = person.client;
  workspaceId = person.session.workspace.id;
  page = await openBookingPage(owner, { note: 'Meet at the gate.' });
});
afterAll(() => installation.close());

const lettersOf = async (
  appointmentPart: string,
): Promise<{ subject: string; body: string; ics: string }[]> => {
  const { rows } = await installation.owner.query(
    `select m.subject, m.body, convert_from(a.content, 'utf8') as ics from outbound_message m
     join outbound_attachment a on a.message_id = m.id
     where m.workspace_id = $1 and m.body like '%' || $2 || '%' order by m.created_at`,
    [workspaceId, appointmentPart],
  );
  return rows;
};
const eventIn = (ics: string) => {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: event?.getFirstPropertyValue('sequence'),
    status: event?.getFirstPropertyValue('status'),
    start: (event?.getFirstPropertyValue('dtstart') as ICAL.Time | null)?.toJSDate().toISOString(),
  };
};

describe('a page', () => {
  it('shows a stranger what can be booked, and nothing else of the workspace', async () => {
    const { status, body } = await stranger().call('GET', `/book/${page.slug}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      title: 'Meet Nadia',
      office: expect.any(String),
      zone: 'Australia/Brisbane',
      agent: 'Nadia Petrov',
      kind: 'viewing',
      places: [
        { place: 'physical', minutes: 60 },
        { place: 'virtual', minutes: 30 },
      ],
      note: 'Meet at the gate.',
      home: null,
      rating: null,
      remindsByWhatsApp: false,
      horizonDays: expect.any(Number),
    });
  });

  it('of a home has its address; one that cannot be found is refused', async () => {
    const home = await findKnownHome(installation);
    const made = await owner.call('POST', '/booking-pages', {
      title: 'View it',
      subject: 'home',
      propertyId: home.id,
    });
    expect(made.status).toBe(201);
    const shown = await stranger().call('GET', `/book/${made.body.slug}`);
    expect(shown.body.home.address).toMatch(/\d{4}$/);
    expect(shown.body.agent).toBeNull();
    const picture = `/book/${made.body.slug}/photo?v=${encodeURIComponent(shown.body.home.photoVersion)}`;
    const photo = await stranger().call('GET', picture);
    expect(photo.headers.get('content-type')).toContain('image/svg+xml');
    expect(photo.headers.get('cache-control')).toContain('immutable');
    expect((await stranger().call('GET', `/book/${page.slug}/photo`)).status).toBe(422);
    expect((await owner.call('DELETE', `/booking-pages/${made.body.id}`)).status).toBe(200);
    expect((await stranger().call('GET', `/book/${made.body.slug}`)).status).toBe(404);
    const gone = await owner.call('POST', '/booking-pages', {
      title: 'View it',
      subject: 'home',
      propertyId: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a',
    });
    expect(gone.body.data.fields[0].field).toBe('propertyId');
  });

  it('tells its times by the same clocks before and after it is booked, whoever comes', async () => {
    const home = await findKnownHome(installation);
    const booked = async (facts: object, email: string) => {
      const made = await owner.call('POST', '/booking-pages', { title: 'Come along', ...facts });
      const shown = await stranger().call('GET', `/book/${made.body.slug}`);
      const { reply, pass } = await bookByPage(stranger(), made.body.slug, { name: 'Ana Silva', email });
      await stranger().call('POST', `/bookings/${pass}/cancel`, {});
      await owner.call('DELETE', `/booking-pages/${made.body.id}`);
      return { page: shown.body, zone: reply.body.booking.zone };
    };
    // The only agent lives by Brisbane's clocks, the office by Sydney's.
    const team = await booked({ subject: 'team' }, 'ana.team@harbour.localhost');
    expect(team).toMatchObject({ page: { zone: 'Australia/Sydney' }, zone: 'Australia/Sydney' });
    const atHome = await booked({ subject: 'home', propertyId: home.id }, 'ana.home@harbour.localhost');
    const postcode = atHome.page.home.address.slice(-4);
    expect(atHome.page.zone).toBe(zoneOf({ postcode }, 'nowhere'));
    expect(atHome.zone).toBe(atHome.page.zone);
  });

  it.each([
    [{ subject: 'agent', title: 'x' }, 'agentId'],
    [{ subject: 'home', title: 'x' }, 'propertyId'],
    [{ subject: 'team', title: ' ' }, 'title'],
    [{ subject: 'team', title: 'x', places: [] }, 'places'],
    [{ subject: 'agent', title: 'x', agentId: '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a' }, 'agentId'],
  ])('%j is refused at %s', async (body, field) => {
    const refused = await owner.call('POST', '/booking-pages', body);
    expect(refused.status).toBe(422);
    expect(refused.body.data.fields[0].field).toBe(field);
  });

  it('that is switched off is gone for strangers, and comes back', async () => {
    const close = (isOpen: boolean) => owner.call('PATCH', `/booking-pages/${page.pageId}`, { isOpen });
    expect((await close(false)).body.isOpen).toBe(false);
    expect((await stranger().call('GET', `/book/${page.slug}`)).status).toBe(404);
    expect((await holdByPage(stranger(), page.slug, '2027-01-01T00:00:00.000Z')).status).toBe(404);
    await close(true);
    expect((await stranger().call('GET', `/book/${page.slug}`)).status).toBe(200);
  });
});

describe('a time', () => {
  it('that is kept by one is not offered to another, and comes back when another is kept instead', async () => {
    const [first, second] = await timesOf(stranger(), page.slug);
    const hold = await holdByPage(stranger(), page.slug, first ?? '');
    expect(hold.status).toBe(201);
    expect(await timesOf(stranger(), page.slug)).not.toContain(first);
    const day = first?.slice(0, 10) ?? '';
    const { body: all } = await stranger().call(
      'GET',
      `/book/${page.slug}/times?place=physical&from=${day}&days=1&zone=UTC`,
    );
    expect(all.taken[0]).toEqual({ startTime: first, endTime: hold.body.endTime });
    expect((await holdByPage(stranger(), page.slug, first ?? '')).status).toBe(422);
    const other = await stranger().call('POST', `/book/${page.slug}/holds`, {
      place: 'physical',
      startsAt: second === first ? second : (await timesOf(stranger(), page.slug)).at(5),
      insteadOf: hold.body.id,
    });
    expect(other.status).toBe(201);
    expect(await timesOf(stranger(), page.slug)).toContain(first);
  });

  it.each([
    ['outside the hours', '2027-01-04T12:00:00.000Z'],
    ['in the past', '2020-01-06T00:00:00.000Z'],
    ['between two that are offered', '2026-12-01T00:10:00.000Z'],
    ['beyond the horizon', '2036-01-01T00:00:00.000Z'],
  ])('%s cannot be kept', async (_what, startsAt) => {
    const refused = await holdByPage(stranger(), page.slug, startsAt);
    expect(refused.status).toBe(422);
    expect(refused.body.data.fields[0].field).toBe('startsAt');
  });

  it('in a way that the page does not offer cannot be kept', async () => {
    const refused = await stranger().call('POST', `/book/${page.slug}/holds`, {
      place: 'phone',
      startsAt: (await timesOf(stranger(), page.slug))[0],
    });
    expect(refused.body.data.fields[0].field).toBe('place');
  });
});

describe('a booking', () => {
  it('is made, moved and cancelled by its link; calendars are told each time', async () => {
    const { pass, startsAt, reply } = await bookByPage(stranger(), page.slug, {
      phone: '0491 570 159',
      people: 2,
      note: 'Please show us the courtyard.',
      wantsNews: true,
      language: 'fr',
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      mailed: false,
      booking: {
        title: 'Visite avec Nadia Petrov',
        status: 'confirmed',
        startTime: startsAt,
        agent: 'Nadia Petrov',
        agentPhone: '+61491570156',
        canChange: true,
      },
    });
    expect(JSON.stringify(reply.body)).not.toContain('courtyard');

    const listed = await owner.call('GET', '/appointments');
    const [appointment] = listed.body.items.filter(
      ({ client }: { client: { name: string } | null }) => client?.name === 'Daniel Okafor',
    );
    const detail = await owner.call('GET', `/appointments/${appointment.id}`);
    expect(detail.body).toMatchObject({
      title: 'Viewing with Daniel Okafor',
      bookedBy: 'client',
      instructions: 'Meet at the gate.',
      participants: { agent: { name: 'Nadia Petrov', phone: '+61491570156', avatar: 'NP' } },
    });
    const leads = await installation.owner.query(
      `select l.source, t.kind from lead l join lead_touch t on t.lead_id = l.id where l.id = $1`,
      [detail.body.leadId],
    );
    expect(leads.rows).toEqual([{ source: 'website', kind: 'booking' }]);
    expect(detail.body.notes).toBe(
      '2 people are coming.\n\nThey booked in French.\n\nPlease show us the courtyard.',
    );
    const consents = await installation.owner.query(
      `select kind, source, form, text_shown from consent_event where workspace_id = $1`,
      [workspaceId],
    );
    expect(consents.rows).toEqual([
      {
        kind: 'express',
        source: 'form',
        form: 'Public booking page',
        text_shown: newsConsent(reply.body.booking.office, 'fr'),
      },
    ]);

    const times = await stranger().call(
      'GET',
      `/bookings/${pass}/times?from=${startsAt.slice(0, 10)}&days=3&zone=Australia/Brisbane`,
    );
    const to = times.body.items[0].startTime;
    // What is moved does not stand in its own way: half an hour earlier is another time, the same is not.
    const offeredStarts: string[] = times.body.items.map(({ startTime }: { startTime: string }) => startTime);
    expect(offeredStarts).toContain(new Date(Date.parse(startsAt) - 1_800_000).toISOString());
    expect(offeredStarts).not.toContain(startsAt);
    const moved = await stranger().call('POST', `/bookings/${pass}/move`, { startsAt: to });
    expect(moved.body).toMatchObject({ status: 'rescheduled', startTime: to });
    const nonsense = await stranger().call('POST', `/bookings/${pass}/move`, {
      startsAt: '2027-01-04T12:00:00.000Z',
    });
    expect(nonsense.status).toBe(422);
    const file = await stranger().call('GET', `/bookings/${pass}/calendar`);
    expect(file.headers.get('content-type')).toContain('text/calendar');

    const cancelled = await stranger().call('POST', `/bookings/${pass}/cancel`, { reason: 'We are ill.' });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', canChange: false, bookAgain: page.slug });
    expect((await stranger().call('POST', `/bookings/${pass}/cancel`, {})).status).toBe(200);
    expect((await stranger().call('POST', `/bookings/${pass}/move`, { startsAt })).status).toBe(409);
    expect(await timesOf(stranger(), page.slug)).toContain(startsAt);

    const letters = await lettersOf('Daniel Okafor');
    expect(letters.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Confirmé ',
      'Nouvelle heure ',
      'Annulé ',
    ]);
    expect(letters[0]?.body).toContain(`/booking/${pass}`);
    for (const { body } of letters) expect(body).toContain('Nadia Petrov est au 0491 570 156.');
    expect(letters[0]?.ics).toContain('SUMMARY:Visite avec Nadia Petrov');
    const events = letters.map(({ ics }) => eventIn(ics));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    expect(events.map(({ method, sequence, status, start }) => [method, sequence, status, start])).toEqual([
      ['REQUEST', 0, 'CONFIRMED', startsAt],
      ['REQUEST', 1, 'CONFIRMED', to],
      ['CANCEL', 2, 'CANCELLED', to],
    ]);
  });

  it('is reminded by WhatsApp where the workspace can, at the number that was given', async () => {
    const tick = (phone: string) =>
      bookByPage(stranger(), page.slug, {
        name: 'Mai',
        email: 'mai@harbour.localhost',
        phone,
        byWhatsApp: true,
      });
    const without = await tick('');
    expect(without.reply.body.data.fields[0].field).toBe('phone');
    await installation.owner.query(
      `with c as (insert into channel_connection (workspace_id, channel, is_enabled, settings)
         values ($1, 'whatsapp', true, '{}') returning id, workspace_id)
       insert into channel_template (workspace_id, connection_id, name, language, body, variables, approval)
         select workspace_id, id, 'appointment_reminder', 'en', 'Hi {{1}}: {{2}}. {{3}}', 3, 'APPROVED' from c`,
      [workspaceId],
    );
    expect((await stranger().call('GET', `/book/${page.slug}`)).body.remindsByWhatsApp).toBe(true);
    expect((await tick('0491 570 110')).reply.status).toBe(201);
    const listed = await owner.call('GET', '/appointments?query=Mai');
    const detail = await owner.call('GET', `/appointments/${listed.body.items[0].id}`);
    expect(
      detail.body.reminders.map(({ hoursBefore, channel }: { hoursBefore: number; channel: string }) => [
        hoursBefore,
        channel,
      ]),
    ).toEqual([
      [24, 'email'],
      [2, 'whatsapp'],
    ]);
    // A reminder of one booking is no consent to be written to about others.
    const { rows } = await installation.owner.query(
      `select count(*)::int as consents from consent_event where workspace_id = $1 and channel = 'whatsapp'`,
      [workspaceId],
    );
    expect(rows[0].consents).toBe(0);
  });

  it('is rated in public once thirty clients have said how it was', async () => {
    const rate = (count: number) =>
      installation.owner.query(
        `insert into appointment (workspace_id, agent_id, person_id, kind, title, status, starts_at, ends_at, busy_from,
           busy_to, zone, location_type, booked_by, outcome, satisfaction)
         select p.workspace_id, $2, p.id, 'viewing', 'Before', 'completed', s, s + interval '1 hour', s,
           s + interval '1 hour', 'Australia/Brisbane', 'physical', 'client', 'done', 4 + n % 2
         from generate_series(1, $3::int) n, lateral (select now() - n * interval '30 days' as s) t,
           lateral (select id, workspace_id from person where workspace_id = $1 limit 1) p`,
        [workspaceId, page.agentId, count],
      );
    const rating = async () => (await stranger().call('GET', `/book/${page.slug}`)).body.rating;
    await rate(29);
    expect(await rating()).toBeNull();
    await rate(1);
    expect(await rating()).toMatchObject({ count: 30, average: expect.closeTo(4.5, 1) });
  });

  it('whose answer was lost is answered again, and no second time taken', async () => {
    const startsAt = (await timesOf(stranger(), page.slug))[3] ?? '';
    const { body: hold } = await holdByPage(stranger(), page.slug, startsAt);
    const sent = { holdId: hold.id, place: 'physical', name: 'Lost', email: 'lost@harbour.localhost' };
    const book = (body: object) => stranger().call('POST', `/book/${page.slug}/bookings`, body);
    const first = await book(sent);
    expect((await book(sent)).body).toEqual(first.body);
    const thief = await book({ ...sent, email: 'thief@harbour.localhost' });
    expect(thief.status).toBe(409);
  });

  it('tells nobody whose a number is', async () => {
    const times = await timesOf(stranger(), page.slug);
    const book = async (startsAt: string | undefined, details: object) => {
      const { body: hold } = await holdByPage(stranger(), page.slug, startsAt ?? '');
      return stranger().call('POST', `/book/${page.slug}/bookings`, {
        holdId: hold.id,
        place: 'physical',
        name: 'Somebody',
        ...details,
      });
    };
    const phone = '0491 570 156';
    expect((await book(times[8], { email: 'one@harbour.localhost', phone })).status).toBe(201);
    const second = await book(times[14], { email: 'two@harbour.localhost', phone });
    expect(second.status).toBe(201);
    const wrong = await book(times[20], { email: 'three@harbour.localhost', phone: '12' });
    expect(wrong.body.data.fields[0].field).toBe('phone');
  });

  it('at the time of another of the same client is refused in their words, and the first stays', async () => {
    const email = 'twice@harbour.localhost';
    const first = await bookByPage(stranger(), page.slug, { email });
    const other = await openBookingPage(owner);
    const { body: hold } = await holdByPage(stranger(), other.slug, first.startsAt);
    const second = await stranger().call('POST', `/book/${other.slug}/bookings`, {
      holdId: hold.id,
      place: 'physical',
      name: 'Twice',
      email,
    });
    expect(second.status).toBe(422);
    expect(second.body.data.fields).toEqual([{ field: 'personId', message: BOOKING_REFUSALS.clientTwice }]);
    const kept = await stranger().call('GET', `/bookings/${first.pass}`);
    expect(kept.body).toMatchObject({ status: 'confirmed', startTime: first.startsAt });
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ people: 16 }, 'people'],
  ])('with %j is refused at %s, and its time stays kept', async (details, field) => {
    const { reply } = await bookByPage(stranger(), page.slug, details);
    expect(reply.status).toBe(422);
    expect(reply.body.data.fields[0].field).toBe(field);
  });
});

describe('a calendar that follows an agent', () => {
  it('shows what is booked with them until its link is closed', async () => {
    await bookByPage(stranger(), page.slug, { name: 'Feed', email: 'feed@harbour.localhost' });
    const made = await owner.call('POST', '/calendar-feeds', { agentId: page.agentId });
    const path = new URL(made.body.url).pathname.replace('/api', '');
    const response = await fetch(`${node.url}/api${path}`);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(1);
    expect((await owner.call('GET', '/calendar-feeds')).body.items).toHaveLength(1);
    expect((await owner.call('DELETE', `/calendar-feeds/${made.body.id}`)).status).toBe(200);
    expect((await stranger().call('GET', path)).status).toBe(410);
    expect((await owner.call('DELETE', `/calendar-feeds/${made.body.id}`)).status).toBe(404);
    expect((await owner.call('POST', '/calendar-feeds', { agentId: page.pageId })).status).toBe(404);
  });
});
