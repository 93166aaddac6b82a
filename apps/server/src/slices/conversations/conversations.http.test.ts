import { randomUUID } from 'node:crypto';
import { CHANNELS, type Channel } from '@propguard/rules/conversations/channels';
import { MESSAGES_MAX } from '@propguard/rules/conversations/limits';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { readTurn } from '../../../test/support/turn-stream.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { receiveMessage } from './add-message.ts';
import { contactOnChannel } from './find-contact.ts';
import { listMessages } from './find-messages.ts';
import { resolveConversation } from './hand-over.ts';
import { insertConversation } from './store.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let place: string;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { PROPGUARD_ROLE: 'api' } });
  const found = await installation.owner.query<{ place: string }>(
    `select l.name || ' ' || l.state as place from property p join locality l on l.id = p.locality_id
     group by 1 having count(*) > 3 order by count(*) desc, 1 limit 1`,
  );
  place = found.rows[0]?.place ?? '';
});
afterAll(() => installation.close());

type Person = Awaited<ReturnType<typeof signUp>>;

const within = <T>({ session }: Person, work: (scope: WorkspaceScope) => Promise<T>): Promise<T> => {
  const workspaceId: string = session.workspace.id;
  const accountId: string = session.account.id;
  return node.context.database.inWorkspace({ workspaceId, accountId }, 'write', (tx) =>
    work({ services: node.context, tx, workspaceId, accountId, role: 'owner' }),
  );
};

const ask = async ({ client }: Person, conversationId: string, text: string) => {
  const id = randomUUID();
  await client.call('POST', '/assistant/turns', { id, conversationId, text });
  const last = (await readTurn(client, id)).at(-1);
  if (last?.type !== 'finished') throw new Error(`It ended with ${JSON.stringify(last)}`);
  return last.turn;
};

