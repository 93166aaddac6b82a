import { randomUUID } from 'node:crypto';
import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { BOOKING_TOOLS, GUEST_TOOLS } from '@propguard/rules/assistant/tools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let workspaceId: string;
let home: string;
let unlisted: string;

const homes = async (isListed: boolean): Promise<string> => {
  const { rows } = await installation.owner.query<{ text: string }>(`
    select concat_ws(' ', p.house_number, p.street_name, p.street_type) || ', ' || l.name || ' ' || l.state || ' ' || l.postcode as text
    from property p join locality l on l.id = p.locality_id
    where p.unit is null and p.house_number ~ '^[0-9]+$' and ${isListed ? '' : 'not'} exists
      (select from listing g where g.property_id = p.id and g.status = 'active')
    order by p.id limit 1`);
  return rows[0]?.text ?? '';
};

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const person = await signUp(node.client(), 'The owner');
  owner = person.client;
  workspaceId = person.session.workspace.id;
  home = await homes(true);
  unlisted = await homes(false);
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
    zone: 'Australia/Sydney',
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
      result: { state: 'free', zone: 'Sydney' },
    });
    const times = timesIn(asked.turn);
    expect(times.length).toBeGreaterThan(1);
    for (const { text } of times) {
      expect(text).toMatch(/^Sat.* am$/);
      expect(asked.turn.answer).toContain(text);
    }
    const whom = await say(visitor, times[1]?.text ?? '', talk);
    expect(whom.turn.answer).toContain('What name and e-mail address');
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
    expect(off.turn.action).toMatchObject({ tool: 'cancel_booking' });
    const done = await visitor.call('POST', `/assistant/turns/${off.turn.id}/decision`, {
      actionId: off.turn.action?.id,
      argumentsHash: off.turn.action?.argumentsHash,
      decision: 'approve',
    });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await appointments()).toMatchObject([{ status: 'cancelled' }]);
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
    const booked = await say(owner, 'yes', asked.conversationId);
    expect(booked.turn.cards[0]?.link?.path).toContain('/appointments');
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
    for (const tool of BOOKING_TOOLS) expect(GUEST_TOOLS).toContain(tool);
  });
});
