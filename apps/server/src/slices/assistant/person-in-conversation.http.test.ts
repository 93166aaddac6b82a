import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { visit } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let home: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const homes = await installation.owner.query<{ home: string }>(
    `select concat_ws(' ', p.house_number, p.street_name, p.street_type) || ', ' || l.name || ' ' || l.state || ' ' || l.postcode as home
     from property p join locality l on l.id = p.locality_id
     where p.unit is null and p.house_number ~ '^[0-9]+$' and p.street_type is not null order by 1 limit 1`,
  );
  home = homes.rows[0]?.home ?? '';
});
afterAll(() => installation.close());

const talk = async (client: TestClient, texts: readonly string[]) => {
  const conversationId = randomUUID();
  const turns = [];
  for (const text of texts) {
    const id = randomUUID();
    await client.call('POST', '/assistant/turns', { id, conversationId, text: text.replace('{home}', home) });
    const last = (await readTurn(client, id)).at(-1);
    if (last?.type !== 'finished') throw new Error(`It ended with ${JSON.stringify(last)}`);
    turns.push(last.turn);
  }
  const { body } = await client.call('GET', `/assistant/conversations/${conversationId}`);
  return { turn: turns.at(-1), state: body.conversation.state };
};

it.each([
  [
    'en',
    'just the fortnightly repayment on 604k pls, and can a real broker ring me, im Jess 0412 555 018',
    'a fortnight',
  ],
  ['en', 'that is a bit rude. can i talk to a human please, Kylie, 0412 555 300', ''],
  [
    'en',
    'Confirm the LVR of 400k on 500k, then pass me to a person, I’m Dana Whit, dana.whit@example.com',
    '80',
  ],
  [
    'it',
    'Mi faccia contattare da una persona: Marco Bello, marco.bello@example.com. Quando mi rispondono?',
    '',
  ],
  [
    'ru',
    'Какой LVR при кредите 400 000 и цене 500 000? И соедините меня с человеком, Олег, 0412 555 105',
    '80',
  ],
  ['ko', '상담원 연결해 주세요. 김민수, 0412 555 108', ''],
])(
  '%s: who asks for a person and says how to reach them is handed over at once: %s',
  async (_, text, told) => {
    const client = await visit(node.client());
    const { turn, state } = await talk(client, [text]);
    expect(turn?.answer).toMatch(new RegExp(told));
    expect(turn?.answer).toMatch(/0412 ?555 ?|@example/);
    expect({ action: turn?.action, state }).toEqual({ action: null, state: 'waiting' });
  },
);

it.each([
  [
    'fr',
    'Je voudrais parler à quelqu’un au sujet du {home}',
    'Oui, confiez à une personne : Claire Petit, claire.petit@example.com, samedi matin. Et pour l’inondation, vous ne m’avez toujours pas répondu.',
  ],
  [
    'en',
    'I want to talk to a person about {home}',
    'Yes please, Bob Hill, bob.hill@example.com. And you still haven’t told me about the flood risk there.',
  ],
])('%s: what is asked beside the yes to a person gets its answer', async (_, first, second) => {
  const client = await visit(node.client());
  const { turn, state } = await talk(client, ['How much is {home} worth?', first, second]);
  expect(turn?.cards.map(({ tool }) => tool)).toContain('hazard');
  expect(state).toBe('waiting');
});

it('who says how to reach them, while a report waits for a yes, after asking for a person is handed over', async () => {
  const client = await visit(node.client());
  const { state } = await talk(client, [
    'Can you create a valuation report for {home}?',
    'Tom Reyes, tom.reyes@example.com, 0400 555 121. Tell them it is a desktop file. When will I hear?',
  ]);
  expect(state).toBe('waiting');
});