describe('a conversation that a member has resolved', () => {
  const resolved = async (person: Person) => {
    const conversationId = randomUUID();
    const path = `/assistant/conversations/${conversationId}`;
    await ask(person, conversationId, `median price in ${place}`);
    await person.client.call('POST', `${path}/hand-over`, { reason: 'A question of price' });
    await person.client.call('POST', `${path}/take-over`);
    expect((await within(person, (scope) => resolveConversation(scope, conversationId))).state).toBe(
      'resolved',
    );
    return { conversationId, path };
  };

  it('begins anew with the next message: a new segment, an empty dialogue, and the assistant answers', async () => {
    const person = await signUp(node.client());
    const { conversationId, path } = await resolved(person);
    const turn = await ask(person, conversationId, 'and for units?');
    expect(turn.cards).toEqual([]);
    expect(JSON.stringify(turn.wishes)).not.toContain(place.split(' ')[0]);
    expect((await person.client.call('GET', path)).body.conversation).toMatchObject({
      state: 'assistant',
      person: null,
      handedOverAt: null,
    });
    const messages = await within(person, (scope) => listMessages(scope, conversationId));
    // What we say of who answers stands between, as it comes.
    const said = messages.filter(({ author }) => author !== 'system');
    expect(said.map(({ segment, author }) => [segment, author])).toEqual([
      [1, 'contact'],
      [1, 'assistant'],
      [2, 'contact'],
      [2, 'assistant'],
    ]);
  });

  it('keeps who was asked for, who took it and how it ended', async () => {
    const person = await signUp(node.client());
    const { conversationId, path } = await resolved(person);
    await person.client.call('POST', `${path}/hand-over`);
    const { rows } = await installation.owner.query(
      `select reason, member_id, ending, taken_at >= asked_at and ended_at >= taken_at as "inOrder"
       from hand_over where conversation_id = $1 order by asked_at`,
      [conversationId],
    );
    const member = person.session.account.id;
    expect(rows).toEqual([
      { reason: 'A question of price', member_id: member, ending: 'resolved', inOrder: true },
      { reason: null, member_id: null, ending: null, inOrder: null },
    ]);
  });

  it('a person is asked for at once where whoever wants one leaves a number, and no yes is waited for', async () => {
    const person = await signUp(node.client());
    const conversationId = randomUUID();
    const wish = 'Please put me through to a person. My name is Helen Marsh, 0400 555 123';
    const { answer, action } = await ask(person, conversationId, wish);
    expect(answer).toContain('0400 555 123');
    expect(action).toBeNull();
    const { rows } = await installation.owner.query(
      'select reason, cause from hand_over where conversation_id = $1 and ended_at is null',
      [conversationId],
    );
    expect(rows).toEqual([{ reason: wish, cause: 'asked' }]);
  });

  it('nobody is asked for before a yes, where they could not be answered elsewhere', async () => {
    const person = await signUp(node.client());
    const conversationId = randomUUID();
    const { action } = await ask(person, conversationId, 'Please put me through to a person');
    expect(action).toMatchObject({ tool: 'hand_over', state: 'waiting' });
    const { rows } = await installation.owner.query('select from hand_over where conversation_id = $1', [
      conversationId,
    ]);
    expect(rows).toEqual([]);
  });

  it('reaches the home workspace with what was answered while somebody was awaited', async () => {
    const person = await signUp(node.client());
    const conversationId = randomUUID();
    await ask(person, conversationId, 'hello');
    await person.client.call('POST', `/assistant/conversations/${conversationId}/hand-over`);
    const { answer } = await ask(person, conversationId, `median price in ${place}`);
    expect(answer).toContain(place.split(' ')[0]);
    const there = async () =>
      (
        await installation.owner.query<{ author: string; text: string }>(
          `select author, text from message where author <> 'system' and conversation_id =
             (select other_conversation_id from conversation_relay where conversation_id = $1) order by position`,
          [conversationId],
        )
      ).rows.slice(-2);
    await expect.poll(there).toEqual([
      { author: 'contact', text: `median price in ${place}` },
      { author: 'assistant', text: answer },
    ]);
  });

  it('stays with whoever took it, also when the home workspace hears of it late', async () => {
    const person = await signUp(node.client());
    const conversationId = randomUUID();
    const path = `/assistant/conversations/${conversationId}`;
    const stateOf = async (id: string) =>
      (await installation.owner.query('select state from conversation where id = $1', [id])).rows[0]?.state;
    await ask(person, conversationId, `median price in ${place}`);
    await person.client.call('POST', `${path}/hand-over`);
    await person.client.call('POST', `${path}/take-back`);
    const relays = await installation.owner.query<{ other: string }>(
      'select other_conversation_id as other from conversation_relay where conversation_id = $1',
      [conversationId],
    );
    const there = relays.rows[0]?.other ?? '';
    await expect.poll(() => stateOf(there)).toBe('resolved');
    const [back, forth] = await Promise.all(
      [there, conversationId].map(async () => {
        const client = new pg.Client({ connectionString: installation.ownerUrl });
        await client.connect();
        return client;
      }),
    );
    const hold = async (client: pg.Client | undefined, id: string) => {
      await client?.query('begin');
      await client?.query('select 1 from conversation_relay where conversation_id = $1 for update', [id]);
    };
    const isCarried = async () =>
      (
        await installation.owner.query(
          `select carried = (select max(position) from message where conversation_id = $1) as done
           from conversation_relay where conversation_id = $1`,
          [there],
        )
      ).rows[0]?.done;
    try {
      await hold(back, there);
      await person.client.call('POST', `${path}/hand-over`);
      await expect.poll(() => stateOf(there)).toBe('waiting');
      await hold(forth, conversationId);
      await person.client.call('POST', `${path}/take-over`);
      await back?.query('commit');
      await expect.poll(isCarried).toBe(true);
      expect(await stateOf(conversationId)).toBe('person');
      await forth?.query('commit');
      // Whoever was asked there needs not come any more.
      await expect.poll(() => stateOf(there)).toBe('resolved');
      expect(await stateOf(conversationId)).toBe('person');
    } finally {
      await Promise.all([back?.end(), forth?.end()]);
    }
  });

  it('is resolved by whoever has it, and by nobody else', async () => {
    const person = await signUp(node.client());
    const conversationId = randomUUID();
    await ask(person, conversationId, 'what can you do');
    await expect(within(person, (scope) => resolveConversation(scope, conversationId))).rejects.toMatchObject(
      { code: 'CONFLICT' },
    );
  });
});

