import { ENQUIRIES_PER_EMAIL_PER_DAY } from '@propguard/rules/enquiries/enquiry-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';

let installation: TestInstallation;
let newClient: () => TestClient;
let operator: TestClient;
let operatorEmail: string;

beforeAll(async () => {
  installation = await createInstallation();
  const node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'both' } });
  newClient = node.client;
  const person = await signUp(newClient(), 'Olive Operator');
  operator = person.client;
  operatorEmail = person.email;
});
afterAll(() => installation.close());

const PERSON = { name: 'Mei-Lin Zhou', phone: '07 3000 0000' };
const QUESTION = {
  ...PERSON,
  email: 'mei-lin@example.com',
  company: 'Quay Mutual',
  message: 'What does it cost?',
};

const mailTo = async (recipient: string) =>
  (
    await installation.owner.query<{ subject: string; body: string }>(
      'select subject, body from outbound_message where recipient = $1 order by created_at desc',
      [recipient],
    )
  ).rows;
const freeCall = async (): Promise<string> => {
  const { body } = await newClient().call('GET', '/enquiries/call-slots');
  return body.items.find(({ available }: { available: boolean }) => available).startsAt;
};

describe('a question to sales', () => {
  it('is kept for the operator, who is told of it; the asker gets a confirmation without a word they typed', async () => {
    const { status, body } = await newClient().call('POST', '/enquiries/sales', QUESTION);
    expect(status).toBe(200);
    const listed = await operator.call('GET', '/enquiries?kind=sales');
    expect(listed.body.items[0]).toMatchObject({ ...QUESTION, id: body.id, kind: 'sales', answeredAt: null });
    expect((await mailTo(operatorEmail))[0]?.body).toContain('What does it cost?');
    const [confirmation] = await mailTo(QUESTION.email);
    expect(confirmation?.subject).toBe('We have your question');
    for (const typed of [QUESTION.message, QUESTION.name, QUESTION.company])
      expect(confirmation?.body).not.toContain(typed);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: 'call me' }, 'phone'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(2_001) }, 'message'],
  ])('CORE-DEMO-18 in our reading: %j is refused at its field', async (change, field) => {
    const { status, body } = await newClient().call('POST', '/enquiries/sales', { ...QUESTION, ...change });
    expect(status).toBe(422);
    expect(body.data.fields[0].field).toBe(field);
  });

  it('cannot be used to flood somebody’s mailbox', async () => {
    const flood = { ...QUESTION, email: 'victim@example.com' };
    for (let sent = 0; sent < ENQUIRIES_PER_EMAIL_PER_DAY; sent += 1)
      expect((await newClient().call('POST', '/enquiries/sales', flood)).status).toBe(200);
    expect((await newClient().call('POST', '/enquiries/sales', flood)).status).toBe(429);
    expect(await mailTo(flood.email)).toHaveLength(ENQUIRIES_PER_EMAIL_PER_DAY);
  });
});

describe('a call', () => {
  it('goes to one of two who choose its time together, and is offered to nobody else', async () => {
    const startsAt = await freeCall();
    const replies = await Promise.all(
      ['a@example.com', 'b@example.com'].map((email) =>
        newClient().call('POST', '/enquiries/calls', { ...PERSON, email, startsAt }),
      ),
    );
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'TIME_TAKEN',
      message: 'This time has just been taken. Choose another.',
    });
    const { body } = await newClient().call('GET', '/enquiries/call-slots');
    expect(body.timeZone).toBe('Australia/Brisbane');
    expect(body.items.find((slot: { startsAt: string }) => slot.startsAt === startsAt).available).toBe(false);
  });

  it.each(['2026-01-01T00:00:00.000Z', '2126-01-01T00:00:00.000Z'])(
    'is not offered at %s',
    async (startsAt) => {
      const { status, body } = await newClient().call('POST', '/enquiries/calls', {
        ...PERSON,
        email: 'c@example.com',
        startsAt,
      });
      expect(status).toBe(422);
      expect(body.data.fields[0].field).toBe('startsAt');
    },
  );
});

describe('a tour', () => {
  it('CORE-DEMO-13: one that was booked is not available to others; removing it frees the time', async () => {
    const slots = async () => (await newClient().call('GET', '/enquiries/tour-slots')).body.items;
    const [slot] = await slots();
    expect(slot).toMatchObject({ duration: 30, type: 'virtual', available: true });
    expect(slot).not.toHaveProperty('price');
    const booking = {
      ...PERSON,
      email: 'd@example.com',
      slotId: slot.id,
      preferredLanguage: 'zh',
      tourType: 'virtual',
      message: '',
    };
    const booked = await newClient().call('POST', '/enquiries/tours', booking);
    expect(booked.status).toBe(200);
    expect((await newClient().call('POST', '/enquiries/tours', booking)).body.code).toBe('TIME_TAKEN');
    expect((await slots())[0].available).toBe(false);
    expect((await operator.call('DELETE', `/enquiries/${booked.body.id}`)).status).toBe(200);
    expect((await slots())[0].available).toBe(true);
    const unknown = await newClient().call('POST', '/enquiries/tours', { ...booking, slotId: 'yesterday' });
    expect(unknown.body.data.fields[0].field).toBe('slotId');
  });
});

