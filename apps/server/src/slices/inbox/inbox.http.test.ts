import { randomUUID } from 'node:crypto';
import { startSensaySandbox } from '@propguard/sandbox/sensay/sensay-sandbox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { writeFromOutside } from '../../../test/support/outsiders.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
type Person = Awaited<ReturnType<typeof signUp>>;
/** The first who signs up operates the installation: their workspace is its home. */
let home: Person;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { OUTSIDE_SERVICES_PRIVATE: 'true' } });
  home = await signUp(node.client());
});
afterAll(() => installation.close());

const waitUntil = (holds: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await holds()).toBe(true), PATIENCE);
const accountOf = ({ session }: Person): string => session.account.id;
const write = (person: Person, channel: 'whatsapp' | 'telegram' | 'sms' = 'whatsapp', text?: string) =>
  writeFromOutside(installation, person.client, channel, text);
const entryTexts = (body: { entries: { text?: string }[] }) => body.entries.flatMap(({ text }) => text ?? []);

describe('conversations of a workspace', () => {
  it('are listed by view and channel, counted, and found by any word of any message', async () => {
    const me = await signUp(node.client());
    const { id } = await write(me, 'whatsapp', 'Does the Riverbend house have a pool?');
    const other = await write(me, 'sms', 'Call me back');
    const list = async (query: string) =>
      (await me.client.call('GET', `/inbox?${query}`)).body.items.map((row: { id: string }) => row.id);
    expect(await list('view=open')).toEqual([other.id, id]);
    expect(await list('view=open&channel=sms')).toEqual([other.id]);
    expect(await list('query=RIVERBEND')).toEqual([id]);
    expect(await list('query=georgia')).toEqual([other.id, id]);
    // Two letters are looked for where words begin.
    expect(await list('query=po')).toEqual([id]);
    expect(await list('query=do')).toEqual([id]);
    expect(await list('query=oo')).toEqual([]);
    expect(await list('query=nobody%20said%20this')).toEqual([]);
    expect(await list('view=mine')).toEqual([]);
    await me.client.call('POST', `/inbox/${id}/take`);
    expect(await list('view=mine')).toEqual([id]);
    const { body } = await me.client.call('GET', '/inbox/counts');
    expect(body.views).toEqual({ open: 2, mine: 1, waiting: 0, snoozed: 0 });
    expect(body.channels).toEqual([
      { channel: 'whatsapp', open: 1 },
      { channel: 'sms', open: 1 },
    ]);
  });

  it('are answered by whoever writes, who then has them; the draft goes, the clock stops', async () => {
    const me = await signUp(node.client());
    const { id } = await write(me);
    await me.client.call('PUT', `/inbox/${id}/draft`, { text: 'I am on my' });
    expect((await me.client.call('GET', `/inbox/${id}`)).body.draft).toBe('I am on my');
    const messageId = randomUUID();
    const send = () => me.client.call('POST', `/inbox/${id}/replies`, { messageId, text: 'I am on my way' });
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(201);
    const { body } = await me.client.call('GET', `/inbox/${id}`);
    expect(body).toMatchObject({ state: 'person', isMine: true, draft: '', waiting: null });
    expect(entryTexts(body).filter((text) => text === 'I am on my way')).toHaveLength(1);
  });

  it('have notes that only the team reads, and say who else looks', async () => {
    const me = await signUp(node.client());
    const { id } = await write(me);
    await me.client.call('POST', `/inbox/${id}/notes`, { text: 'She is in a hurry' });
    await me.client.call('PUT', `/inbox/${id}/looking`, { isLooking: true });
    const { body } = await me.client.call('GET', `/inbox/${id}`);
    expect(body.entries).toContainEqual(expect.objectContaining({ kind: 'note', text: 'She is in a hurry' }));
    expect(body.lookers).toEqual([]);
    const messages = await installation.owner.query(`select 1 from message where text = 'She is in a hurry'`);
    expect(messages.rows).toHaveLength(0);
  });

  it('refuse what is too long, and take out what turns a text round', async () => {
    const me = await signUp(node.client());
    const { id } = await write(me);
    const send = (text: string) =>
      me.client.call('POST', `/inbox/${id}/replies`, { messageId: randomUUID(), text });
    const long = await send('x'.repeat(100_000));
    expect(long.status).toBe(422);
    expect(long.body.data.fields[0].message).toContain('10000');
    expect((await send('\u202E')).status).toBe(422);
    expect((await send('👍👍')).status).toBe(201);
    await send('see \u202Egnp.exe');
    expect(entryTexts((await me.client.call('GET', `/inbox/${id}`)).body)).toContain('see gnp.exe');
  });

  it('are put off, come back by their timer or when the person writes, and can be opened again', async () => {
    const me = await signUp(node.client());
    const { id } = await write(me);
    const snooze = (until: Date) =>
      me.client.call('POST', `/inbox/${id}/snooze`, { until: until.toISOString() });
    expect((await snooze(new Date(Date.now() - 1_000))).status).toBe(422);
    expect((await snooze(new Date(Date.now() + 700))).status).toBe(200);
    expect((await me.client.call('GET', '/inbox?view=snoozed')).body.items).toHaveLength(1);
    await waitUntil(async () => (await me.client.call('GET', `/inbox/${id}`)).body.state !== 'snoozed');
    expect((await me.client.call('GET', `/inbox/${id}`)).body.state).toBe('person');
    await me.client.call('POST', `/inbox/${id}/resolve`);
    expect(
      (await me.client.call('POST', `/inbox/${id}/replies`, { messageId: randomUUID(), text: 'x' })).status,
    ).toBe(409);
    await me.client.call('POST', `/inbox/${id}/reopen`);
    expect((await me.client.call('GET', `/inbox/${id}`)).body).toMatchObject({
      state: 'person',
      isMine: true,
    });
  });

  it('become leads, once', async () => {
    const me = await signUp(node.client());
    const { id } = await write(me);
    const first = await me.client.call('POST', `/inbox/${id}/lead`);
    const second = await me.client.call('POST', `/inbox/${id}/lead`);
    expect(second.body.leadId).toBe(first.body.leadId);
    expect((await me.client.call('GET', `/inbox/${id}`)).body.lead).toMatchObject({
      name: 'Georgia',
      status: 'new',
    });
  });
});

