import { randomUUID } from 'node:crypto';
import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { BOOKING_TOOLS } from '@propguard/rules/assistant/tools';
import { addDays, dayIn } from '@propguard/rules/time/wall-time';
import { zoneOf } from '@propguard/rules/time/zone-of';
import { definitionOf } from '@propguard/talk/tools/definitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { homeText } from '../../../test/support/home-text.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let workspaceId: string;
let home: string;
let unlisted: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const person = await signUp(node.client(), 'The owner');
  owner = person.client;
  workspaceId = person.session.workspace.id;
  home = await homeText(installation, { isListed: true });
  unlisted = await homeText(installation, { isListed: false });
});
afterAll(() => installation.close());

const say = async (client: TestClient, text: string, conversationId: string = randomUUID()) => {
  const id = randomUUID();
  const sent = await client.call('POST', '/assistant/turns', { id, conversationId, text });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const last = (await readTurn(client, id)).at(-1);
  if (last?.type !== 'finished') throw new Error(`It ended with ${JSON.stringify(last)}`);
  return { turn: last.turn, conversationId };
};
type Turn = Awaited<ReturnType<typeof say>>['turn'];
const timesIn = ({ cards }: Turn): { startsAt: string; text: string }[] => {
  const [card] = cards;
  if (!card) throw new Error('No times were found.');
  return (card.result as { times: { startsAt: string; text: string }[] }).times;
};
const appointments = async () =>
  (
    await installation.owner.query<{ status: string; booked_by: string; starts_at: Date; client: string }>(
      `select a.status, a.booked_by, a.starts_at, p.name as client from appointment a
       left join person p on p.id = a.person_id where a.workspace_id = $1 order by a.created_at`,
      [workspaceId],
    )
  ).rows;
const addAgent = (name: string) =>
  owner.call('POST', '/workspace/agents', {
    name,
    zone: 'Australia/Brisbane',
    hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '17:00' })),
  });

describe('before anybody could show a home', () => {
  it('a person is proposed', async () => {
    const { turn } = await say(await visit(node.client()), `Can I see ${home} on Saturday morning?`);
    expect(turn.action).toMatchObject({ tool: 'hand_over', state: 'waiting' });
    expect(turn.action?.arguments.reason).toContain(home);
  });
});

