import { randomUUID } from 'node:crypto';
import { PARTICIPANTS_MAX } from '@propguard/rules/appointments/appointment-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { remindClient } from '../booking/remind-client.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let workspaceId: string;
let nadia: string;
let sam: string;

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = DAYS.map((day) => ({ day, from: '09:00', to: '17:00' }));

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const person = await signUp(node.client(), 'Nadia Petrov');
  owner = person.client;
  workspaceId = person.session.workspace.id;
  const { rows } = await installation.owner.query('select id from member where account_id = $1', [
    person.session.account.id,
  ]);
  nadia = await addAgent('Nadia Petrov', { memberId: rows[0].id });
  sam = await addAgent('Sam Okafor', {});
  await installation.owner.query(`update agent set created_at = now() - interval '90 days'`);
});
afterAll(() => installation.close());

const addAgent = async (name: string, more: object): Promise<string> =>
  (await owner.call('POST', '/workspace/agents', { name, hours: HOURS, ...more })).body.id;
let clients = 0;
const addClient = async (): Promise<string> => {
  clients += 1;
  const { body } = await owner.call('POST', '/people', {
    name: `Client ${clients}`,
    addresses: [{ kind: 'email', value: `client${clients}@somewhere.com.au` }],
  });
  return body.id;
};
/** In Sydney it is summer: eleven hours ahead. Each test has a day of its own. */
const at = (day: string, time: string): string => new Date(`${day}T${time}:00+11:00`).toISOString();
const book = (body: object, headers: Record<string, string> = {}) =>
  owner.call('POST', '/appointments', { kind: 'viewing', agentId: nadia, ...body }, headers);
const act = (id: string, verb: string, body: object = {}) =>
  owner.call('POST', `/appointments/${id}/${verb}`, body);
const fieldsOf = (reply: { body: { data?: { fields?: { field: string; message: string }[] } } }) =>
  reply.body.data?.fields ?? [];