describe('a person without an account', () => {
  const write = (person: Person, channel: Channel, value: string) =>
    within(person, async (scope) => {
      const contactId = await contactOnChannel(scope, { channel, value }, { name: 'Mai', language: 'fr' });
      const id = randomUUID();
      const { workspaceId } = scope;
      await insertConversation(scope.tx, { id, workspaceId, contactId, channel, title: 'Hello' });
      const sent = { id: randomUUID(), text: `From ${channel}` };
      await receiveMessage(scope, { id, state: 'assistant', segment: 1 }, sent);
      return { id, contactId };
    });

  it.each(CHANNELS)('writes by %s, and is the same contact the next time', async (channel) => {
    const person = await signUp(node.client());
    const first = await write(person, channel, '+61491570156');
    const second = await write(person, channel, '+61491570156');
    const other = await write(person, channel, '+61491570157');
    expect(second.contactId).toBe(first.contactId);
    expect(other.contactId).not.toBe(first.contactId);
    const messages = await within(person, (scope) => listMessages(scope, first.id));
    const written = messages.filter(({ author }) => author === 'contact');
    expect(written).toMatchObject([{ text: `From ${channel}`, segment: 1 }]);
  });

  it('is another contact in another workspace, and on another channel', async () => {
    const [here, there] = await Promise.all([signUp(node.client()), signUp(node.client())]);
    const value = 'mai@example.com';
    const ids = [
      await write(here, 'email', value),
      await write(here, 'discord', value),
      await write(there, 'email', value),
    ].map(({ contactId }) => contactId);
    expect(new Set(ids).size).toBe(3);
  });

  it('becomes one contact when two first messages come together', async () => {
    const person = await signUp(node.client());
    const both = await Promise.all([1, 2, 3, 4].map(() => write(person, 'whatsapp', '+61491570158')));
    expect(new Set(both.map(({ contactId }) => contactId)).size).toBe(1);
    const { rows } = await installation.owner.query('select 1 from contact where workspace_id = $1', [
      person.session.workspace.id,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('messages', () => {
  it('that are sent together get places one after the other, and one under one id', async () => {
    const person = await signUp(node.client());
    const id = randomUUID();
    const path = `/assistant/conversations/${id}`;
    await person.client.call('POST', '/assistant/conversations', { id });
    await person.client.call('POST', `${path}/hand-over`);
    const send = (turnId: string) =>
      person.client.call('POST', '/assistant/turns', { id: turnId, conversationId: id, text: 'Hello?' });
    const twice = randomUUID();
    const sent = await Promise.all([send(twice), send(twice), ...[1, 2, 3].map(() => send(randomUUID()))]);
    expect(sent.slice(2).map(({ status }) => status)).toEqual([201, 201, 201]);
    const { body } = await person.client.call('GET', path);
    const asked = body.turns.filter(({ question }: { question: string | null }) => question !== null);
    expect(asked.map(({ position }: { position: number }) => position)).toEqual([0, 1, 2, 3]);
  });

  it(`are ${MESSAGES_MAX} at most`, async () => {
    const person = await signUp(node.client());
    const id = randomUUID();
    await person.client.call('POST', '/assistant/conversations', { id });
    await installation.owner.query(
      `insert into message (workspace_id, conversation_id, segment, position, author, text)
       select workspace_id, id, 1, n, 'contact', 'x' from conversation, generate_series(1, $2::int) n where id = $1`,
      [id, MESSAGES_MAX],
    );
    const sent = await person.client.call('POST', '/assistant/turns', {
      id: randomUUID(),
      conversationId: id,
      text: 'One more',
    });
    expect(sent.body.code).toBe('LIMIT_REACHED');
  });
});