describe('the operator’s list', () => {
  it('is marked as answered and back, page by page, and nobody else’s', async () => {
    const first = await operator.call('GET', '/enquiries?limit=1');
    const [{ id }] = first.body.items;
    const answered = await operator.call('PATCH', `/enquiries/${id}`, { answered: true });
    expect(answered.body.answeredAt).not.toBeNull();
    const open = await operator.call('PATCH', `/enquiries/${id}`, { answered: false });
    expect(open.body.answeredAt).toBeNull();
    const second = await operator.call('GET', `/enquiries?limit=1&cursor=${first.body.nextCursor}`);
    expect(second.body.items[0].id).not.toBe(id);
    const other = await signUp(newClient());
    expect((await other.client.call('GET', '/enquiries')).status).toBe(403);
    const gone = '5f0d6a52-6b1f-4c57-9d0e-0a4f3e1c2b9a';
    expect((await operator.call('PATCH', `/enquiries/${gone}`, { answered: true })).status).toBe(404);
    expect((await operator.call('DELETE', `/enquiries/${gone}`)).status).toBe(404);
  });
});

describe('where agents meet visitors', () => {
  it('CORE-DEMO-17, CORE-CONST-07: a tour is an appointment with one of them, who is told; cancelled, its time is free', async () => {
    await operator.call('POST', '/workspace/agents', {
      name: 'Nadia Petrov',
      zone: 'Australia/Brisbane',
      hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '10:00', to: '13:00' })),
    });
    const slots = async () => (await newClient().call('GET', '/enquiries/tour-slots')).body.items;
    const offered: { id: string; time: string; available: boolean; startsAt: string; duration: number }[] =
      await slots();
    expect(
      offered.filter(({ available }) => available).every(({ time }) => time >= '10:00' && time <= '12:00'),
    ).toBe(true);
    const late = offered.find(({ time }) => time === '14:00');
    const person = { ...PERSON, preferredLanguage: 'de', message: 'Garden?', tourType: 'hybrid' };
    const refused = await newClient().call('POST', '/enquiries/tours', {
      ...person,
      email: 'late@harbour.localhost',
      slotId: late?.id,
    });
    expect(refused.body.code).toBe('TIME_TAKEN');
    const slot = offered.find(({ time, available }) => time === '12:00' && available);
    const booked = await newClient().call('POST', '/enquiries/tours', {
      ...person,
      email: 'tour@harbour.localhost',
      slotId: slot?.id,
    });
    expect(booked.status, JSON.stringify(booked.body)).toBe(200);
    const found = async () =>
      (
        await installation.owner.query(
          `select a.status, a.booked_by, a.kind, a.location_type, a.starts_at, a.ends_at, a.notes, p.name as client
           from appointment a left join person p on p.id = a.person_id where a.id = $1`,
          [booked.body.id],
        )
      ).rows[0];
    await expect.poll(async () => (await found())?.status).toBe('confirmed');
    const row = await found();
    expect(row).toMatchObject({
      booked_by: 'enquiry',
      kind: 'virtual-tour',
      location_type: 'hybrid',
      client: PERSON.name,
    });
    expect(row.notes).toContain('Garden?');
    expect(row.starts_at.toISOString()).toBe(slot?.startsAt);
    expect(row.ends_at.getTime() - row.starts_at.getTime()).toBe(60 * 60_000);
    const invitations = await installation.owner.query(
      `select subject from outbound_message where key = $1`,
      [`booking:${booked.body.id}:0`],
    );
    expect(invitations.rows[0]?.subject).toMatch(/^Confirmed/);
    const told = async (path: string) => JSON.stringify((await operator.call('GET', path)).body);
    const ofTour = async () =>
      (await operator.call('GET', '/inbox?view=waiting&query=Garden')).body.items[0]?.id;
    await expect.poll(ofTour).toBeTruthy();
    const lead = (await operator.call('GET', '/leads?query=tour@harbour')).body.items[0];
    for (const words of [await told(`/inbox/${await ofTour()}`), await told(`/leads/${lead.id}/timeline`)])
      expect(words).toMatch(/booked (a tour )?for \w+,? \d+ \w+ \d{4} at 12:00 pm, Brisbane time \(AEST\)/i);
    const isFree = async () => (await slots()).find(({ id }: { id: string }) => id === slot?.id)?.available;
    expect(await isFree()).toBe(false);
    const off = await operator.call('POST', `/appointments/${booked.body.id}/cancel`, { reason: 'Rain' });
    expect(off.status, JSON.stringify(off.body)).toBe(200);
    expect(await isFree()).toBe(true);
  });
});
