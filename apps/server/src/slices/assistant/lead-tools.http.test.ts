import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let owner: TestClient;
let agent: TestClient;
let viewer: TestClient;
let workspaceId: string;
const leads: Record<string, string> = {};

const join = async (role: 'agent' | 'viewer') => {
  const { client, session } = await signUp(node.client(), `The ${role}`);
  const { rows } = await installation.owner.query(
    'insert into member (workspace_id, account_id, role) values ($1, $2, $3) returning id',
    [workspaceId, session.account.id, role],
  );
  await client.call('POST', `/workspaces/${workspaceId}/activate`);
  return { client, memberId: rows[0].id as string };
};
const addLead = async (name: string, fields: object = {}) => {
  const { body, status } = await owner.call('POST', '/leads', {
    source: 'website',
    name,
    addresses: [{ kind: 'email', value: `${name.toLowerCase().replace(' ', '.')}@example.com` }],
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  leads[name] = body.id;
};

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const person = await signUp(node.client(), 'The owner');
  owner = person.client;
  workspaceId = person.session.workspace.id;
  const member = await join('agent');
  agent = member.client;
  viewer = (await join('viewer')).client;
  await owner.call('PUT', '/leads/settings', {
    visibility: 'own',
    assignment: 'by-hand',
    responseMinutes: 60,
  });
  for (const name of ['Mai Tran', 'Tom Tran', 'Croydon Park']) await addLead(name);
  const { rows } = await installation.owner.query(
    `insert into agent (workspace_id, name, zone, member_id) values ($1, 'The agent', 'Australia/Sydney', $2) returning id`,
    [workspaceId, member.memberId],
  );
  await owner.call('POST', `/leads/${leads['Mai Tran']}/agent`, { agentId: rows[0].id });
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
const notesOf = async (name: string): Promise<string[]> =>
  (await installation.owner.query('select text from lead_note where lead_id = $1', [leads[name]])).rows.map(
    ({ text }) => text,
  );

it('finds a lead by name, in any language, among those that the member sees', async () => {
  const all = await say(owner, 'Find the lead Tran');
  expect(all.turn.cards[0]).toMatchObject({ tool: 'find_lead', result: { count: 2 } });
  const own = await say(agent, 'Suche den Lead Tran');
  expect(own.turn).toMatchObject({
    language: 'de',
    answer: 'Ich habe Mai Tran gefunden.',
    cards: [{ items: [{ title: 'Mai Tran', link: { path: `/leads/${leads['Mai Tran']}` } }] }],
  });
  const none = await say(agent, 'find the client Croydon Park');
  expect(none.turn.cards[0]).toMatchObject({ result: { count: 0, leads: [] } });
});

it('is for members who work with leads: others are told so', async () => {
  const { turn } = await say(viewer, 'Find the lead Tran');
  expect(turn.cards).toEqual([]);
  expect(turn.outcome).toBe('decline');
});

it('adds a note once it is approved, and asks for what is missing', async () => {
  const asked = await say(agent, 'Add a note to Mai Tran: wants a garage');
  expect(asked.turn.answer).toContain('wants a garage');
  expect(await notesOf('Mai Tran')).toEqual([]);
  await say(agent, 'yes', asked.conversationId);
  expect(await notesOf('Mai Tran')).toEqual(['wants a garage']);
  const whom = await say(agent, 'add a note');
  const what = await say(agent, 'Mai Tran', whom.conversationId);
  const sure = await say(agent, 'likes Croydon', what.conversationId);
  await say(agent, 'no', sure.conversationId);
  expect(await notesOf('Mai Tran')).toEqual(['wants a garage']);
});

it('writes to nobody whom the member does not see, or of whom there are several', async () => {
  const hidden = await say(agent, 'Add a note to Tom Tran: hello');
  const refused = await say(agent, 'yes', hidden.conversationId);
  expect(refused.turn.answer).toContain('Who do you mean?');
  expect(await notesOf('Tom Tran')).toEqual([]);
  const several = await say(owner, 'Add a note to Tran: which one');
  await say(owner, 'yes', several.conversationId);
  expect([...(await notesOf('Mai Tran')), ...(await notesOf('Tom Tran'))]).toEqual(['wants a garage']);
});

it('says who needs a call today: who waits for an answer, what is overdue, and no more', async () => {
  await installation.owner.query('update lead set responded_at = now(), next_follow_up_at = null');
  expect((await say(owner, 'Who needs a call today?')).turn.cards[0]).toMatchObject({ result: { count: 0 } });
  await installation.owner.query(
    `update lead set responded_at = null, response_due_at = now() where id = $1`,
    [leads['Tom Tran']],
  );
  await installation.owner.query(
    `update lead set next_follow_up_at = now() - interval '1 day' where id = $1`,
    [leads['Mai Tran']],
  );
  await installation.owner.query(
    `update lead set next_follow_up_at = now() + interval '3 days' where id = $1`,
    [leads['Croydon Park']],
  );
  expect((await say(owner, 'Who needs a call today?')).turn.cards[0]).toMatchObject({
    tool: 'calls_today',
    result: {
      count: 2,
      calls: [
        { name: 'Tom Tran', due: 'answer' },
        { name: 'Mai Tran', due: 'overdue' },
      ],
    },
  });
  expect((await say(agent, 'Who should I call today?')).turn.cards[0]).toMatchObject({
    result: { calls: [{ name: 'Mai Tran' }] },
  });
});

it('offers what the agency sells itself first, with its page, and leaves drafts out', async () => {
  const { rows } = await installation.owner.query(
    `select l.locality_id as id, lo.name || ' ' || lo.state || ' ' || lo.postcode as name from listing l
     join locality lo on lo.id = l.locality_id where l.status = 'active' group by 1, 2 order by count(*) desc, 1 limit 1`,
  );
  const add = async (address: string): Promise<string> =>
    (
      await owner.call('POST', '/own-listings', {
        address,
        localityId: rows[0].id,
        type: 'house',
        headline: 'Ours',
        guideFromAud: 700_000,
      })
    ).body.id;
  const id = await add('901 Nowhere Street');
  await add('902 Nowhere Street');
  await owner.call('POST', `/own-listings/${id}/status`, { status: 'active' });
  const { turn } = await say(owner, `What is for sale in ${rows[0].name}?`);
  expect(turn.cards[0]).toMatchObject({ tool: 'search_listings' });
  expect(turn.cards[0]?.items[0]).toMatchObject({
    title: `901 Nowhere Street, ${rows[0].name}`,
    link: { path: `/our-listings/${id}` },
  });
  expect(JSON.stringify(turn.cards)).not.toContain('902 Nowhere');
});