describe('a visitor', () => {
  beforeAll(async () => {
    expect((await addAgent('Nadia Petrov')).status).toBe(201);
  });

  it('finds times, has one held, says who they are, confirms, moves and cancels', async () => {
    const visitor = await visit(node.client());
    const asked = await say(visitor, `Can I see ${home} on Saturday morning?`);
    const talk = asked.conversationId;
    const [card] = asked.turn.cards;
    expect(card).toMatchObject({
      tool: 'find_times',
      title: home,
      result: { state: 'free', zone: zoneOf({ postcode: home.slice(-4) }, '').split('/')[1] },
    });
    const times = timesIn(asked.turn);
    expect(times.length).toBeGreaterThan(1);
    for (const { text } of times) {
      expect(text).toMatch(/^Sat.* am$/);
      expect(asked.turn.answer).toContain(text);
    }
    const whom = await say(visitor, times[1]?.text ?? '', talk);
    expect(whom.turn.answer).toContain('what’s your phone number or email?');
    expect(await appointments()).toEqual([]);
    const proposed = await say(visitor, 'Mai Tran, mai.tran@harbour.localhost', talk);
    expect(proposed.turn.answer).toContain('Mai Tran, mai.tran@harbour.localhost');
    expect(await appointments()).toMatchObject([{ status: 'held', booked_by: 'assistant' }]);
    const booked = await say(visitor, 'yes please', talk);
    expect(booked.turn.answer).toContain(`Booked: ${times[1]?.text}`);
    expect(booked.turn.cards[0]?.link?.path).toMatch(/^\/bookings?\//);
    expect(await appointments()).toMatchObject([{ status: 'confirmed', client: 'Mai Tran' }]);
    const letters = await installation.owner.query(
      `select subject from outbound_message where workspace_id = $1 and body like '%You’re booked%'`,
      [workspaceId],
    );
    expect(letters.rows[0]?.subject).toMatch(/^Confirmed/);

    const moving = await say(visitor, 'Can we move it to Sunday afternoon?', talk);
    const others = timesIn(moving.turn);
    expect(others[0]?.text).toMatch(/^Sun/);
    const sure = await say(visitor, 'the first one', talk);
    expect(sure.turn.action).toMatchObject({ tool: 'move_booking' });
    await say(visitor, 'yes', talk);
    expect((await appointments())[0]?.starts_at.toISOString()).toBe(others[0]?.startsAt);

    const off = await say(visitor, 'Sorry, please cancel my viewing', talk);
    // By the same clocks as it was offered, whoever shows it.
    expect(off.turn.answer).toContain(others[0]?.text);
    expect(off.turn.action).toMatchObject({ tool: 'cancel_booking' });
    const done = await visitor.call('POST', `/assistant/turns/${off.turn.id}/decision`, {
      actionId: off.turn.action?.id,
      argumentsHash: off.turn.action?.argumentsHash,
      decision: 'approve',
    });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await appointments()).toMatchObject([{ status: 'cancelled' }]);
  });

  const letters = async () =>
    (
      await installation.owner.query<{ channel: string; body: string }>(
        `select channel, body from outbound_message where workspace_id = $1 order by created_at`,
        [workspaceId],
      )
    ).rows;

  it('is booked by a telephone number alone; asks what only the agent knows, and hears what was booked', async () => {
    const visitor = await visit(node.client());
    const asked = await say(visitor, `Any chance of seeing ${home} on Thursday?`);
    const talk = asked.conversationId;
    const [time] = timesIn(asked.turn);
    await say(visitor, 'number one please', talk);
    const short = await say(visitor, 'Rosa Doyle, 0491 570 15', talk);
    expect(short.turn).toMatchObject({ outcome: 'ask', missing: 'contact' });
    expect(short.turn.answer).toContain('0491 570 15 doesn’t look right');
    const sent = (await letters()).length;
    const proposed = await say(visitor, 'sorry, 0491 570 159', talk);
    expect(proposed.turn.answer).toContain('Rosa Doyle, 0491 570 159');
    const aside = await say(visitor, 'is ther parkng out the frunt?', talk);
    expect(aside.turn.answer).toContain('I’ll put your question on the booking');
    const booked = await say(visitor, 'yep lock it in 👍 oh and is there a ramp?', talk);
    expect(booked.turn.answer).toContain(`Booked: ${time?.text}`);
    expect(booked.turn.answer).toMatch(/Your booking code is [A-Z0-9-]{4,}\./);
    expect(booked.turn.answer).toContain('keep the link to your booking');
    expect(booked.turn.cards[0]?.link?.path).toMatch(/^\/bookings?\//);
    // There is no channel by which a text could go: nothing is said to be sent.
    expect((await letters()).length).toBe(sent);
    const { rows } = await installation.owner.query(
      `select a.notes, p.name, l.intent, array_agg(d.kind || ' ' || d.value) as reached
       from appointment a join person p on p.id = a.person_id join lead l on l.person_id = p.id
       join person_address d on d.person_id = p.id
       where a.workspace_id = $1 and p.name = 'Rosa Doyle' group by 1, 2, 3`,
      [workspaceId],
    );
    expect(rows).toEqual([
      {
        notes:
          'They asked: “is ther parkng out the frunt?”\n\nThey asked: “yep lock it in 👍 oh and is there a ramp?”',
        name: 'Rosa Doyle',
        intent: 'buyer',
        reached: ['phone +61491570159'],
      },
    ]);
    const told = await say(visitor, 'remind me what time we booked?', talk);
    expect(told.turn.answer).toContain(`You’re booked for ${time?.text}`);
    expect(told.turn.answer).toContain('Nadia Petrov will meet you there.');
    // A later question reaches the booking that there is.
    await say(visitor, 'is there a lift? mum has a walker', talk);
    const { rows: noted } = await installation.owner.query<{ notes: string }>(
      `select notes from appointment where workspace_id = $1 and notes like '%a lift%'`,
      [workspaceId],
    );
    expect(noted).toHaveLength(1);
    // Who has booked a viewing is not asked whether they buy.
    expect((await say(visitor, 'ask me your questions', talk)).turn).toMatchObject({ missing: 'budget' });
  });

  it('says not to book yet: nothing is held, and they are told so', async () => {
    const visitor = await visit(node.client());
    const asked = await say(visitor, `Could I see ${home} next week?`);
    const talk = asked.conversationId;
    await say(visitor, 'the first one', talk);
    await say(visitor, 'Ines Roth, +49 151 23456789', talk);
    const left = await say(
      visitor,
      'hold off please, I need to talk to my husband first. Don’t book it yet',
      talk,
    );
    expect(left.turn.answer).toContain('nothing is booked and no time is held');
    expect((await appointments()).filter(({ status }) => status === 'held')).toEqual([]);
  });

  it('names a day of the month, hours and a place in the list, and changes what is only proposed', async () => {
    const visitor = await visit(node.client());
    const asked = await say(visitor, `Can I see ${home} next week?`);
    const talk = asked.conversationId;
    // A fortnight on: by the clocks of the home, whatever day it is here.
    const day = addDays(dayIn(zoneOf({ postcode: home.slice(-4) }, ''), new Date()), 14);
    const number = Number(day.slice(-2));
    const dated = timesIn((await say(visitor, `can I come on the ${number}th?`, talk)).turn);
    for (const { text } of dated) expect(text).toMatch(new RegExp(`\\b${number}\\b`));
    const late = timesIn((await say(visitor, 'any time after 12', talk)).turn);
    for (const { text } of late) expect(text).toMatch(new RegExp(`\\b${number}\\b.* pm`));
    const noMornings = timesIn((await say(visitor, 'the day after, not mornings', talk)).turn);
    for (const { text } of noMornings) expect(text).toContain('pm');
    const whom = await say(visitor, 'the later one', talk);
    expect(whom.turn).toMatchObject({ outcome: 'ask', missing: 'contact' });
    const proposed = await say(visitor, 'Kim Ray kim.ray@harbour.localhost', talk);
    expect(proposed.turn.answer).toContain(noMornings.at(-1)?.text);
    const other = await say(visitor, 'hmm, the first one instead', talk);
    expect(other.turn.action).toMatchObject({ tool: 'book_viewing' });
    expect(other.turn.answer).toContain(noMornings[0]?.text);
    const dropped = await say(visitor, 'cancel that', talk);
    expect(dropped.turn.action).toBeNull();
    // Nobody has it, and nobody else is kept from it.
    expect((await appointments()).filter(({ status }) => status === 'held')).toEqual([]);
  });

  it('is offered others when the time goes to somebody else, and lets go what was held before', async () => {
    const [first, second] = [await visit(node.client()), await visit(node.client())];
    const ask = `Can I see ${home} on Sunday morning?`;
    const [mine, theirs] = [await say(first, ask), await say(second, ask)];
    const time = timesIn(mine.turn)[0]?.text ?? '';
    await say(first, time, mine.conversationId);
    await say(second, time, theirs.conversationId);
    const held = await say(first, 'Jo Lee jo@harbour.localhost', mine.conversationId);
    expect(held.turn.action?.tool).toBe('book_viewing');
    const late = await say(second, 'Al Kim al@harbour.localhost', theirs.conversationId);
    expect(late.turn.answer).toContain('just been taken');
    expect(timesIn(late.turn).map(({ text }) => text)).not.toContain(time);
    const isHeld = async () => (await appointments()).filter(({ status }) => status === 'held').length;
    expect(await isHeld()).toBe(1);
    const other = timesIn(mine.turn).at(-1)?.text ?? '';
    await say(first, `no, rather ${other}`, mine.conversationId);
    expect(await isHeld()).toBe(1);
  });

  it('is handed over where a home is not for sale, and where there is nothing of theirs to cancel', async () => {
    const visitor = await visit(node.client());
    const unknown = await say(visitor, `Can I inspect ${unlisted} on Saturday?`);
    expect(unknown.turn.action).toMatchObject({ tool: 'hand_over' });
    const nothing = await say(visitor, 'Cancel my viewing please');
    expect(nothing.turn.action).toMatchObject({ tool: 'hand_over' });
  });

  const ASKED: Record<AssistantLanguage, (place: string) => string> = {
    en: (place) => `Could I see ${place} on Saturday morning?`,
    de: (place) => `Kann ich ${place} am Samstagvormittag besichtigen?`,
    fr: (place) => `Puis-je visiter ${place} samedi matin ?`,
    es: (place) => `¿Puedo ver ${place} el sábado por la mañana?`,
    it: (place) => `Posso visitare ${place} sabato mattina?`,
    pt: (place) => `Posso visitar ${place} no sábado de manhã?`,
    ru: (place) => `Можно посмотреть ${place} в субботу утром?`,
    zh: (place) => `周六上午可以看 ${place} 吗？`,
    ja: (place) => `土曜の午前に ${place} を見学できますか`,
    ko: (place) => `토요일 오전에 ${place} 를 보러 갈 수 있나요?`,
    hi: (place) => `क्या मैं शनिवार सुबह ${place} देख सकता हूँ?`,
    ar: (place) => `هل يمكنني معاينة ${place} يوم السبت صباحا؟`,
  };
  it.each(Object.entries(ASKED))('asks in %s and chooses one of the times', async (language, ask) => {
    const visitor = await visit(node.client());
    const { turn, conversationId } = await say(visitor, ask(home));
    expect(turn.language).toBe(language);
    expect(turn.cards[0], turn.answer).toMatchObject({
      tool: 'find_times',
      arguments: { weekday: 6, part: 'morning' },
    });
    const times = timesIn(turn);
    const next = await say(visitor, times.at(-1)?.text ?? '', conversationId);
    expect(next.turn).toMatchObject({ outcome: 'ask', missing: 'contact', language });
  });
});

describe('the questions that a lead is asked', () => {
  const kept = async () =>
    (
      await installation.owner.query(
        `select q.flow, q.answers, q.score, q.lead_id, p.name, l.intent, l.budget_max::int, l.timeline, l.response_due_at is not null as waits
         from lead_qualification q join lead l on l.id = q.lead_id join person p on p.id = l.person_id
         where q.workspace_id = $1 order by q.created_at`,
        [workspaceId],
      )
    ).rows;

  it('are asked one by one, left and gone on with, and make a lead once passed on', async () => {
    const visitor = await visit(node.client());
    const first = await say(visitor, 'Register as a buyer');
    const talk = first.conversationId;
    expect(first.turn).toMatchObject({ outcome: 'ask', missing: 'budget' });
    expect(first.turn.answer).toContain('What is your budget?');
    expect(first.turn.suggestions).toEqual([
      'Under 500K',
      '500K to 1M',
      '1M to 2M',
      'Over 2M',
      'I’d rather not say',
    ]);
    const when = await say(visitor, '500K to 1M', talk);
    expect(when.turn).toMatchObject({ missing: 'timeline' });
    const unclear = await say(visitor, 'purple', talk);
    expect(unclear.turn).toMatchObject({ outcome: 'ask', missing: 'timeline' });
    // Something else in between is answered, and the question is put again.
    const place = home.split(', ').at(-1);
    const between = await say(visitor, `How is the market in ${place}?`, talk);
    expect(between.turn.cards[0]).toMatchObject({ tool: 'market' });
    expect(between.turn.answer).toContain('When would you like to buy?');
    expect(between.turn.suggestions).toContain('Immediately');
    expect((await say(visitor, 'stop', talk)).turn.suggestions).toEqual(['Carry on with the questions']);
    const again = await say(visitor, 'Carry on with the questions', talk);
    expect(again.turn).toMatchObject({ missing: 'timeline' });
    expect((await say(visitor, 'in about 2 months', talk)).turn.missing).toBe('financing');
    expect((await say(visitor, 'we are pre-approved', talk)).turn.missing).toBe('propertyType');
    expect((await say(visitor, 'a house or a townhouse', talk)).turn.missing).toBe('areas');
    const whom = await say(visitor, place ?? '', talk);
    expect(whom.turn).toMatchObject({ outcome: 'ask', missing: 'contact' });
    const proposed = await say(visitor, 'Mia Wong, mia.wong@harbour.localhost', talk);
    expect(proposed.turn.action).toMatchObject({ tool: 'qualify', state: 'waiting' });
    expect(proposed.turn.answer).toContain('Mia Wong, mia.wong@harbour.localhost');
    expect(await kept()).toEqual([]);
    const done = await visitor.call('POST', `/assistant/turns/${proposed.turn.id}/decision`, {
      actionId: proposed.turn.action?.id,
      argumentsHash: proposed.turn.action?.argumentsHash,
      decision: 'approve',
    });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const [lead] = await kept();
    expect(lead).toMatchObject({
      flow: 'buyer',
      name: 'Mia Wong',
      intent: 'buyer',
      budget_max: 1_000_000,
      timeline: '3-months',
      waits: true,
      answers: { financing: 'pre-approved', propertyType: ['house', 'townhouse'] },
      // (30·10 + 25·8 + 20·9 + 15·10 + 10·10) / 10
      score: 93,
    });
    // What it is worth is the team's to know.
    expect(JSON.stringify(done.body)).not.toMatch(/score/i);
  });

  it('of a seller need the address, and leave nothing of whoever says no', async () => {
    const visitor = await visit(node.client());
    const first = await say(visitor, 'Have my home appraised');
    expect(first.turn).toMatchObject({ missing: 'address', suggestions: [] });
    const talk = first.conversationId;
    expect((await say(visitor, 'skip', talk)).turn.missing).toBe('address');
    expect((await say(visitor, '12 Nowhere Lane', talk)).turn.missing).toBe('lastAppraisal');
    expect((await say(visitor, 'Never', talk)).turn.missing).toBe('renovations');
    expect((await say(visitor, 'new kitchen last year', talk)).turn.missing).toBe('reason');
    expect((await say(visitor, 'I’d rather not say', talk)).turn.missing).toBe('contact');
    const proposed = await say(visitor, 'Ana Ruiz 0491 570 156', talk);
    expect(proposed.turn.action?.arguments).toMatchObject({ flow: 'seller', name: 'Ana Ruiz' });
    await say(visitor, 'no thanks', talk);
    expect(await kept()).toHaveLength(1);
  });
});

describe('a member', () => {
  it('books for one of the workspace’s people, and moves by their name', async () => {
    const { status } = await owner.call('POST', '/leads', {
      source: 'website',
      name: 'Georgia Papas',
      addresses: [{ kind: 'email', value: 'georgia@harbour.localhost' }],
    });
    expect(status).toBe(200);
    const asked = await say(owner, `Book a viewing of ${home} for Georgia Papas next week`);
    const times = timesIn(asked.turn);
    const proposed = await say(owner, times[0]?.text ?? '', asked.conversationId);
    expect(proposed.turn.answer).toContain('Georgia Papas');
    // By the button: what was proposed comes back from the database, in whatever order it has put it.
    const booked = await owner.call('POST', `/assistant/turns/${proposed.turn.id}/decision`, {
      actionId: proposed.turn.action?.id,
      argumentsHash: proposed.turn.action?.argumentsHash,
      decision: 'approve',
    });
    expect(booked.status, JSON.stringify(booked.body)).toBe(200);
    expect(booked.body.cards[0]?.link?.path).toContain('/appointments');
    const mine = async () => (await appointments()).filter(({ client }) => client === 'Georgia Papas');
    expect(await mine()).toMatchObject([{ status: 'confirmed', booked_by: 'member' }]);
    const off = await say(owner, 'Cancel the viewing with Georgia');
    expect(off.turn.action).toMatchObject({ tool: 'cancel_booking' });
    await say(owner, 'yes', off.conversationId);
    expect(await mine()).toMatchObject([{ status: 'cancelled' }]);
  });
});

describe('somebody on a channel', () => {
  it('may have times found and booked, as every visitor may', () => {
    for (const tool of BOOKING_TOOLS) expect(definitionOf(tool).isForGuests).toBe(true);
  });
});

describe('what a listing says, and the same home again', () => {
  it('the price is told from the listing, a spoken address is read, another time moves the booking', async () => {
    const visitor = await visit(node.client());
    const asked = await say(visitor, `Can I see ${home} on Saturday?`);
    const talk = asked.conversationId;
    const priced = await say(visitor, 'What is the asking price?', talk);
    expect(priced.turn.answer).toMatch(/price guide is|asking price is|No asking price is published/u);
    expect(priced.turn.answer).toContain('for sale');
    expect(priced.turn.cards).toEqual([]);
    await say(visitor, timesIn(asked.turn)[0]?.text ?? '', talk);
    const unread = await say(visitor, 'hmm the usual number', talk);
    expect(unread.turn.answer).not.toContain('what’s your phone number or email?');
    const proposed = await say(visitor, 'Oona Reid, oona dot reid at harbour dot localhost', talk);
    expect(proposed.turn.answer).toContain('Oona Reid, oona.reid@harbour.localhost');
    await say(visitor, 'yes please', talk);
    const again = await say(visitor, `Can I see ${home} on Sunday afternoon?`, talk);
    for (const { text } of timesIn(again.turn)) expect(text).toMatch(/^Sun.* pm$/u);
    const moving = await say(visitor, 'the first one', talk);
    expect(moving.turn.action).toMatchObject({ tool: 'move_booking' });
  });
});

describe('who has a viewing at that time already', () => {
  it.each([
    ['en', 'yes please', 'You already have a viewing then.'],
    ['de', 'Ja, bitte buchen', 'haben Sie schon eine Besichtigung'],
  ])('is told so in their language: %s', async (_, yes, told) => {
    // Enough of them that the same time is still free: what was refused is held for a while.
    for (const name of ['Ines', 'Omar']) await addAgent(`${name} ${yes}`);
    const visitor = await visit(node.client());
    const book = async () => {
      const asked = await say(visitor, `Can I see ${home} on Sunday?`);
      const talk = asked.conversationId;
      await say(visitor, 'the first one', talk);
      await say(visitor, `My name is Piet Hansen, piet.${yes.length}@harbour.localhost`, talk);
      return (await say(visitor, yes, talk)).turn.answer;
    };
    await book();
    expect(await book()).toContain(told);
  });
});