describe('canned replies and hours', () => {
  it('are kept, under one name each', async () => {
    const { client } = await signUp(node.client());
    const made = await client.call('POST', '/inbox/canned-replies', {
      shortcut: 'hello',
      text: 'Hello there',
    });
    expect(made.status).toBe(201);
    const again = await client.call('POST', '/inbox/canned-replies', { shortcut: 'hello', text: 'Other' });
    expect(again.body.code).toBe('CONFLICT');
    await client.call('PUT', `/inbox/canned-replies/${made.body.id}`, { shortcut: 'hi', text: 'Hi' });
    expect((await client.call('GET', '/inbox/canned-replies')).body.items).toMatchObject([
      { shortcut: 'hi', text: 'Hi' },
    ]);
    await client.call('DELETE', `/inbox/canned-replies/${made.body.id}`);
    expect((await client.call('GET', '/inbox/canned-replies')).body.items).toEqual([]);
  });

  it('refuse hours that overlap', async () => {
    const { client } = await signUp(node.client());
    const save = (to: string) =>
      client.call('PUT', '/inbox/settings', {
        zone: 'Australia/Perth',
        answerMinutes: 5,
        hours: [
          { day: 1, from: '09:00', to },
          { day: 1, from: '12:00', to: '17:00' },
        ],
      });
    expect((await save('13:00')).status).toBe(422);
    expect((await save('12:00')).body).toMatchObject({ zone: 'Australia/Perth', answerMinutes: 5 });
  });
});

describe('whoever waits', () => {
  it('goes to the one on shift with most room, and to the next when room appears', async () => {
    const me = await signUp(node.client());
    const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
    const members = (await me.client.call('GET', '/workspace/members')).body.items;
    await me.client.call('POST', '/workspace/agents', {
      name: 'Nadia',
      memberId: members[0].id,
      hours: always,
      capacity: 1,
    });
    const first = await write(me);
    const second = await write(me);
    const wait = (id: string) =>
      installation.owner.query(
        `with c as (update conversation set state = 'waiting', waiting_since = now() where id = $1 returning id, workspace_id)
         insert into hand_over (workspace_id, conversation_id, segment) select workspace_id, id, 1 from c`,
        [id],
      );
    await wait(first.id);
    await wait(second.id);
    const third = await write(me);
    // Room is looked for whenever who answers changes anywhere.
    await me.client.call('POST', `/inbox/${third.id}/resolve`);
    const assigneeOf = async (id: string) =>
      (await me.client.call('GET', `/inbox/${id}`)).body.assignee?.id ?? null;
    expect(await assigneeOf(first.id)).toBe(accountOf(me));
    expect(await assigneeOf(second.id)).toBeNull();
    await me.client.call('POST', `/inbox/${first.id}/resolve`);
    expect(await assigneeOf(second.id)).toBe(accountOf(me));
  });
});

