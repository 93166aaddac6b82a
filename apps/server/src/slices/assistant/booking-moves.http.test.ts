import { randomUUID } from 'node:crypto';
import { HAND_OVER_WORDS } from '@propguard/rules/conversations/hand-over-words';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { homeText } from '../../../test/support/home-text.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let home: string;
let unlisted: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const { client } = await signUp(node.client(), 'The owner');
  const add = (name: string, days: number[], from: string, to: string) =>
    client.call('POST', '/workspace/agents', {
      name,
      zone: 'Australia/Brisbane',
      hours: days.map((day) => ({ day, from, to })),
    });
  expect((await add('Nadia Petrov', [6, 7], '09:00', '17:00')).status).toBe(201);
  expect((await add('Tom Callaghan', [1, 2, 3], '09:00', '12:00')).status).toBe(201);
  home = await homeText(installation, { isListed: true, state: 'QLD' });
  unlisted = await homeText(installation, { isListed: false, state: 'QLD' });
});
afterAll(() => installation.close());

const talkAs = (client: TestClient) => {
  const conversationId = randomUUID();
  const say = async (text: string) => {
    const id = randomUUID();
    expect((await client.call('POST', '/assistant/turns', { id, conversationId, text })).status).toBe(201);
    const last = (await readTurn(client, id)).at(-1);
    if (last?.type !== 'finished') throw new Error(`It ended with ${JSON.stringify(last)}`);
    return last.turn;
  };
  return { say, conversationId };
};
const timesIn = (cards: readonly { result?: unknown }[]): { text: string }[] =>
  (cards[0]?.result as { times: { text: string }[] } | undefined)?.times ?? [];
/** Since then: a second try of a test meets what the first left. */
const bookingsSince = async (began: Date) =>
  (
    await installation.owner.query<{ name: string; status: string; starts_at: Date }>(
      `select g.name, a.status, a.starts_at from appointment a join agent g on g.id = a.agent_id
       where a.status <> 'cancelled' and a.created_at >= $1 order by a.created_at`,
      [began],
    )
  ).rows;

it('a booking is moved to whoever is free then, kept, asked for and called off', async () => {
  const began = new Date();
  const { say } = talkAs(await visit(node.client()));
  await say(`Can I see ${home} on Saturday afternoon?`);
  await say('the first one, Tom Birch, tom.birch@harbour.localhost');
  expect((await say('yep')).answer).toContain('Booked: Sat');
  const [before] = await bookingsSince(began);
  expect(before).toMatchObject({ name: 'Nadia Petrov', status: 'confirmed' });

  const proposed = await say('actually make it mon 10.30');
  expect(proposed.action).toMatchObject({ tool: 'move_booking', state: 'waiting' });
  expect(proposed.action?.arguments.when).toMatch(/^Mon.*10:30 am$/u);
  const kept = await say('no, leave it on saturday');
  expect(kept.answer).toContain('You’re booked for Sat');
  expect(await bookingsSince(began)).toEqual([before]);

  await say('sorry, can you move it to monday 10:30 am after all');
  expect((await say('yes')).answer).toContain('Moved: Mon');
  const [moved, ...others] = await bookingsSince(began);
  expect(others).toEqual([]);
  expect(moved).toMatchObject({ name: 'Tom Callaghan', status: 'rescheduled' });

  const told = await say('will you send me a text?');
  // No mail is set up here.
  expect(told.answer).toContain('no text or email is sent');
  expect(told.answer).toContain('You’re booked for Mon');
  const offered = await say('any time after 9 on tuesday or wednesday then?');
  const times = timesIn(offered.cards);
  expect(times.length).toBeGreaterThan(0);
  for (const { text } of times) expect(text).toMatch(/^(?:Tue|Wed).* am$/u);
  await say('no, cancel the whole thing please');
  await say('yes');
  expect(await bookingsSince(began)).toEqual([]);
});

it('another time keeps who they are, and the hours that were never wanted are not offered', async () => {
  const { say } = talkAs(await visit(node.client()));
  const found = await say(`Can I see ${home}? Weekdays only, before 10 or after 5`);
  const times = timesIn(found.cards);
  for (const { text } of times) expect(text).toMatch(/^(?:Mon|Tue|Wed).* 9:\d\d am$/u);
  const proposed = await say('the first, Ana Reyes 0412 555 018');
  expect(proposed.action?.arguments.name).toBe('Ana Reyes');
  const changed = await say('hmm make it tuesday 11');
  expect(changed.action?.arguments).toMatchObject({ name: 'Ana Reyes' });
  expect(changed.action?.arguments.when).toMatch(/^Tue.*11:00 am$/u);
  await say('leave it for now');
});

it('a date and another weekday are asked for', async () => {
  const { say } = talkAs(await visit(node.client()));
  const day = new Date(Date.now() + 9 * 86_400_000);
  const wrong = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(day.getTime() + 86_400_000),
  );
  const date = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    day,
  );
  const { answer } = await say(`Can I see ${home} on ${wrong} ${date}?`);
  expect(answer).toMatch(/which day do you mean|nothing is free/iu);
});

it('who goes on writing while a person is waited for hears that it reached them', async () => {
  const client = await visit(node.client());
  const { say } = talkAs(client);
  await say(`Can I see ${unlisted} on Tuesday after lunch? I'm Beryl Whitcombe, 02 4385 5501`);
  const asked = await say(`Yes please do. And while I am here, could I see ${home} on Tuesday instead?`);
  expect(asked.answer).toContain('passed on the rest');
  const { added, addedAgain } = HAND_OVER_WORDS.en;
  expect((await say('Thanks, that is all')).answer).toBe(added);
  expect((await say('Hello? Is anybody there?')).answer).toBe(addedAgain);
});