describe('booking', () => {
  it('OPS-ENT-04: keeps who, when and where, with a name for calendars elsewhere', async () => {
    const personId = await addClient();
    const made = await book({
      startsAt: at('2030-01-07', '10:00'),
      personId,
      locationType: 'hybrid',
      address: '5 Poinciana Lane',
      meetingLink: 'https://meet.example.com/a',
      notes: 'Show the courtyard first.',
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      title: `Viewing with Client ${clients}`,
      type: 'viewing',
      status: 'scheduled',
      duration: 60,
      endTime: at('2030-01-07', '11:00'),
      busyTo: at('2030-01-07', '11:15'),
      zone: 'Australia/Sydney',
      sequence: 0,
      participants: { agent: { id: nadia, avatar: 'NP' }, client: { id: personId } },
      history: [{ kind: 'booked', by: 'member' }],
    });
    expect(made.body.reminders.map(({ hoursBefore }: { hoursBefore: number }) => hoursBefore)).toEqual([
      24, 2,
    ]);
    const { rows } = await installation.owner.query(
      `select key from timer where kind = 'appointment-reminder' and key like $1 || '%' order by due_at`,
      [made.body.id],
    );
    expect(rows.map(({ key }) => key.split(':')[1])).toEqual(['24h', '2h']);
    const activities = await owner.call('GET', `/people/${personId}/activities`);
    expect(activities.body.items).toMatchObject([{ kind: 'appointment-booked', ref: made.body.id }]);
  });

  it.each([
    ['OPS-QUAL-01', 'physical', 60],
    ['OPS-QUAL-02', 'virtual', 30],
    ['OPS-QUAL-03', 'self-guided', 45],
  ])('%s: a viewing that is %s takes %d minutes', async (id, locationType, minutes) => {
    const hour = { 'OPS-QUAL-01': '09:00', 'OPS-QUAL-02': '11:00', 'OPS-QUAL-03': '13:00' }[id] ?? '';
    const made = await book({ startsAt: at('2030-01-08', hour), locationType });
    expect(made.body.duration).toBe(minutes);
  });

  it('adds a client who was not known', async () => {
    const made = await book({
      startsAt: at('2030-01-09', '09:00'),
      person: { name: 'Mei-Lin Zhou', addresses: [{ kind: 'email', value: 'meilin@somewhere.com.au' }] },
    });
    expect(made.body.participants.client).toMatchObject({
      name: 'Mei-Lin Zhou',
      addresses: [{ kind: 'email', value: 'meilin@somewhere.com.au' }],
    });
  });

  it('is refused in clear words, with the field named', async () => {
    const personId = await addClient();
    expect((await book({ startsAt: at('2030-01-10', '10:00'), personId })).status).toBe(201);
    const refused: [object, string, RegExp][] = [
      [{ startsAt: '2020-01-06T23:00:00Z' }, 'startsAt', /is over/],
      [{ startsAt: at('2030-01-10', '08:30') }, 'startsAt', /Nadia Petrov doesn’t work then/],
      [{ startsAt: at('2030-01-10', '16:30') }, 'startsAt', /doesn’t work then/],
      [
        { wall: { day: '2030-10-06', time: '02:30' } },
        'wall.time',
        /6 October 2030 at 2:30\sam doesn’t exist in Sydney/,
      ],
      [{ wall: { day: '2030-04-07', time: '02:30' } }, 'wall.time', /comes twice/],
      [{ startsAt: at('2030-01-10', '10:30'), agentId: sam, personId }, 'personId', /another appointment/],
      [{ startsAt: at('2030-01-10', '14:00'), agentId: randomUUID() }, 'agentId', /Choose an agent/],
      [
        { startsAt: at('2030-01-10', '14:00'), personId: randomUUID() },
        'personId',
        /people this workspace knows/,
      ],
      [
        {
          startsAt: at('2030-01-10', '14:00'),
          participantIds: Array.from({ length: PARTICIPANTS_MAX + 1 }, () => randomUUID()),
        },
        'participantIds',
        /At most 15 people/,
      ],
      [{}, 'startsAt', /Choose a time/],
    ];
    for (const [body, field, words] of refused) {
      const reply = await book(body);
      expect([reply.status, fieldsOf(reply)[0]?.field]).toEqual([422, field]);
      expect(fieldsOf(reply)[0]?.message).toMatch(words);
    }
    const taken = await book({ startsAt: at('2030-01-10', '11:10') });
    expect([taken.status, taken.body.code]).toEqual([409, 'TIME_TAKEN']);
    expect((await book({ startsAt: at('2030-01-10', '11:15') })).status).toBe(201);
  });

  it('takes the second of a time that comes twice, and hours that the agent agreed to', async () => {
    const wall = { day: '2030-04-07', time: '02:30' };
    const second = await book({ wall: { ...wall, which: 'second' }, outsideHours: true });
    expect(second.body.startTime).toBe('2030-04-06T16:30:00.000Z');
  });

  it('15 take part', async () => {
    const participantIds: string[] = [];
    for (let each = 0; each < PARTICIPANTS_MAX; each += 1) participantIds.push(await addClient());
    const made = await book({ startsAt: at('2030-01-11', '10:00'), participantIds });
    expect(made.body.participants.others).toHaveLength(PARTICIPANTS_MAX);
    const twice = await owner.call('PATCH', `/appointments/${made.body.id}`, {
      participantIds: [participantIds[0], participantIds[0]],
    });
    expect(fieldsOf(twice)[0]?.field).toBe('participantIds');
  });
});