describe('an enquiry on the website', () => {
  it('waits in the inbox of the home workspace, once, and is not answered by the assistant', async () => {
    const visitor = node.client();
    await visitor.call('POST', '/session/visitor');
    const sent = await visitor.call('POST', '/enquiries/sales', {
      name: 'Ravi Menon',
      email: 'ravi@harbour.localhost',
      company: 'Menon Homes',
      phone: '',
      message: 'Can we see a demonstration?',
    });
    expect(sent.status).toBe(200);
    const waiting = async () =>
      (await home.client.call('GET', '/inbox?view=waiting&query=demonstration')).body.items;
    await waitUntil(async () => (await waiting()).length > 0);
    const items = await waiting();
    expect(items).toMatchObject([{ name: 'Ravi Menon', state: 'waiting', channel: 'email' }]);
    const { entries, contact } = (await home.client.call('GET', `/inbox/${items[0].id}`)).body;
    expect(entries.filter(({ kind }: { kind: string }) => kind === 'message')).toMatchObject([
      { author: 'contact', text: 'Can we see a demonstration?' },
    ]);
    expect(contact.addresses).toContainEqual({ kind: 'email', value: 'ravi@harbour.localhost' });
    await home.client.call('POST', `/inbox/${items[0].id}/resolve`);
  });
});

describe('a visitor who asks for a person', () => {
  it('reaches the home workspace, hears who comes, is answered, and says how it was', async () => {
    const visitor = node.client();
    await visitor.call('POST', '/session/visitor');
    const id = randomUUID();
    const path = `/assistant/conversations/${id}`;
    await visitor.call('POST', '/assistant/conversations', { id, title: 'A levy' });
    const asked = await visitor.call('POST', `${path}/hand-over`, {
      reason: 'Is there a special levy?',
      name: 'Mai Tran',
      address: 'mai@harbour.localhost',
    });
    expect(asked.body.state).toBe('waiting');
    const texts = async (): Promise<string[]> =>
      (await visitor.call('GET', path)).body.turns.map(
        (turn: { question: string | null; answer: string }) => turn.question ?? turn.answer,
      );
    await waitUntil(async () => (await texts()).some((text) => text.startsWith('We’ve asked a person')));
    const found = (await home.client.call('GET', '/inbox?view=waiting')).body.items;
    expect(found).toMatchObject([{ name: 'Mai Tran', title: 'A levy', state: 'waiting' }]);
    const there = found[0].id;
    expect((await home.client.call('GET', `/inbox/${there}`)).body).toMatchObject({
      handOverReason: 'Is there a special levy?',
      contact: { addresses: [{ kind: 'email', value: 'mai@harbour.localhost' }] },
    });
    await home.client.call('POST', `/inbox/${there}/replies`, {
      messageId: randomUUID(),
      text: 'There is none.',
    });
    await waitUntil(async () => (await texts()).includes('There is none.'));
    expect((await visitor.call('GET', path)).body.conversation).toMatchObject({
      state: 'person',
      person: home.session.account.name,
    });
    await visitor.call('POST', '/assistant/turns', {
      id: randomUUID(),
      conversationId: id,
      text: 'Thank you!',
    });
    await waitUntil(async () =>
      entryTexts((await home.client.call('GET', `/inbox/${there}`)).body).includes('Thank you!'),
    );
    expect((await home.client.call('GET', `/inbox/${there}`)).body.waiting).not.toBeNull();
    await home.client.call('POST', `/inbox/${there}/resolve`);
    await waitUntil(async () => (await visitor.call('GET', path)).body.conversation.state === 'resolved');
    const survey = await visitor.call('GET', `${path}/surveys`);
    expect(survey.body.items.map(({ kind }: { kind: string }) => kind)).toEqual(['csat', 'nps']);
    expect((await visitor.call('POST', `${path}/surveys`, { kind: 'csat', score: 9 })).status).toBe(422);
    expect((await visitor.call('POST', `${path}/surveys`, { kind: 'csat', score: 5 })).status).toBe(200);
    expect((await visitor.call('POST', `${path}/surveys`, { kind: 'csat', score: 1 })).status).toBe(409);
    expect((await home.client.call('GET', `/inbox/${there}`)).body.csat).toBe(5);
  });

  it('goes on without one: nobody is waited for any more', async () => {
    const visitor = node.client();
    await visitor.call('POST', '/session/visitor');
    const id = randomUUID();
    await visitor.call('POST', '/assistant/conversations', { id, title: 'Never mind' });
    await visitor.call('POST', `/assistant/conversations/${id}/hand-over`, {});
    const waiting = async (): Promise<number> =>
      (await home.client.call('GET', '/inbox?view=waiting')).body.items.length;
    await waitUntil(async () => (await waiting()) > 0);
    const back = await visitor.call('POST', `/assistant/conversations/${id}/take-back`);
    expect(back.body.state).toBe('assistant');
    await waitUntil(async () => (await waiting()) === 0);
  });
});

