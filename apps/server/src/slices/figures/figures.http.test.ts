import { randomUUID } from 'node:crypto';
import { METRIC_NAMES, METRICS, type MetricName } from '@propguard/rules/metrics/all-metrics';
import { addDays, dayIn } from '@propguard/rules/time/wall-time';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Activity = { conversation: string; kind: string; at: Date; outcome: string | null };
type Message = { channel: string; state: string; sentAt: Date };
type Counted = { day: string; numerator: number; denominator: number; samples: number[] };
type Rated = { kind: 'csat' | 'nps'; score: number; at: Date };
type Ended = {
  at: Date;
  isCancelled: boolean;
  outcome: string;
  isMoved: boolean;
  minutes: number | null;
  score: number | null;
  answeredAfter: number | null;
};
type Rows = {
  activities: Activity[];
  messages: Message[];
  surveys: Rated[];
  appointments: Ended[];
  zone: string;
};

/** The same every time: a test that fails is to fail again. */
let seed = 7;
const draw = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let workspaceId: string;
const rows: Rows = { activities: [], messages: [], surveys: [], appointments: [], zone: 'Australia/Sydney' };

const writeActivity = async (activity: Activity): Promise<void> => {
  rows.activities.push(activity);
  await installation.owner.query(
    `insert into activity (workspace_id, conversation_id, kind, at, ref, outcome) values ($1, $2, $3, $4, $5, $6)`,
    [workspaceId, activity.conversation, activity.kind, activity.at, randomUUID(), activity.outcome],
  );
};

/** One that ended, was called off or was missed, with what became of it on the way. */
const writeAppointment = async (now: number, index: number): Promise<void> => {
  const at = new Date(now - draw(70) * DAY_MS - draw(DAY_MS));
  const isCancelled = draw(5) === 0;
  const outcome = ['done', 'done', 'no-show'][draw(3)] ?? 'done';
  const isMoved = draw(4) === 0;
  const minutes = !isCancelled && outcome !== 'no-show' && draw(3) > 0 ? 15 + draw(60) : null;
  const score = minutes !== null ? 1 + draw(5) : null;
  const answeredAfter = draw(3) > 0 ? 1 + draw(600) : null;
  rows.appointments.push({ at, isCancelled, outcome, isMoved, minutes, score, answeredAfter });
  // Each at a time of its own: no two of one agent may overlap, and these have none.
  const startsAt = new Date(at.getTime() - index * 1000 - HOUR_MS);
  const { rows: made } = await installation.owner.query<{ id: string }>(
    `insert into appointment (workspace_id, kind, title, status, starts_at, ends_at, busy_from, busy_to, zone,
       location_type, booked_by, outcome, started_at, ended_at)
     values ($1, 'viewing', 'x', $2, $3, $4, $3, $4, 'Australia/Sydney', 'physical', 'member', $5, $6, $7) returning id`,
    [
      workspaceId,
      isCancelled ? 'cancelled' : 'completed',
      startsAt,
      at,
      isCancelled ? null : outcome,
      minutes === null ? null : new Date(at.getTime() - minutes * 60_000),
      isCancelled ? null : at,
    ],
  );
  const id = made[0]?.id;
  const activity = (kind: string, said: string) =>
    installation.owner.query(
      `insert into activity (workspace_id, conversation_id, kind, at, ref, outcome) values ($1, $2, $3, $4, $5, $6)`,
      [workspaceId, randomUUID(), kind, at, id, said],
    );
  await activity(
    isCancelled ? 'appointment-cancelled' : 'appointment-ended',
    isCancelled ? 'client' : outcome,
  );
  if (score !== null) await activity('appointment-rated', String(score));
  const change = (kind: string, on: Date) =>
    installation.owner.query(
      `insert into appointment_change (workspace_id, appointment_id, kind, by, at) values ($1, $2, $3, 'member', $4)`,
      [workspaceId, id, kind, on],
    );
  if (answeredAfter !== null) {
    await change('booked', new Date(at.getTime() - answeredAfter * 60_000));
    await change('confirmed', at);
    // Moved and confirmed again: the first yes is what counts.
    if (isMoved) await change('confirmed', new Date(at.getTime() + 1));
  }
  if (isMoved)
    await installation.owner.query(
      `insert into appointment_change (workspace_id, appointment_id, kind, by) values ($1, $2, 'moved', 'client')`,
      [workspaceId, id],
    );
};

