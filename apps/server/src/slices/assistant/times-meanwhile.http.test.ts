import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp, visit } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let street: string;
let home: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const { client } = await signUp(node.client(), 'The owner');
  await client.call('POST', '/workspace/agents', {
    name: 'Nadia Petrov',
    zone: 'Australia/Brisbane',
    hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '17:00' })),
  });
  // The only home for sale in its street.
  const { rows } = await installation.owner.query<{ home: string; street: string }>(`
    select min(concat_ws(' ', p.house_number, p.street_name, p.street_type)) || ', ' || l.name || ' ' || l.state || ' ' || l.postcode as home,
      p.street_name || ' ' || p.street_type || ' in ' || l.name as street
    from property p join locality l on l.id = p.locality_id join listing g on g.property_id = p.id and g.status = 'active'
    where (select count(*) from locality o where o.name = l.name) = 1 and p.street_name !~ ' '
    group by p.street_name, p.street_type, l.name, l.state, l.postcode
    having count(*) = 1 and bool_and(p.unit is null) order by home limit 1`);
  home = rows[0]?.home ?? '';
  street = rows[0]?.street ?? '';
});
afterAll(() => installation.close());

const talkAs = (client: TestClient) => {
  const conversationId = randomUUID();
  return async (text: string) => {
    const id = randomUUID();
    expect((await client.call('POST', '/assistant/turns', { id, conversationId, text })).status).toBe(201);
    const last = (await readTurn(client, id)).at(-1);
    if (last?.type !== 'finished') throw new Error(`It ended with ${JSON.stringify(last)}`);
    return last.turn;
  };
};
type Turn = Awaited<ReturnType<ReturnType<typeof talkAs>>>;
const foundIn = ({ cards }: Turn) =>
  cards[0]?.result as { state: string; times: { startsAt: string; text: string }[] };

it('a home is found by its street, and hours that suit hold for the next list', async () => {
  const say = talkAs(await visit(node.client()));
  const found = await say(`Can I see the house on ${street}?`);
  expect(found.answer).toContain(home);
  const later = foundIn(await say('I finish work at 3'));
  expect(later.times.every(({ text }) => /[3-5]:\d\d pm$/u.test(text))).toBe(true);
  const others = foundIn(await say('do you have other times?'));
  expect(others.times.every(({ text }) => /[3-5]:\d\d pm$/u.test(text))).toBe(true);
});

it('a street without a home for sale is said to have none, and what is around is offered', async () => {
  const say = talkAs(await visit(node.client()));
  const { answer } = await say(
    `Can I see the house on Nowhereatall ${street.split(' ').slice(1).join(' ')}?`,
  );
  expect(answer).toContain('Nothing is for sale in Nowhereatall');
});

it('who changes the time may have the one beside what was kept for them', async () => {
  const say = talkAs(await visit(node.client()));
  await say(`Can I see ${home} on Saturday?`);
  const proposed = await say('10:30, Mai Tran, mai.tran@harbour.localhost');
  expect(proposed.action).toMatchObject({ tool: 'book_viewing' });
  const changed = await say('no, make it 11:00');
  expect(changed.action?.arguments.when).toMatch(/11:00 am/u);
  const back = await say('actually 10:30 was better');
  expect(back.action?.arguments.when).toMatch(/10:30 am/u);
  expect((await say('leave it')).answer).toContain('nothing is booked');
  const { rows } = await installation.owner.query(`select from appointment where status = 'held'`);
  expect(rows).toHaveLength(0);
});

it('a time that went meanwhile is said to have gone, before a name is asked for', async () => {
  const [first, second] = [talkAs(await visit(node.client())), talkAs(await visit(node.client()))];
  const listed = foundIn(await first(`Can I see ${home} on Sunday?`));
  const wanted = listed.times[0]?.text ?? '';
  await second(`Can I see ${home} on Sunday?`);
  await second(wanted);
  await second('Bo Lind, bo.lind@harbour.localhost');
  await second('yes');
  const gone = await first(wanted);
  expect(gone.answer).toContain('That time has just been taken.');
  expect(foundIn(gone).times.some(({ text }) => text === wanted)).toBe(false);
});

it('what was kept and let go is booked all the same while nobody has it, and others are offered where somebody has', async () => {
  const say = talkAs(await visit(node.client()));
  const listed = foundIn(await say(`Can I see ${home} next Tuesday?`));
  await say(listed.times[0]?.text ?? '');
  await say('Ida Moe, ida.moe@harbour.localhost');
  await installation.owner.query(`delete from appointment where status = 'held'`);
  expect((await say('yes')).answer).toContain('Booked:');

  const other = talkAs(await visit(node.client()));
  await other(`Can I see ${home} next Tuesday?`);
  const late = await other('the last one, Ole Vik, ole.vik@harbour.localhost');
  const startsAt = String(late.action?.arguments.startsAt);
  await installation.owner.query(`delete from appointment where status = 'held'`);
  await installation.owner.query(
    `update appointment set starts_at = $1::timestamptz, ends_at = $1::timestamptz + (ends_at - starts_at),
    busy_from = $1::timestamptz - (starts_at - busy_from), busy_to = $1::timestamptz + (busy_to - starts_at)
    where status = 'confirmed' and starts_at = $2::timestamptz`,
    [startsAt, listed.times[0]?.startsAt],
  );
  expect((await other('yes')).answer).toContain('That time has just been taken.');
});