describe('one time', () => {
  it('is won by one of many who want it, and by its key the winner finds out again', async () => {
    const key = randomUUID();
    const first = await book({ startsAt: at('2030-01-14', '09:00') }, { 'idempotency-key': key });
    const again = await book({ startsAt: at('2030-01-14', '09:00') }, { 'idempotency-key': key });
    expect(again.body.id).toBe(first.body.id);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => book({ startsAt: at('2030-01-14', '12:00') })),
    );
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array(11).fill(409)]);
  });

  it('cannot be given away twice by whatever writes rows', async () => {
    const insert = (person: string | null, agent: string) =>
      installation.owner.query(
        `insert into appointment (workspace_id, agent_id, person_id, kind, title, status, starts_at, ends_at, busy_from,
           busy_to, zone, location_type, booked_by)
         select $1, $2, $3, 'viewing', '', 'scheduled', t, t + interval '1 hour', t, t + interval '1 hour',
           'Australia/Sydney', 'physical', 'member' from (select '2030-01-15T03:00Z'::timestamptz as t) moment`,
        [workspaceId, agent, person],
      );
    const person = await addClient();
    await insert(person, nadia);
    await expect(insert(null, nadia)).rejects.toThrow('appointment_agent_is_free');
    await expect(insert(person, sam)).rejects.toThrow('appointment_client_is_free');
  });

  it('can be kept for five minutes, and confirming is an update of the hold', async () => {
    const hold = await owner.call('POST', '/appointments/holds', {
      kind: 'viewing',
      agentId: nadia,
      startsAt: at('2030-01-16', '10:00'),
    });
    expect(hold.status).toBe(201);
    expect(Date.parse(hold.body.heldUntil) - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    expect((await book({ startsAt: at('2030-01-16', '10:00') })).body.code).toBe('TIME_TAKEN');
    expect((await owner.call('GET', `/appointments/${hold.body.id}`)).status).toBe(404);
    const made = await book({ holdId: hold.body.id });
    expect(made.body).toMatchObject({ id: hold.body.id, status: 'scheduled' });
    expect((await book({ holdId: hold.body.id })).body.code).toBe('TIME_TAKEN');
  });

  it('of an expired hold goes to whoever needs it; one that is let go is free at once', async () => {
    const keep = (time: string) =>
      owner.call('POST', '/appointments/holds', {
        kind: 'viewing',
        agentId: nadia,
        startsAt: at('2030-01-17', time),
      });
    const expired = await keep('10:00');
    await installation.owner.query(`update appointment set held_until = now() where id = $1`, [
      expired.body.id,
    ]);
    expect((await book({ startsAt: at('2030-01-17', '10:00') })).status).toBe(201);
    expect((await book({ holdId: expired.body.id })).body.code).toBe('TIME_TAKEN');
    const let_go = await keep('14:00');
    expect((await owner.call('DELETE', `/appointments/holds/${let_go.body.id}`)).status).toBe(200);
    expect((await book({ startsAt: at('2030-01-17', '14:00') })).status).toBe(201);
  });

  it('goes to whoever is least booked; when they are taken, to the next', async () => {
    const anyone = (time: string) => book({ agentId: null, startsAt: at('2030-01-18', time) });
    expect((await anyone('10:00')).body.agent.id).toBe(sam);
    expect((await anyone('10:00')).body.agent.id).toBe(nadia);
    expect((await anyone('10:00')).body.code).toBe('TIME_TAKEN');
    const nobody = await anyone('06:00');
    expect(fieldsOf(nobody)[0]?.message).toMatch(/Nobody works then/);
  });
});