const averaged = (all: readonly { day: string; value: number }[]): Counted[] =>
  [...Map.groupBy(all, ({ day }) => day)].map(([day, own]) => ({
    day,
    numerator: own.reduce((sum, { value }) => sum + value, 0),
    denominator: own.length,
    samples: [],
  }));

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode();
  const person = await signUp(node.client());
  owner = person.client;
  workspaceId = person.session.workspace.id;
  const conversations = Array.from({ length: 25 }, () => randomUUID());
  const now = Date.now();
  for (let index = 0; index < 500; index += 1) {
    const at = new Date(now - draw(70) * DAY_MS - draw(DAY_MS));
    const conversation = conversations[draw(conversations.length)] ?? '';
    const kind = ['message-received', 'message-received', 'message-sent', 'hand-over-asked'][draw(4)] ?? '';
    const outcome = kind === 'message-sent' ? (['assistant', 'member'][draw(2)] ?? null) : null;
    await writeActivity({ conversation, kind, at, outcome });
  }
  const { rows: made } = await installation.owner.query<{ id: string }>(
    `with p as (insert into person (workspace_id) values ($1) returning id, workspace_id)
     insert into person_address (workspace_id, person_id, kind, value)
     select workspace_id, id, 'email', 'jo@people.localhost' from p returning id`,
    [workspaceId],
  );
  // Messages of weeks ago, as if each had gone its way step by step.
  await installation.owner.query('alter table outbound_message disable trigger user');
  for (let index = 0; index < 120; index += 1) {
    const message = {
      channel: ['email', 'sms'][draw(2)] ?? '',
      state: ['sent', 'delivered', 'delivered', 'failed'][draw(4)] ?? '',
      sentAt: new Date(now - draw(70) * DAY_MS - draw(DAY_MS)),
    };
    rows.messages.push(message);
    await installation.owner.query(
      `insert into outbound_message (workspace_id, key, purpose, channel, person_address_id, subject, body, state, sent_at)
       values ($1, $2, 'reply', $3, $4, '', '', $5, $6)`,
      [workspaceId, `m${index}`, message.channel, made[0]?.id, message.state, message.sentAt],
    );
  }
  const { rows: talks } = await installation.owner.query<{ id: string }>(
    `with k as (insert into contact (workspace_id) values ($1) returning id, workspace_id)
     insert into conversation (workspace_id, contact_id, channel, title) select workspace_id, id, 'sms', 'x' from k returning id`,
    [workspaceId],
  );
  for (let index = 0; index < 160; index += 1) {
    const kind = index % 2 === 0 ? ('csat' as const) : ('nps' as const);
    const rated = {
      kind,
      score: kind === 'csat' ? 1 + draw(5) : draw(11),
      at: new Date(now - draw(70) * DAY_MS - draw(DAY_MS)),
    };
    rows.surveys.push(rated);
    await installation.owner.query(
      `insert into conversation_survey (workspace_id, conversation_id, segment, kind, score, answered_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [workspaceId, talks[0]?.id, index, kind, rated.score, rated.at],
    );
  }
  for (let index = 0; index < 150; index += 1) await writeAppointment(now, index);
});
afterAll(() => installation.close());

const byDay = <Row>(all: readonly Row[], zone: string, at: (row: Row) => Date): Map<string, Row[]> =>
  Map.groupBy(all, (row) => dayIn(zone, at(row)));

/** Each conversation and day in which somebody wrote, with the first of their messages. */
const writtenIn = ({ activities, zone }: Rows) =>
  [
    ...byDay(
      activities.filter(({ kind }) => kind === 'message-received'),
      zone,
      ({ at }) => at,
    ),
  ].flatMap(([day, received]) =>
    [...Map.groupBy(received, ({ conversation }) => conversation)].map(([conversation, own]) => ({
      day,
      conversation,
      first: Math.min(...own.map(({ at }) => at.getTime())),
    })),
  );

const counted = (all: readonly { day: string; hit: boolean }[]): Counted[] =>
  [...Map.groupBy(all, ({ day }) => day)].map(([day, own]) => ({
    day,
    numerator: own.filter(({ hit }) => hit).length,
    denominator: own.length,
    samples: [],
  }));

/** Each figure once more, in another language than the one that counts it for people. */
const RECOUNTS: Record<MetricName, (from: Rows) => Counted[]> = {
  'messages-received': ({ activities, zone }) =>
    counted(
      activities
        .filter(({ kind }) => kind === 'message-received')
        .map(({ at }) => ({ day: dayIn(zone, at), hit: true })),
    ),
  'reply-rate': (from) =>
    counted(
      writtenIn(from).map(({ day, conversation, first }) => ({
        day,
        hit: from.activities.some(
          ({ kind, conversation: its, at }) =>
            kind === 'message-sent' &&
            its === conversation &&
            at.getTime() >= first &&
            at.getTime() <= first + DAY_MS,
        ),
      })),
    ),
  'hand-over-rate': (from) =>
    counted(
      writtenIn(from).map(({ day, conversation }) => ({
        day,
        hit: from.activities.some(
          ({ kind, conversation: its, at }) =>
            kind === 'hand-over-asked' && its === conversation && dayIn(from.zone, at) === day,
        ),
      })),
    ),
  'response-time': ({ activities, zone }) => {
    const waits: { day: string; seconds: number }[] = [];
    for (const own of Map.groupBy(activities, ({ conversation }) => conversation).values()) {
      const said = own
        .filter(({ kind }) => kind === 'message-received' || kind === 'message-sent')
        .toSorted((a, b) => a.at.getTime() - b.at.getTime());
      for (const [index, { kind, at }] of said.entries()) {
        if (kind !== 'message-received' || said[index - 1]?.kind === 'message-received') continue;
        const answer = said.slice(index).find((later) => later.kind === 'message-sent');
        const seconds = answer ? (answer.at.getTime() - at.getTime()) / 1000 : Number.POSITIVE_INFINITY;
        if (seconds <= (7 * DAY_MS) / 1000) waits.push({ day: dayIn(zone, at), seconds });
      }
    }
    return [...Map.groupBy(waits, ({ day }) => day)].map(([day, own]) => ({
      day,
      numerator: 0,
      denominator: own.length,
      samples: own.map(({ seconds }) => seconds),
    }));
  },
  'messages-delivered': ({ messages, zone }) =>
    counted(messages.map(({ sentAt, state }) => ({ day: dayIn(zone, sentAt), hit: state !== 'failed' }))),
  'person-answer-time': ({ activities, zone }) => {
    const waits = activities
      .filter(({ kind }) => kind === 'hand-over-asked')
      .flatMap(({ conversation, at }) => {
        const answers = activities
          .filter(
            (one) =>
              one.conversation === conversation &&
              one.outcome === 'member' &&
              one.at >= at &&
              one.at.getTime() <= at.getTime() + 7 * DAY_MS,
          )
          .map((one) => (one.at.getTime() - at.getTime()) / 1000);
        return answers.length === 0 ? [] : [{ day: dayIn(zone, at), seconds: Math.min(...answers) }];
      });
    return [...Map.groupBy(waits, ({ day }) => day)].map(([day, own]) => ({
      day,
      numerator: 0,
      denominator: own.length,
      samples: own.map(({ seconds }) => seconds),
    }));
  },
  satisfaction: ({ surveys, zone }) =>
    counted(
      surveys
        .filter(({ kind }) => kind === 'csat')
        .map(({ at, score }) => ({ day: dayIn(zone, at), hit: score > 3 })),
    ),
  promoters: ({ surveys, zone }) =>
    counted(
      surveys
        .filter(({ kind }) => kind === 'nps')
        .map(({ at, score }) => ({ day: dayIn(zone, at), hit: score > 8 })),
    ),
  detractors: ({ surveys, zone }) =>
    counted(
      surveys
        .filter(({ kind }) => kind === 'nps')
        .map(({ at, score }) => ({ day: dayIn(zone, at), hit: score < 7 })),
    ),
  'appointment-completion': ({ appointments, zone }) =>
    counted(
      appointments.map(({ at, isCancelled, outcome }) => ({
        day: dayIn(zone, at),
        hit: !isCancelled && outcome !== 'no-show',
      })),
    ),
  'appointment-cancellation': ({ appointments, zone }) =>
    counted(appointments.map(({ at, isCancelled }) => ({ day: dayIn(zone, at), hit: isCancelled }))),
  'appointment-rescheduling': ({ appointments, zone }) =>
    counted(appointments.map(({ at, isMoved }) => ({ day: dayIn(zone, at), hit: isMoved }))),
  'appointment-duration': ({ appointments, zone }) =>
    averaged(
      appointments.flatMap(({ at, minutes }) =>
        minutes === null ? [] : [{ day: dayIn(zone, at), value: minutes }],
      ),
    ),
  'appointment-answer-time': ({ appointments, zone }) =>
    averaged(
      appointments.flatMap(({ at, answeredAfter }) =>
        answeredAfter === null ? [] : [{ day: dayIn(zone, at), value: answeredAfter }],
      ),
    ),
  'client-satisfaction': ({ appointments, zone }) =>
    averaged(
      appointments.flatMap(({ at, score }) =>
        score === null ? [] : [{ day: dayIn(zone, at), value: score }],
      ),
    ),
};

const total = (all: readonly Counted[], of: 'numerator' | 'denominator') =>
  all.reduce((sum, one) => sum + one[of], 0);
const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return half % 1 === 0
    ? ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2
    : (sorted[Math.floor(half)] ?? Number.NaN);
};
const expectedOf = (metric: MetricName, all: readonly Counted[]): { n: number; value: number | null } => {
  const n = total(all, 'denominator');
  const { unit, leastN } = METRICS[metric];
  if (unit === 'count') return { n, value: total(all, 'numerator') };
  if (n < leastN) return { n, value: null };
  return {
    n,
    value:
      unit === 'share' || unit === 'average'
        ? total(all, 'numerator') / n
        : median(all.flatMap(({ samples }) => samples)),
  };
};

const read = async (metric: string, query = '') => {
  const { status, body } = await owner.call('GET', `/figures/${metric}${query}`);
  return { status, body };
};

const expectAsRecounted = async (metric: MetricName): Promise<void> => {
  const today = dayIn(rows.zone, new Date());
  const WINDOW = METRICS[metric].windowDays;
  const from = addDays(today, 1 - WINDOW);
  const days = RECOUNTS[metric](rows);
  const inWindow = days.filter(({ day }) => day >= from);
  const before = days.filter(({ day }) => day < from && day >= addDays(from, -WINDOW));
  const close = ({ n, value }: { n: number; value: number | null }) => ({
    n,
    value: value === null ? null : expect.closeTo(value, 3),
  });
  const { body } = await read(metric);
  expect(body).toMatchObject({
    metric,
    from,
    to: today,
    ...close(expectedOf(metric, inWindow)),
    before: close(expectedOf(metric, before)),
  });
  expect(body.n).toBeGreaterThan(0);
  expect(body.byDay.map(({ day, n }: { day: string; n: number }) => [day, n])).toEqual(
    Array.from({ length: WINDOW }, (_, index) => {
      const day = addDays(from, index);
      return [
        day,
        total(
          inWindow.filter((one) => one.day === day),
          'denominator',
        ),
      ];
    }),
  );
};

const rollUp = async (): Promise<void> => {
  await installation.owner.query(
    `with t as (insert into timer (workspace_id, kind, key, due_at) values ($1, 'figures-roll-up', 'night', now())
       on conflict (workspace_id, kind, key) do update set due_at = now())
     select pg_notify('propguard_events', '{"ring":"timers"}')`,
    [workspaceId],
  );
  await vi.waitFor(async () => {
    const { rows: left } = await installation.owner.query(
      `select error from timer where kind = 'figures-roll-up' and workspace_id = $1`,
      [workspaceId],
    );
    expect(left).toEqual([]);
  }, PATIENCE);
};

it.each(METRIC_NAMES)(
  '%s is the same counted from rows, kept by day, and in another language',
  async (metric) => {
    await installation.owner.query('delete from metric_roll_up');
    await expectAsRecounted(metric);
    await rollUp();
    const { rows: kept } = await installation.owner.query(
      `select count(*)::int as days, max(day)::text as last from metric_day where metric = $1`,
      [metric],
    );
    const settled = addDays(dayIn(rows.zone, new Date()), -1 - METRICS[metric].settledAfterDays);
    // Of 70 days, those on which there was something of it.
    expect(kept[0].days).toBeGreaterThan(10);
    expect(kept[0].last <= settled).toBe(true);
    await expectAsRecounted(metric);
  },
);

it('reads the days that were kept, goes on from there, and keeps none twice', async () => {
  const day = addDays(dayIn(rows.zone, new Date()), -10);
  const { body: before } = await read('messages-received');
  await installation.owner.query(
    `insert into metric_day (workspace_id, metric, dimension, day, numerator, denominator)
     values ($1, 'messages-received', 'by hand', $2, 1000, 1000)`,
    [workspaceId, day],
  );
  expect((await read('messages-received')).body.value).toBe(before.value + 1000);
  await rollUp();
  await rollUp();
  expect((await read('messages-received')).body.value).toBe(before.value + 1000);
  await installation.owner.query(`delete from metric_day where dimension = 'by hand'`);
});

it('counts today as it happens, and anew when the workspace moves to other clocks', async () => {
  const { body: before } = await read('messages-received');
  await writeActivity({
    conversation: randomUUID(),
    kind: 'message-received',
    at: new Date(),
    outcome: null,
  });
  expect((await read('messages-received')).body.value).toBe(before.value + 1);
  await owner.call('PATCH', '/workspace', { timeZone: 'Australia/Perth' });
  rows.zone = 'Australia/Perth';
  await expectAsRecounted('messages-received');
  await rollUp();
  await expectAsRecounted('messages-received');
});

it('says only how many there are where they are too few, and refuses what is no figure', async () => {
  const { body } = await read('messages-delivered', '?days=1');
  expect(body).toMatchObject({ value: null, interval: null, standing: null });
  expect((await read('messages-delivered')).body).toMatchObject({
    interval: { low: expect.any(Number), high: expect.any(Number) },
    standing: 'below',
    byDimension: [{ dimension: 'email' }, { dimension: 'sms' }],
  });
  expect((await read('nothing')).status).toBe(422);
  expect((await read('messages-received', '?days=0')).status).toBe(422);
});

it('sets its timer for the night when something happens', async () => {
  await installation.owner.query(`delete from timer where kind = 'figures-roll-up'`);
  const { body: visitor } = await owner.call('POST', '/people', {
    addresses: [{ kind: 'email', value: 'ana@people.localhost' }],
  });
  const { recordActivity } = await import('../activities/record-activity.ts');
  await node.context.database.inWorkspace({ workspaceId, accountId: null }, 'write', (tx) =>
    recordActivity(
      { services: node.context, tx, workspaceId },
      { personId: visitor.id, kind: 'appointment-booked', ref: randomUUID() },
    ),
  );
  const { rows: set } = await installation.owner.query(
    `select due_at from timer where kind = 'figures-roll-up' and workspace_id = $1`,
    [workspaceId],
  );
  expect(set).toHaveLength(1);
  expect(set[0].due_at.getTime()).toBeLessThan(Date.now() + 25 * HOUR_MS);
});