describe('a link to a survey', () => {
  it('asks both questions once, whoever holds it', async () => {
    const me = await signUp(node.client());
    const { id } = await write(me, 'telegram');
    await me.client.call('POST', `/inbox/${id}/resolve`);
    const said = entryTexts((await me.client.call('GET', `/inbox/${id}`)).body).at(-1) ?? '';
    const pass = said.split('/survey/')[1];
    const guest = node.client();
    expect((await guest.call('GET', `/surveys/${pass}`)).body.items).toHaveLength(2);
    const answer = () => guest.call('POST', `/surveys/${pass}`, { kind: 'nps', score: 10, comment: 'Quick' });
    expect((await answer()).status).toBe(200);
    expect((await answer()).status).toBe(409);
    expect((await me.client.call('GET', `/inbox/${id}`)).body.entries).toContainEqual(
      expect.objectContaining({ kind: 'survey', survey: 'nps', score: 10, comment: 'Quick' }),
    );
  });
});

describe('conversation analytics', () => {
  const read = async (person: Person, path: string) =>
    (await person.client.call('GET', `/conversation-analytics${path}`)).body;

  it('LEADS-CONV-20, LEADS-ENT-19, -21, -22: count our own conversations: by day, by source, exchange by exchange', async () => {
    const me = await signUp(node.client());
    expect(await read(me, '/historical')).toEqual({ items: [], problem: null });
    const { id } = await write(me, 'telegram');
    await write(me, 'sms');
    const { items } = await read(me, '/historical');
    expect(items).toHaveLength(30);
    expect(items.at(-1).cumulativeConversations).toBe(2);
    expect(items.at(0).cumulativeConversations).toBe(0);
    expect((await read(me, '/sources')).items.toSorted()).toEqual(
      expect.arrayContaining([{ source: 'telegram', conversations: 1 }]),
    );
    await me.client.call('POST', `/inbox/${id}/replies`, { messageId: randomUUID(), text: 'It is' });
    const viewed = await read(me, `/conversations/${id}/mentions`);
    // Nobody but people took part: it is collapsed.
    expect(viewed).toMatchObject({ success: true, items: [{ type: 'placeholder', count: 3 }] });
    expect((await read(me, `/conversations/${id}/messages?limit=3`)).items).toHaveLength(3);
  });

  it('count hand-overs by their cause, with the wait in answering hours', async () => {
    const me = await signUp(node.client());
    expect(await read(me, '/hand-overs')).toEqual({ days: 30, items: [] });
    const { id } = await write(me, 'telegram');
    for (const one of [id, (await write(me, 'sms')).id]) await me.client.call('POST', `/inbox/${one}/take`);
    const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
    await me.client.call('PUT', '/inbox/settings', { zone: 'UTC', answerMinutes: 10, hours: always });
    await installation.owner.query(
      `update hand_over set cause = 'complaint', asked_at = taken_at - interval '4 minutes' where conversation_id = $1`,
      [id],
    );
    const { items } = await read(me, '/hand-overs');
    expect(items).toContainEqual({ cause: 'complaint', handOvers: 1, answered: 1, medianSeconds: 240 });
    expect(items).toHaveLength(2);
    await installation.owner.query(
      `update hand_over set asked_at = now() - interval '31 days' where conversation_id = $1`,
      [id],
    );
    expect((await read(me, '/hand-overs')).items).toHaveLength(1);
  });

  it('LEADS-VIEW-07, -08, -16: goes to older exchanges by the last message, and back by the first, none twice', async () => {
    const me = await signUp(node.client());
    const { id } = await write(me, 'telegram');
    await installation.owner.query(
      `insert into message (workspace_id, conversation_id, segment, position, author, text, created_at)
       select $1, $2, 1, 1000 + n, case when n % 2 = 0 then 'contact' else 'assistant' end, 'Words ' || n,
         now() + n * interval '1 second' from generate_series(0, 99) n`,
      [me.session.workspace.id, id],
    );
    type Page = { items: { type: string; messages?: { uuid: string; content: string }[] }[] };
    const page = (cursor = ''): Promise<Page> => read(me, `/conversations/${id}/mentions?limit=20${cursor}`);
    const words = ({ items }: Page) =>
      items.flatMap(({ messages = [] }) => messages.map(({ content }) => content));
    const first = await page();
    expect(first.items).toHaveLength(20);
    expect(words(first)).toContain('Words 99');
    const older = await page(`&beforeUUID=${first.items.at(-1)?.messages?.at(-1)?.uuid}`);
    expect(older.items).toHaveLength(20);
    expect(words(older).filter((text) => words(first).includes(text))).toEqual([]);
    expect(words(older)).toContain('Words 59');
    expect(words(await page(`&afterUUID=${older.items[0]?.messages?.[0]?.uuid}`))).toEqual(words(first));
  });

  /** A conversation at Sensay. */
  const THERE = '0b9f6c0e-8f53-4f0e-9a51-5f1d0d6c7a11';
  it('LEADS-CALL-03 to -09, -11, LEADS-ERR-01 to -06, LEADS-VIEW-14: give Sensay’s own where it is connected, and its refusals in their words', async () => {
    const sensay = await startSensaySandbox();
    try {
      const me = await signUp(node.client());
      expect((await read(me, '/sources?from=sensay')).problem).toBe('Sensay isn’t connected');
      await me.client.call('PATCH', '/assistant/settings', {
        engine: 'sensay',
        sensay: { baseUrl: sensay.url, key: sensay.secret },
      });
      await me.client.call('POST', '/assistant/connect');
      expect((await read(me, '')).hasSensay).toBe(true);
      expect((await read(me, '/historical?from=sensay')).items.at(-1)).toEqual({
        date: '2026-11-03',
        cumulativeConversations: 11,
      });
      const last = sensay.calls.at(-1);
      expect(last).toMatchObject({ method: 'GET', headers: { 'x-api-version': '2025-03-25' } });
      const mentions = await read(me, `/conversations/${THERE}/mentions?from=sensay&beforeUUID=unknown`);
      expect(mentions.items.map(({ type }: { type: string }) => type)).toEqual([
        'mention',
        'placeholder',
        'mention',
      ]);
      expect(sensay.calls.slice(-2).map(({ path }) => path.split('?')[1])).toEqual([
        'limit=20&beforeUUID=unknown',
        'limit=20',
      ]);
      expect(
        (await read(me, `/conversations/${THERE}/messages?from=sensay&limit=2&afterUUID=m2`)).items[0]
          .content,
      ).toBe('Words of m3');
      sensay.fail('absent', 'analytics');
      expect(await read(me, '/sources?from=sensay')).toEqual({ items: [], problem: null });
      sensay.fail('forbidden', 'analytics');
      expect((await read(me, '/sources?from=sensay')).problem).toBe('Access denied to replica analytics');
      sensay.fail('broken', 'any');
      expect((await read(me, '/historical?from=sensay')).problem).toBe('Analytics request failed: 500');
      expect((await read(me, `/conversations/${THERE}/mentions?from=sensay`)).problem).toBe(
        'Failed to fetch mentions: 500',
      );
      expect((await read(me, `/conversations/${THERE}/messages?from=sensay`)).problem).toBe(
        'Failed to fetch messages: 500',
      );
      sensay.fail('refused', 'conversations');
      expect((await read(me, `/conversations/${THERE}/mentions?from=sensay`)).problem).toBe(
        'Failed to load conversation',
      );
    } finally {
      await sensay.close();
    }
  });
});