describe('what becomes of one', () => {
  it('moves with its row and UID, its number one higher; who was confirmed is asked again', async () => {
    const personId = await addClient();
    const { body: made } = await book({ startsAt: at('2030-01-21', '10:00'), personId, isConfirmed: true });
    expect(made.status).toBe('confirmed');
    const moved = await act(made.id, 'move', {
      startsAt: at('2030-01-21', '13:00'),
      reason: 'She works late.',
    });
    expect(moved.body).toMatchObject({
      id: made.id,
      uid: made.uid,
      sequence: 1,
      status: 'rescheduled',
      duration: 60,
      busyTo: at('2030-01-21', '14:15'),
    });
    // LEADS-ENT-28: reschedulingHistory
    expect(moved.body.history[1]).toMatchObject({
      kind: 'moved',
      reason: 'She works late.',
      from: at('2030-01-21', '10:00'),
      to: at('2030-01-21', '13:00'),
    });
    const longer = await act(made.id, 'move', { startsAt: at('2030-01-21', '13:00'), minutes: 90 });
    expect(longer.body).toMatchObject({ duration: 90, status: 'rescheduled', sequence: 2 });
    expect((await act(made.id, 'confirm')).body.status).toBe('confirmed');
    await book({ startsAt: at('2030-01-21', '15:30') });
    expect((await act(made.id, 'move', { startsAt: at('2030-01-21', '15:00') })).body.code).toBe(
      'TIME_TAKEN',
    );
    const late = await act(made.id, 'move', { startsAt: at('2030-01-21', '16:45') });
    expect(fieldsOf(late)[0]?.field).toBe('startsAt');
    const other = await act(made.id, 'move', { startsAt: at('2030-01-21', '15:00'), agentId: sam });
    expect(other.body.agent.id).toBe(sam);
  });

  it('is begun and ended once; not coming is an outcome', async () => {
    const { body: made } = await book({ startsAt: at('2030-01-22', '10:00'), personId: await addClient() });
    expect((await act(made.id, 'start')).body.status).toBe('in-progress');
    expect((await act(made.id, 'start')).body.code).toBe('CONFLICT');
    const ended = await act(made.id, 'end', {
      outcome: 'no-show',
      nextSteps: ['Call her'],
      followUpDay: '2030-01-24',
    });
    expect(ended.body).toMatchObject({
      status: 'completed',
      outcome: 'no-show',
      nextSteps: ['Call her'],
      followUpDay: '2030-01-24',
    });
    const lead = await owner.call('POST', '/leads', {
      source: 'referral',
      name: 'Mei-Lin Zhou',
      addresses: [{ kind: 'email', value: 'mei-lin@somewhere.com.au' }],
    });
    const { body: seen } = await book({
      startsAt: at('2030-01-22', '14:00'),
      personId: lead.body.personId,
      leadId: lead.body.id,
    });
    await act(seen.id, 'end', { outcome: 'thinking', followUpDay: '2030-01-25' });
    // By her clocks in the morning, the agent is reminded to get back to her.
    expect((await owner.call('GET', `/leads/${lead.body.id}`)).body.nextFollowUpAt).toBe(
      at('2030-01-25', '09:00'),
    );
    expect((await act(made.id, 'end', { outcome: 'done' })).body.code).toBe('CONFLICT');
    expect((await act(made.id, 'cancel', { reason: 'late' })).body.code).toBe('CONFLICT');
  });

  it('is called off for a reason; its time is free again and nobody is reminded', async () => {
    const { body: made } = await book({ startsAt: at('2030-01-23', '10:00') });
    expect(fieldsOf(await act(made.id, 'cancel', { reason: ' ' }))[0]?.field).toBe('reason');
    const off = await act(made.id, 'cancel', { reason: 'The seller withdrew.' });
    expect(off.body).toMatchObject({ status: 'cancelled', sequence: 1 });
    expect(off.body.history.at(-1)).toMatchObject({ kind: 'cancelled', reason: 'The seller withdrew.' });
    const { rowCount } = await installation.owner.query(`select from timer where key like $1 || '%'`, [
      made.id,
    ]);
    expect(rowCount).toBe(0);
    expect((await book({ startsAt: at('2030-01-23', '10:00') })).status).toBe(201);
  });

  it('is reminded of by a message of service, once for a time and never for one that was moved', async () => {
    const { body: made } = await book({ startsAt: at('2030-01-24', '10:00'), personId: await addClient() });
    const remind = (sequence: number) =>
      node.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
        remindClient({
          services: node.context,
          tx,
          workspaceId,
          key: '',
          dueAt: new Date(),
          payload: { appointmentId: made.id, hours: 2, sequence },
        }),
      );
    const written = async () =>
      (
        await installation.owner.query(
          `select key, purpose, subject from outbound_message where key like 'reminder:' || $1 || '%'`,
          [made.id],
        )
      ).rows;
    await remind(0);
    await remind(0);
    expect(await written()).toMatchObject([{ key: `reminder:${made.id}:2h:0`, purpose: 'service' }]);
    await act(made.id, 'move', { startsAt: at('2030-01-24', '14:00') });
    await remind(0);
    expect(await written()).toHaveLength(1);
    await remind(1);
    expect(await written()).toHaveLength(2);
    const { body } = await owner.call('GET', '/notices');
    expect(body.items[0]).toMatchObject({
      kind: 'appointment-soon',
      path: `/appointments?appointment=${made.id}`,
    });
  });
});

const lettersOf = async (id: string) =>
  (
    await installation.owner.query(
      `select key, channel, subject, body from outbound_message where key like '%' || $1 || '%' order by created_at`,
      [id],
    )
  ).rows;

describe('what the client knows of it', () => {
  it('CORE-CONST-15: a tour is named VT and six digits, the rest BK; a member finds it by that', async () => {
    const tour = await book({
      kind: 'virtual-tour',
      locationType: 'virtual',
      startsAt: at('2030-01-28', '09:00'),
      personId: await addClient(),
    });
    const viewing = await book({ startsAt: at('2030-01-28', '11:00') });
    expect(tour.body.code).toMatch(/^VT\d{6}$/);
    expect(viewing.body.code).toMatch(/^BK-\d{6}$/);
    const said = encodeURIComponent(tour.body.code.toLowerCase().replace('vt', 'vt '));
    const { body } = await owner.call('GET', `/appointments?query=${said}`);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([tour.body.id]);
    const [letter] = await lettersOf(tour.body.id);
    expect(letter.body).toContain(tour.body.code);
    const kept = await owner.call('POST', '/appointments/holds', {
      kind: 'meeting',
      agentId: nadia,
      startsAt: at('2030-01-28', '14:00'),
    });
    const changed = await book({
      kind: 'virtual-tour',
      holdId: kept.body.id,
      startsAt: at('2030-01-28', '14:00'),
    });
    expect(changed.body.code).toMatch(/^VT\d{6}$/);
  });

  it('by video it is in the agent’s room, unless another is named', async () => {
    const room = 'https://meet.example.com/nadia';
    expect(
      fieldsOf(await owner.call('PATCH', `/workspace/agents/${nadia}`, { meetingLink: 'meet' }))[0],
    ).toEqual({ field: 'meetingLink', message: 'Enter an address that starts with https://.' });
    await owner.call('PATCH', `/workspace/agents/${nadia}`, { meetingLink: room });
    const linkAt = async (time: string, more: object) =>
      (await book({ startsAt: at('2030-01-29', time), ...more })).body.meetingLink;
    expect(await linkAt('09:00', { locationType: 'virtual' })).toBe(room);
    expect(await linkAt('10:30', { locationType: 'physical' })).toBeNull();
    const own = 'https://meet.example.com/own';
    expect(await linkAt('12:00', { locationType: 'hybrid', meetingLink: own })).toBe(own);
    await owner.call('PATCH', `/workspace/agents/${nadia}`, { meetingLink: null });
  });

  it('changed where they meet: they are told under the next number; of notes they are not', async () => {
    const { body: made } = await book({ startsAt: at('2030-01-30', '09:00'), personId: await addClient() });
    const change = (body: object) => owner.call('PATCH', `/appointments/${made.id}`, body);
    expect((await change({ notes: 'Bring the keys.' })).body.sequence).toBe(0);
    const moved = await change({ address: '5 Poinciana Lane, at the gate' });
    expect(moved.body.sequence).toBe(1);
    expect((await change({ address: '5 Poinciana Lane, at the gate' })).body.sequence).toBe(1);
    const letters = await lettersOf(made.id);
    expect(letters.map(({ subject }) => subject.split(':')[0])).toEqual(['Confirmed', 'New details']);
    expect(letters[1].body).toContain('Where: 5 Poinciana Lane, at the gate');
    const { rows } = await installation.owner.query(
      `select payload->>'sequence' as sequence from timer where key = $1`,
      [`${made.id}:24h`],
    );
    expect(rows).toEqual([{ sequence: '1' }]);
  });

  it('by video without a link: it is said, the agent is told, and who comes hears once there is one', async () => {
    const { body: made } = await book({
      kind: 'virtual-tour',
      locationType: 'virtual',
      startsAt: at('2030-02-18', '09:00'),
      personId: await addClient(),
    });
    const remind = (hours: number, sequence: number) =>
      node.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
        remindClient({
          services: node.context,
          tx,
          workspaceId,
          key: '',
          dueAt: new Date(),
          payload: { appointmentId: made.id, hours, sequence },
        }),
      );
    await remind(24, 0);
    const noticed = async () =>
      (await owner.call('GET', '/notices')).body.items.filter(
        ({ kind, doneAt }: { kind: string; doneAt: string | null }) =>
          kind === 'appointment-link-missing' && doneAt === null,
      );
    expect(await noticed()).toMatchObject([{ path: `/appointments?appointment=${made.id}` }]);
    const missing = await lettersOf(made.id);
    for (const { body } of missing) expect(body).toContain('The video link isn’t ready yet.');
    const wrong = await owner.call('PATCH', `/appointments/${made.id}`, { meetingLink: 'zoom' });
    expect(fieldsOf(wrong)[0]?.field).toBe('meetingLink');
    await owner.call('PATCH', `/appointments/${made.id}`, { meetingLink: 'https://meet.example.com/tour' });
    expect(await noticed()).toEqual([]);
    await remind(2, 1);
    const told = (await lettersOf(made.id)).slice(missing.length);
    expect(told.map(({ subject }) => subject.split(':')[0])).toEqual(['New details', expect.any(String)]);
    for (const { body } of told) {
      expect(body).toContain('https://meet.example.com/tour');
      expect(body).not.toContain('isn’t ready');
    }
  });

  it('whose agent is removed keeps the name, is told of and given to somebody else at the same time', async () => {
    const room = 'https://meet.example.com/kim';
    const kim = await addAgent('Kim Doan', { meetingLink: room });
    const startsAt = at('2030-02-19', '09:00');
    const { body: made } = await book({
      agentId: kim,
      locationType: 'virtual',
      startsAt,
      personId: await addClient(),
    });
    expect(made.meetingLink).toBe(room);
    expect((await owner.call('DELETE', `/workspace/agents/${kim}`)).status).toBe(200);
    const left = (await owner.call('GET', `/appointments/${made.id}`)).body;
    expect(left).toMatchObject({
      agent: null,
      formerAgent: 'Kim Doan',
      meetingLink: null,
      startTime: startsAt,
    });
    const { body: nobodys } = await owner.call('GET', '/appointments?agentId=none');
    expect(nobodys.items.map(({ id }: { id: string }) => id)).toContain(made.id);
    const { body: notices } = await owner.call('GET', '/notices');
    expect(notices.items[0]).toMatchObject({
      kind: 'agent-left',
      path: '/appointments?view=list&agent=none',
      text: expect.stringContaining('Kim Doan has left, and 1 booking is still to come.'),
    });
    const given = await act(made.id, 'move', { startsAt, agentId: sam });
    expect(given.body).toMatchObject({
      agent: { id: sam },
      formerAgent: null,
      status: made.status,
      startTime: startsAt,
    });
    const letters = await lettersOf(made.id);
    expect(letters.map(({ subject }) => subject.split(':')[0])).toEqual(['Confirmed', 'New details']);
  });

  it('shortly before they are reminded by text message, where the workspace can send one', async () => {
    const { body: someone } = await owner.call('POST', '/people', {
      name: 'Priya Rao',
      addresses: [
        { kind: 'email', value: 'priya@somewhere.com.au' },
        { kind: 'phone', value: '+61412345678' },
      ],
    });
    const { body: made } = await book({ startsAt: at('2030-01-31', '09:00'), personId: someone.id });
    const channels = (body: { reminders: { channel: string }[] }) =>
      body.reminders.map(({ channel }) => channel);
    expect(channels(made)).toEqual(['email', 'email']);
    await installation.owner.query(
      `insert into channel_connection (workspace_id, channel, is_enabled) values ($1, 'sms', true)`,
      [workspaceId],
    );
    expect(channels((await owner.call('GET', `/appointments/${made.id}`)).body)).toEqual(['email', 'sms']);
    await node.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
      remindClient({
        services: node.context,
        tx,
        workspaceId,
        key: '',
        dueAt: new Date(),
        payload: { appointmentId: made.id, hours: 2, sequence: 0 },
      }),
    );
    await installation.owner.query(`delete from channel_connection where workspace_id = $1`, [workspaceId]);
    const [, reminder] = await lettersOf(made.id);
    expect(reminder).toMatchObject({ channel: 'sms', key: `reminder:${made.id}:2h:0` });
    expect(reminder.body).toMatch(/^Reminder: .* Can’t make it\? http\S+\/booking\S*$/);
  });
});

describe('what is shown', () => {
  it('OPS-APPT-19: search is title or client, filters must equal, all together', async () => {
    const personId = await addClient();
    await book({ startsAt: at('2030-02-04', '09:00'), personId, title: 'Unmistakable' });
    await book({ startsAt: at('2030-02-04', '11:00'), kind: 'meeting', title: 'Unmistakable too' });
    const titles = async (query: string) =>
      (await owner.call('GET', `/appointments?${query}`)).body.items.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles('query=unmistakable')).toEqual(['Unmistakable', 'Unmistakable too']);
    expect(await titles('query=unmistakable&type=meeting')).toEqual(['Unmistakable too']);
    expect(await titles('query=unmistakable&type=meeting&status=confirmed')).toEqual([]);
    expect(await titles(`query=${encodeURIComponent(`Client ${clients}`)}`)).toEqual(['Unmistakable']);
    const first = (await owner.call('GET', '/appointments?query=unmistakable&limit=1')).body;
    expect(await titles(`query=unmistakable&limit=1&cursor=${first.nextCursor}`)).toEqual([
      'Unmistakable too',
    ]);
    const week = await owner.call(
      'GET',
      `/appointments/calendar?from=${at('2030-02-04', '00:00')}&to=${at('2030-02-11', '00:00')}`,
    );
    expect(week.body.items).toHaveLength(2);
    const file = await owner.call('GET', '/exports/appointments?query=unmistakable');
    expect([file.status, file.body]).toEqual([200, expect.stringMatching(/Unmistakable too/)]);
    const calendar = await owner.call('GET', '/exports/appointments?query=unmistakable&format=ics');
    expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendar.body).toContain('SUMMARY:Unmistakable too');
  });

  it('free times are what the rule says, less what is booked', async () => {
    await book({ startsAt: at('2030-02-05', '10:00') });
    await owner.call('PUT', '/appointments/settings/viewing', {
      kind: 'viewing',
      minutes: null,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 15,
      noticeMinutes: 0,
      horizonDays: 365,
    });
    const asked = `kind=viewing&agentId=${nadia}&from=2030-02-05&days=1`;
    const { body } = await owner.call('GET', `/appointments/free-times?${asked}`);
    // Beyond the horizon nothing is offered; a member can still book there by hand.
    expect(body).toEqual({ zone: 'Australia/Sydney', items: [] });
  });

  it('OPS-ENT-05: figures are counted from rows', async () => {
    const before = (await owner.call('GET', '/appointments/figures')).body;
    const { body: made } = await book({
      startsAt: at('2030-02-06', '10:00'),
      personId: await addClient(),
    });
    await installation.owner.query(
      `update appointment set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour',
         busy_from = now() - interval '2 hours', busy_to = now() - interval '1 hour' where id = $1`,
      [made.id],
    );
    const overdue = (await owner.call('GET', '/appointments/figures')).body;
    expect(overdue.overdueAppointments).toBe(before.overdueAppointments + 1);
    await act(made.id, 'end', { outcome: 'will-offer' });
    const after = (await owner.call('GET', '/appointments/figures')).body;
    expect(after.overdueAppointments).toBe(before.overdueAppointments);
    expect(after.completionRate).toEqual({
      numerator: before.completionRate.numerator + 1,
      denominator: before.completionRate.denominator + 1,
    });
    expect(after.totalAppointments).toBe(before.totalAppointments + 1);
  });

  it('LEADS-ENT-29: how long until somebody who was booked has said yes', async () => {
    const before = (await owner.call('GET', '/appointments/figures')).body.avgResponseTime;
    const { body: made } = await book({ startsAt: at('2030-02-07', '10:00') });
    await installation.owner.query(
      `update appointment_change set at = now() - interval '30 minutes' where appointment_id = $1`,
      [made.id],
    );
    await act(made.id, 'confirm');
    const { minutes, count } = (await owner.call('GET', '/appointments/figures')).body.avgResponseTime;
    expect(count).toBe(before.count + 1);
    expect(minutes * count - (before.minutes ?? 0) * before.count).toBeCloseTo(30, 0);
  });
});
