import { randomInt, randomUUID } from 'node:crypto';
import {
  type ChannelServices,
  DISCORD_TOKEN,
  startChannelServices,
  TELEGRAM_TOKEN,
  TWILIO_SID,
  TWILIO_TOKEN,
  WHATSAPP_TOKEN,
} from '@propguard/sandbox/channels/channel-services';
import {
  discordApplication,
  type SignedCall,
  telegramCall,
  twilioCall,
  whatsappCall,
  whatsappStatus,
  whatsappText,
} from '@propguard/sandbox/channels/signed-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { signUp } from '../../../test/support/people.ts';
import { sendParts } from '../../../test/support/send-parts.ts';

let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;
let services: ChannelServices;
let place: string;

beforeAll(async () => {
  installation = await createInstallation();
  services = await startChannelServices();
  node = await installation.startNode({ settings: { OUTSIDE_SERVICES_PRIVATE: 'true' } });
  const found = await installation.owner.query<{ place: string }>(
    `select l.name || ' ' || l.state as place from property p join locality l on l.id = p.locality_id
     group by 1 having count(*) > 3 order by count(*) desc, 1 limit 1`,
  );
  place = found.rows[0]?.place ?? '';
});
afterAll(() => Promise.all([services.close(), installation.close()]));

type Person = Awaited<ReturnType<typeof signUp>>;
const APP_SECRET = 'app-secret';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let updates = 5000;
const nextUpdate = (): number => {
  updates += 1;
  return updates;
};

/** Where a service was told to call is our public address; here the node listens elsewhere. */
const post = (call: SignedCall): Promise<Response> =>
  fetch(`${node.url}${new URL(call.url).pathname}`, {
    method: 'POST',
    headers: call.headers,
    body: call.body,
  });

const sentTo = (to: string) => services.sent.filter((message) => message.to === to);
const rowsOf = async (text: string, values: unknown[]) => (await installation.owner.query(text, values)).rows;
const overview = async ({ client }: Person) => (await client.call('GET', '/channels')).body;
const cardOf = async (person: Person, channel: string) =>
  (await overview(person)).channels.find((card: { channel: string }) => card.channel === channel);
const callsOf = async ({ client }: Person, query = '') =>
  (await client.call('GET', `/channels/calls${query}`)).body.items;

const withTelegram = async () => {
  const person = await signUp(node.client());
  const made = await person.client.call('POST', '/channels', {
    channel: 'telegram',
    token: TELEGRAM_TOKEN,
    apiUrl: services.url,
  });
  expect(made).toMatchObject({ status: 201, body: { name: '@moretonfinch_bot', status: 'active' } });
  const hook = services.telegramHook ?? { url: '', secret: '' };
  const chatId = randomInt(1_000_000, 900_000_000);
  const write = (text: string, more = {}, updateId = nextUpdate()) =>
    telegramCall(hook, { updateId, chatId, text, more });
  return { person, hook, chatId, write, to: String(chatId), id: made.body.id as string };
};

const withWhatsApp = async () => {
  const person = await signUp(node.client());
  const { body } = await person.client.call('POST', '/channels', {
    channel: 'whatsapp',
    phoneNumberId: '1055500142',
    businessAccountId: '2055500142',
    accessToken: WHATSAPP_TOKEN,
    appSecret: APP_SECRET,
    apiUrl: `${services.url}/graph`,
  });
  const from = `61412${randomInt(100_000, 999_999)}`;
  const hook = body.config.webhook as string;
  const call = (value: object) => whatsappCall(hook, APP_SECRET, value);
  return { person, from, hook, call, card: body };
};

describe('connecting', () => {
  it('asks the service first, keeps keys sealed and never shows them', async () => {
    const { person, id } = await withTelegram();
    const refused = await person.client.call('POST', '/channels', {
      channel: 'telegram',
      token: '999999999:AAE-not-a-token-of-anybody',
      apiUrl: services.url,
    });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('Telegram doesn’t know this token.');
    const whole = JSON.stringify(await overview(person));
    expect(whole).not.toContain(TELEGRAM_TOKEN.slice(12));
    const [row] = await rowsOf('select to_jsonb(c)::text as kept from channel_connection c where id = $1', [
      id,
    ]);
    expect(row.kept).not.toContain(TELEGRAM_TOKEN.slice(12));
    expect((await overview(person)).totals.active).toBe(1);
  });

  it('measures the service while it is asked, and reads what it has approved', async () => {
    const { card } = await withWhatsApp();
    const noteOf = (name: string) => card.steps.find((one: { name: string }) => one.name === name);
    expect(noteOf('Service answered')).toMatchObject({
      state: 'done',
      note: expect.stringMatching(/^[1-9]\d* ms$/),
    });
    expect(noteOf('Templates approved')).toMatchObject({ state: 'done', note: '1 of 2' });
  });

  it('ends with a test message that went round', async () => {
    const { person, id, write, to } = await withTelegram();
    const { body } = await person.client.call('POST', `/channels/${id}/test`);
    expect(body.test).toEqual({
      code: expect.stringMatching(/^test \d{6}$/),
      passedAt: null,
      answer: null,
    });
    await post(write(body.test.code.toUpperCase()));
    await expect.poll(async () => (await cardOf(person, 'telegram')).test.passedAt).not.toBeNull();
    await expect
      .poll(() => sentTo(to).map(({ text }) => text))
      .toEqual([expect.stringContaining('works both ways')]);
    await expect
      .poll(async () => (await cardOf(person, 'telegram')).test.answer)
      .toEqual({ state: 'sent', reason: null });
    const turns = await rowsOf('select 1 from assistant_turn where workspace_id = $1', [
      person.session.workspace.id,
    ]);
    expect(turns).toEqual([]);
  });

  it('is measured: a check counts the day, and a channel that does not answer says so', async () => {
    const { person, id } = await withTelegram();
    const synced = await person.client.call('POST', `/channels/${id}/sync`);
    expect(synced.body).toMatchObject({ status: 'active', uptime: 1, days: [{ checks: 1, answered: 1 }] });
    await installation.owner.query(
      `update channel_connection set settings = '{"apiUrl": "http://127.0.0.1:9"}' where id = $1`,
      [id],
    );
    const broken = await person.client.call('POST', `/channels/${id}/sync`);
    expect(broken.body).toMatchObject({ status: 'error', uptime: 0.5, error: expect.any(String) });
  });
});

describe('what somebody writes', () => {
  it('is answered once, as one question when it comes in a burst, also when it is delivered again', async () => {
    const { person, write, to } = await withTelegram();
    const calls = [write('hello'), write(`median price in ${place}`)];
    const replies = await Promise.all([...calls, ...calls].map(post));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expect.poll(() => sentTo(to).length).toBe(1);
    const [answer] = sentTo(to);
    expect(answer?.text).toContain('$');
    const workspace = person.session.workspace.id;
    const questions = await rowsOf(
      `select m.text, count(t.turn_id)::int as turns from message m
       left join assistant_turn_message t on t.message_id = m.id
       where m.workspace_id = $1 and m.author = 'contact' group by m.id, m.text, m.position order by m.position`,
      [workspace],
    );
    expect(questions).toEqual([
      { text: 'hello', turns: 1 },
      { text: `median price in ${place}`, turns: 1 },
    ]);
    expect(await rowsOf('select 1 from assistant_turn where workspace_id = $1', [workspace])).toHaveLength(1);
    await Promise.all(calls.map(post));
    const log = await callsOf(person, '?only=duplicate');
    expect(log.length).toBeGreaterThanOrEqual(4);
    expect(sentTo(to)).toHaveLength(1);
    const kept = await rowsOf('select text, state from inbound_message where workspace_id = $1', [workspace]);
    expect(kept).toEqual([
      { text: '', state: 'done' },
      { text: '', state: 'done' },
    ]);
  });

  it('is taken in the order of the service, whatever order it comes in', async () => {
    const { person, from, call } = await withWhatsApp();
    const now = Date.now();
    const texts = ['third', 'first', 'second'].map((text) =>
      call(
        whatsappText(
          `wamid.${text}${now}`,
          from,
          text,
          now + ['first', 'second', 'third'].indexOf(text) * 1000 - 10_000,
        ),
      ),
    );
    for (const one of texts) await post(one);
    await expect.poll(() => sentTo(from).length).toBe(1);
    const said = await rowsOf(
      `select text from message where workspace_id = $1 and author = 'contact' order by position`,
      [person.session.workspace.id],
    );
    expect(said.map(({ text }) => text)).toEqual(['first', 'second', 'third']);
  });

  it('goes before what was written after it also when its burst is over, until somebody has answered', async () => {
    const { person, write } = await withTelegram();
    await person.client.call('PUT', '/channels/settings', { autoResponses: 'never', languages: ['en'] });
    const said = async () =>
      (
        await rowsOf(
          `select text from message where workspace_id = $1 and author in ('contact', 'member') order by position`,
          [person.session.workspace.id],
        )
      ).map(({ text }) => text);
    const [late, lost] = [write('first'), write('second')];
    await post(write('third'));
    await expect.poll(said).toEqual(['third']);
    await post(late);
    await expect.poll(said).toEqual(['first', 'third']);
    const [{ id }] = await rowsOf('select id from conversation where workspace_id = $1', [
      person.session.workspace.id,
    ]);
    await person.client.call('POST', `/inbox/${id}/replies`, { messageId: randomUUID(), text: 'hello' });
    await post(lost);
    await expect.poll(said).toEqual(['first', 'third', 'hello', 'second']);
  });

  it('is refused when it is forged, and the channel says so until a right call comes', async () => {
    const { person, hook, write } = await withTelegram();
    const forged = telegramCall(
      { ...hook, secret: 'guessed' },
      { updateId: nextUpdate(), chatId: 7, text: 'hi' },
    );
    expect((await post(forged)).status).toBe(401);
    expect(await cardOf(person, 'telegram')).toMatchObject({
      status: 'error',
      error: expect.stringContaining('Signatures don’t verify'),
    });
    const [call] = await callsOf(person, '?only=refused');
    expect(call).toMatchObject({ signature: 'bad', answer: 401 });
    expect(
      await rowsOf('select 1 from inbound_message where workspace_id = $1', [person.session.workspace.id]),
    ).toEqual([]);
    await post(write('hello'));
    expect(await cardOf(person, 'telegram')).toMatchObject({ status: 'active' });
    expect((await fetch(`${node.url}/hooks/not-one`, { method: 'POST', body: '{}' })).status).toBe(404);
  });

  it.each(['telegram', 'whatsapp'] as const)(
    'brings its files by %s, kept or named with why not',
    async (by) => {
      services.files.set('kept', Buffer.from(PNG, 'base64'));
      services.files.set('wrong', Buffer.from('%PDF-1.7 not a picture'));
      const told = by === 'telegram' ? await withTelegram() : await withWhatsApp();
      const { person } = told;
      const files = [
        { id: 'kept', name: 'crack.png' },
        { id: 'wrong', name: 'photo.jpg' },
        { id: 'gone', name: 'lost.pdf' },
      ];
      for (const { id, name } of files)
        if ('write' in told) await post(told.write('', { document: { file_id: id, file_name: name } }));
        else
          await post(
            told.call({
              contacts: [],
              messages: [
                {
                  id: `wamid.${randomInt(1e9)}`,
                  from: told.from,
                  timestamp: String(Math.floor(Date.now() / 1000)),
                  type: 'document',
                  document: { id, filename: name, caption: '' },
                },
              ],
            }),
          );
      const parts = async () =>
        (
          await rowsOf(
            `select parts from message where workspace_id = $1 and author = 'contact' order by position`,
            [person.session.workspace.id],
          )
        ).flatMap((row) => row.parts);
      await expect.poll(async () => (await parts()).length).toBe(3);
      const found = await parts();
      const of = (name: string) => found.find((part: { name: string }) => part.name === name);
      expect(of('crack.png')).toMatchObject({ kind: 'file', mediaType: 'image/png' });
      expect(of('photo.jpg')).toMatchObject({ reason: expect.stringContaining('is named like a picture') });
      expect(of('lost.pdf')).toMatchObject({ reason: expect.stringContaining('couldn’t be fetched') });
      const [row] = await rowsOf('select state from conversation where workspace_id = $1', [
        person.session.workspace.id,
      ]);
      expect(row).toEqual({ state: 'waiting' });
    },
  );

  it('is answered once also when a copy of the call comes after an hour', async () => {
    const { person, write, to } = await withTelegram();
    const call = write('what can you do');
    await post(call);
    await expect.poll(() => sentTo(to).length).toBe(1);
    await installation.owner.query(
      `update inbound_message set sent_at = sent_at - interval '1 hour', received_at = received_at - interval '1 hour',
         done_at = done_at - interval '1 hour' where workspace_id = $1`,
      [person.session.workspace.id],
    );
    expect((await post(call)).status).toBe(200);
    const [again] = await callsOf(person);
    expect(again).toMatchObject({ note: 'duplicate', waiting: 0 });
    expect(
      await rowsOf(`select 1 from timer where workspace_id = $1 and kind = 'channel-burst-ends'`, [
        person.session.workspace.id,
      ]),
    ).toEqual([]);
    expect(sentTo(to)).toHaveLength(1);
  });

  it('is logged without what it says and who says it', async () => {
    const { person, write, chatId } = await withTelegram();
    await post(write('My secret price is 900000'));
    const [call] = await callsOf(person);
    expect(call).toMatchObject({ event: 'message', signature: 'verified', answer: 200 });
    for (const part of ['secret price', String(chatId), 'Mai']) expect(call.body).not.toContain(part);
  });

  it('is found in the log by channel, result and time, and saved as a table that runs nowhere', async () => {
    const { person, id, hook, write } = await withTelegram();
    await person.client.call('PATCH', `/channels/${id}`, { enabled: false });
    const call = write('hello');
    await post(call);
    await post(call);
    await post(
      telegramCall({ ...hook, secret: 'guessed' }, { updateId: nextUpdate(), chatId: 7, text: 'hi' }),
    );
    const answersOf = async (query: string) =>
      (await callsOf(person, query)).map(({ answer, note }: { answer: number; note: string | null }) =>
        [answer, note].join(' ').trim(),
      );
    expect(await answersOf('')).toEqual(['401 bad signature', '200 duplicate', '200']);
    expect(await answersOf('?only=refused')).toEqual(['401 bad signature']);
    expect(await answersOf('?only=duplicate')).toEqual(['200 duplicate']);
    expect(await answersOf('?only=accepted')).toEqual(['200']);
    expect(await answersOf('?only=waiting')).toEqual(['200']);
    expect(await answersOf('?channel=sms')).toEqual([]);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(await answersOf(`?from=${later}`)).toEqual([]);
    expect(await answersOf(`?to=${later}&channel=telegram`)).toHaveLength(3);
    const counts = await person.client.call('GET', '/channels/calls/counts?channel=telegram');
    expect(counts.body).toEqual({ all: 3, accepted: 1, refused: 1, duplicate: 1, waiting: 1 });
    expect(
      (await person.client.call('GET', `/channels/calls?from=yesterday`)).body.data.fields,
    ).toMatchObject([{ field: 'from' }]);
    // What a service names itself stands in a cell: it must not be worked out in somebody's office.
    await installation.owner.query(`update channel_call set provider_id = '=1+1' where connection_id = $1`, [
      id,
    ]);
    const saved = await person.client.call('GET', '/exports/channel-calls?only=refused');
    expect(saved.headers.get('content-disposition')).toContain('channel-calls.csv');
    const [head, row, ...rest] = String(saved.body).trim().split('\r\n');
    expect(head).toBe('at,channel,event,id,signature,answer,note,work_ms,waiting,body');
    expect(row).toContain(`,Telegram,call,'=1+1,bad,401,bad signature,`);
    expect(rest.join('')).not.toContain('200');
    const other = await signUp(node.client());
    expect(String((await other.client.call('GET', '/exports/channel-calls')).body).trim()).toBe(head);
  });

  it('is left unanswered when a program, a group or a picture wrote it', async () => {
    const { person, write, to, chatId } = await withTelegram();
    await post(write('hello', { from: { id: chatId, is_bot: true } }));
    await post(write('hello', { chat: { id: chatId, type: 'group' } }));
    await post(write('', { photo: [] }));
    const rows = await rowsOf('select state, reason from inbound_message where workspace_id = $1', [
      person.session.workspace.id,
    ]);
    expect(rows.map(({ state }) => state)).toEqual(['left', 'left', 'left']);
    expect(rows.every(({ reason }) => reason)).toBe(true);
    expect(sentTo(to)).toEqual([]);
  });

  it('is cut and cleaned where it is too much, and nothing of it is lost silently', async () => {
    const { person, write } = await withTelegram();
    expect((await post(write(`\u202Eevil ${'a'.repeat(100_000)}`))).status).toBe(200);
    await post(write('🏡🏡🏡'));
    const texts = async () =>
      (
        await rowsOf(
          `select text from message where workspace_id = $1 and author = 'contact' order by position`,
          [person.session.workspace.id],
        )
      ).map(({ text }) => text as string);
    await expect.poll(async () => (await texts()).length).toBe(2);
    const [long = '', emoji] = await texts();
    expect(long.length).toBeLessThanOrEqual(8_000);
    expect(long).not.toContain('\u202E');
    expect(emoji).toBe('🏡🏡🏡');
  });

  it('waits while the channel is off, and is answered when it is on again', async () => {
    const { person, id, write, to } = await withTelegram();
    const off = await person.client.call('PATCH', `/channels/${id}`, { enabled: false });
    expect(off.body).toMatchObject({ status: 'inactive', enabled: false });
    expect((await post(write('what can you do'))).status).toBe(200);
    const [call] = await callsOf(person);
    expect(call.waiting).toBe(1);
    expect(
      await rowsOf(`select 1 from timer where workspace_id = $1 and kind = 'channel-burst-ends'`, [
        person.session.workspace.id,
      ]),
    ).toEqual([]);
    await person.client.call('PATCH', `/channels/${id}`, { enabled: true });
    await expect.poll(() => sentTo(to).length).toBe(1);
    const replayed = await person.client.call('POST', `/channels/calls/${call.id}/replay`);
    expect(replayed.body).toEqual({ waiting: 0 });
  });

  it('goes to the team where the assistant does not answer by itself', async () => {
    const { person, write, to } = await withTelegram();
    await person.client.call('PUT', '/channels/settings', { autoResponses: 'never', languages: ['en'] });
    await post(write('what can you do'));
    await expect
      .poll(
        async () =>
          (
            await rowsOf('select state from conversation where workspace_id = $1', [
              person.session.workspace.id,
            ])
          )[0],
      )
      .toEqual({ state: 'waiting' });
    expect(
      await rowsOf('select 1 from assistant_turn where workspace_id = $1', [person.session.workspace.id]),
    ).toEqual([]);
    await expect.poll(() => sentTo(to).length).toBe(1);
  });
});

describe('what is for a person', () => {
  const standingOf = ({ session }: Person) =>
    rowsOf(
      `select c.state, h.cause, h.reason, a.outcome as counted from conversation c
       left join hand_over h on h.conversation_id = c.id
       left join activity a on a.conversation_id = c.id and a.kind = 'hand-over-asked'
       where c.workspace_id = $1`,
      [session.workspace.id],
    );

  it.each([
    ['complaint', 'Your agent was rude to my mother on Saturday', 'I’m sorry about that.'],
    ['negotiation', 'Would the owner take 750k?', 'What someone would accept'],
  ])('a %s is given to the team at once, told to both sides and counted', async (cause, words, said) => {
    const { person, write, to } = await withTelegram();
    await post(write(words));
    await expect
      .poll(() => standingOf(person))
      .toEqual([{ state: 'waiting', cause, reason: words, counted: cause }]);
    await expect.poll(() => sentTo(to).length).toBe(1);
    expect(sentTo(to)[0]?.text).toContain(said);
    expect(sentTo(to)[0]?.text).toContain('We’ve asked a person to answer you here.');
    const { body } = await person.client.call('GET', '/inbox?view=waiting');
    const opened = await person.client.call('GET', `/inbox/${body.items[0].id}`);
    expect(opened.body).toMatchObject({ handOverCause: cause, handOverReason: words });
  });

  it('whoever asks for one on a channel is given one at once: where to answer them is known', async () => {
    const { person, write, to } = await withTelegram();
    await post(write('Can I talk to a person please?'));
    await expect
      .poll(() => standingOf(person))
      .toEqual([
        {
          state: 'waiting',
          cause: 'asked',
          reason: 'Can I talk to a person please?',
          counted: 'asked',
        },
      ]);
    await expect.poll(() => sentTo(to).length).toBe(1);
    expect(sentTo(to)[0]?.text).toMatch(/^We’ve asked a person to answer you here\./);
  });

  it('the second misunderstanding in a row is', async () => {
    const { person, write, to } = await withTelegram();
    await post(write('blorp fnord wibble'));
    await expect.poll(() => sentTo(to).length).toBe(1);
    expect(await standingOf(person)).toEqual([
      { state: 'assistant', cause: null, reason: null, counted: null },
    ]);
    await post(write('quux zorp glibber'));
    await expect
      .poll(() => standingOf(person))
      .toEqual([
        {
          state: 'waiting',
          cause: 'misunderstood',
          reason: 'quux zorp glibber',
          counted: 'misunderstood',
        },
      ]);
  });
});

describe('what we send', () => {
  it('is tried again when the service has too much to do', async () => {
    const { write, to } = await withTelegram();
    services.faults.set('telegram', 'rate-limit');
    await post(write('what can you do'));
    await expect.poll(() => sentTo(to).length).toBe(1);
  });

  it('offers what may be said next as the channel can show it', async () => {
    const telegram = await withTelegram();
    await post(telegram.write('hello'));
    await expect.poll(() => sentTo(telegram.to).length).toBe(1);
    expect(sentTo(telegram.to)[0]?.body).toMatchObject({ reply_markup: { keyboard: expect.any(Array) } });
    const { person, from, call } = await withWhatsApp();
    await post(call(whatsappText(`wamid.A${from}`, from, 'hello')));
    await expect.poll(() => sentTo(from).length).toBe(1);
    const list = JSON.parse(JSON.stringify(sentTo(from)[0]?.body)).interactive;
    expect(list.type).toBe('list');
    const [row] = list.action.sections[0].rows;
    expect(row.title.length).toBeLessThanOrEqual(24);
    const touched = { type: 'interactive', interactive: { type: 'list_reply', list_reply: row } };
    const timestamp = String(Math.floor(Date.now() / 1000));
    await post(call({ messages: [{ id: `wamid.A2${from}`, from, timestamp, ...touched }] }));
    await expect.poll(() => sentTo(from).length).toBe(2);
    const written = await rowsOf(
      `select text from message where workspace_id = $1 and author = 'contact' order by position`,
      [person.session.workspace.id],
    );
    expect(written.map(({ text }) => text)).toEqual(['hello', row.description ?? row.title]);
  });

  it('names each home once, with the page that shows it, and where the others are', async () => {
    const { from, call } = await withWhatsApp();
    await post(call(whatsappText(`wamid.H${from}`, from, `houses in ${place}`)));
    await expect.poll(() => sentTo(from).length).toBe(1);
    const lines = sentTo(from)[0]?.text.split('\n') ?? [];
    const homes = lines.flatMap((line) => /^• ([^,]+),/.exec(line)?.[1] ?? []);
    expect(homes.length).toBeGreaterThan(1);
    expect(new Set(homes).size).toBe(homes.length);
    for (const home of homes)
      expect(lines[lines.findIndex((line) => line.includes(home)) + 1]).toContain('/property/');
  });

  it('becomes delivered and read, never goes back, also when the service says so first', async () => {
    const { person, from, call } = await withWhatsApp();
    await post(call(whatsappText(`wamid.B${from}`, from, 'what can you do')));
    await expect.poll(() => sentTo(from).length).toBe(1);
    const { id = '' } = sentTo(from)[0] ?? {};
    const state = async () =>
      (
        await rowsOf('select state from outbound_message where workspace_id = $1', [
          person.session.workspace.id,
        ])
      )[0]?.state;
    await expect.poll(state).toBe('sent');
    await post(call(whatsappStatus(id, 'read')));
    expect(await state()).toBe('read');
    await post(call(whatsappStatus(id, 'delivered')));
    await post(call(whatsappStatus(id, 'failed')));
    expect(await state()).toBe('read');
    const early = await withWhatsApp();
    await post(early.call(whatsappStatus(`wamid.SANDBOX${Number(id.slice(13)) + 1}`, 'delivered')));
    await post(early.call(whatsappText(`wamid.C${early.from}`, early.from, 'what can you do')));
    await expect
      .poll(
        async () =>
          (
            await rowsOf('select state from outbound_message where workspace_id = $1', [
              early.person.session.workspace.id,
            ])
          )[0]?.state,
      )
      .toBe('delivered');
  });

  it('leaves WhatsApp in our own words for a day, later as an approved template alone', async () => {
    const { person, from, call, card } = await withWhatsApp();
    await post(call(whatsappText(`wamid.D${from}`, from, 'what can you do')));
    await expect.poll(() => sentTo(from).length).toBe(1);
    await person.client.call('POST', `/channels/${card.id}/sync`);
    await installation.owner.query(
      `update service_window set open_until = now() - interval '1 second' where workspace_id = $1`,
      [person.session.workspace.id],
    );
    const [address] = await rowsOf(
      `select id from person_address where workspace_id = $1 and kind = 'whatsapp'`,
      [person.session.workspace.id],
    );
    const write = async (key: string, template?: object) =>
      (
        await person.client.call('POST', '/outbound', {
          addressId: address.id,
          purpose: 'reply',
          key,
          subject: 'x',
          text: 'Words of our own',
          ...(template ? { template } : {}),
        })
      ).body;
    const becomes = (id: string, what: object) =>
      expect
        .poll(async () => (await rowsOf('select state, reason from outbound_message where id = $1', [id]))[0])
        .toMatchObject(what);
    await becomes((await write('late')).id, { state: 'refused', reason: 'outside-window' });
    const pending = await write('pending', { name: 'price_guide', variables: ['$1m'] });
    await becomes(pending.id, { state: 'refused', reason: 'template-not-approved' });
    const approved = await write('approved', { name: 'viewing_reminder', variables: ['Mai', '10 am'] });
    await becomes(approved.id, { state: 'sent' });
    expect(sentTo(from).at(-1)?.text).toBe('template viewing_reminder');
    const empty = await person.client.call('POST', '/outbound', {
      addressId: address.id,
      purpose: 'reply',
      key: 'empty',
      subject: 'x',
      text: 'x',
      template: { name: 'viewing_reminder', variables: ['Mai', ' '] },
    });
    expect(empty.status).toBe(422);
  });

  it('is answered in the inbox after the day by a template; what did not arrive goes out again by hand', async () => {
    const { person, from, call, card } = await withWhatsApp();
    const { client } = person;
    const workspace = person.session.workspace.id;
    await post(call(whatsappText(`wamid.E${from}`, from, 'what can you do')));
    await expect.poll(() => sentTo(from).length).toBe(1);
    await client.call('POST', `/channels/${card.id}/sync`);
    const [row] = (await client.call('GET', '/inbox')).body.items;
    const path = `/inbox/${row.id}`;
    const seen = async () => (await client.call('GET', path)).body;
    const { replyWindow } = await seen();
    expect(replyWindow.hours).toBe(24);
    expect(Date.parse(replyWindow.until) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const closesIn = (interval: string) =>
      installation.owner.query(
        'update service_window set open_until = now() + $2::interval where workspace_id = $1',
        [workspace, interval],
      );
    await closesIn('-1 second');
    const messageId = randomUUID();
    await client.call('POST', `${path}/replies`, { messageId, text: 'Words of our own' });
    const delivery = async (id: string) =>
      (await seen()).entries.find((entry: { id: string }) => entry.id === id)?.delivery;
    await expect
      .poll(() => delivery(messageId))
      .toMatchObject({ state: 'refused', reason: 'outside-window' });
    await closesIn('1 hour');
    expect((await client.call('POST', `${path}/messages/${randomUUID()}/retry`)).status).toBe(404);
    expect((await client.call('POST', `${path}/messages/${messageId}/retry`)).status).toBe(200);
    await expect.poll(() => delivery(messageId)).toMatchObject({ state: 'sent' });
    expect((await client.call('POST', `${path}/messages/${messageId}/retry`)).body.code).toBe('CONFLICT');
    await closesIn('-1 second');
    const { body: templates } = await client.call('GET', `${path}/templates`);
    expect(templates.items).toMatchObject([{ name: 'viewing_reminder', variables: 2 }]);
    const reply = (template: object, id = randomUUID()) =>
      client.call('POST', `${path}/templates`, { messageId: id, ...template });
    const unknown = await reply({ name: 'price_guide', variables: ['$1m'] });
    expect(unknown.body.data.fields[0].field).toBe('name');
    const gap = await reply({ name: 'viewing_reminder', variables: ['Mai', ''] });
    expect(gap.body.data.fields[0].field).toBe('variables');
    const sent = randomUUID();
    await reply({ name: 'viewing_reminder', variables: ['Mai', '10 am'] }, sent);
    await expect.poll(() => delivery(sent)).toMatchObject({ state: 'sent' });
    expect(sentTo(from).at(-1)?.text).toBe('template viewing_reminder');
    expect((await seen()).entries.at(-1).text).toBe('Hi Mai, see you at 10 am.');
    expect((await client.call('GET', `${path}/suggestion`)).body).toEqual({ suggestion: null });
    await post(call(whatsappText(`wamid.F${from}`, from, `median price in ${place}`)));
    const suggested = async () => (await client.call('GET', `${path}/suggestion`)).body.suggestion;
    await expect.poll(suggested).toMatchObject({ text: expect.stringContaining('$') });
    const before = sentTo(from).length;
    expect((await suggested()).sources.length).toBeGreaterThan(0);
    expect(sentTo(from)).toHaveLength(before);
    expect((await seen()).answerTime).toMatchObject({ answers: expect.any(Number) });
  });

  it('carries a file of the team, in one call with its words; on another channel of the person it goes on there', async () => {
    const { person, write, to } = await withTelegram();
    const { client } = person;
    const connected = await client.call('POST', '/channels', {
      channel: 'whatsapp',
      phoneNumberId: '1055500142',
      businessAccountId: '2055500142',
      accessToken: WHATSAPP_TOKEN,
      appSecret: APP_SECRET,
      apiUrl: `${services.url}/graph`,
    });
    await post(write('what can you do'));
    await expect.poll(() => sentTo(to).length).toBe(1);
    const pdf = Buffer.from('%PDF-1.4 of the disclosure statement');
    const upload = await client.call('POST', '/media', {
      fileName: 'Disclosure.pdf',
      sizeBytes: pdf.length,
    });
    await sendParts(client, `/uploads/media/${upload.body.id}/parts`, pdf);
    const { body: file } = await client.call('POST', `/media/uploads/${upload.body.id}`);
    const [row] = (await client.call('GET', '/inbox')).body.items;
    const path = `/inbox/${row.id}`;
    const reply = (more: object) =>
      client.call('POST', `${path}/replies`, { messageId: randomUUID(), text: 'Here it is.', ...more });
    expect((await reply({ fileId: randomUUID() })).status).toBe(404);
    expect((await reply({ fileId: file.id, text: 'x'.repeat(1025) })).body.data.fields[0]).toMatchObject({
      field: 'fileId',
      message: expect.stringContaining('1,024 characters'),
    });
    expect((await reply({ fileId: file.id })).status).toBe(201);
    // That somebody joined leaves beside it, in either order.
    const sentAs = (who: string, words: string) => sentTo(who).find(({ text }) => text === words);
    await expect
      .poll(() => sentAs(to, 'Here it is.')?.body)
      .toMatchObject({
        document: { name: 'Disclosure.pdf', type: 'application/pdf', base64: pdf.toString('base64') },
      });
    const seen = (await client.call('GET', path)).body;
    expect(seen.entries).toContainEqual(
      expect.objectContaining({
        files: [{ name: 'Disclosure.pdf', isPicture: false, mediaId: file.id, refused: null }],
      }),
    );

    const elsewhere = (more: object) =>
      client.call('POST', `${path}/elsewhere`, {
        messageId: randomUUID(),
        channel: 'whatsapp',
        text: 'Here too.',
        ...more,
      });
    expect((await elsewhere({})).body.data.fields[0].field).toBe('channel');
    const number = `+61412${randomInt(100_000, 999_999)}`;
    await installation.owner.query(
      `insert into person_address (workspace_id, person_id, kind, value) values ($1, $2, 'whatsapp', $3)`,
      [person.session.workspace.id, seen.contact.personId, number],
    );
    expect((await client.call('GET', path)).body.elsewhere).toEqual(['whatsapp']);
    // They write there too, so words of our own may go there.
    await post(
      whatsappCall(
        connected.body.config.webhook,
        APP_SECRET,
        whatsappText(`wamid.G${number}`, number.slice(1), 'hello'),
      ),
    );
    await expect.poll(() => sentTo(number.slice(1)).length).toBe(1);
    const there = await elsewhere({ fileId: file.id });
    expect(there.status).toBe(201);
    await expect
      .poll(() => sentAs(number.slice(1), 'Here too.')?.body)
      .toMatchObject({ document: { filename: 'Disclosure.pdf' } });
    expect([...services.files.values()]).toContainEqual(pdf);
    expect((await client.call('GET', `/inbox/${there.body.conversationId}`)).body).toMatchObject({
      channel: 'whatsapp',
      state: 'person',
      isMine: true,
    });
  });

  it('does not go to somebody on Telegram who never wrote', async () => {
    const { person } = await withTelegram();
    const { body } = await person.client.call('POST', '/people', {
      addresses: [{ kind: 'telegram', value: '4455667788' }],
    });
    const { body: made } = await person.client.call('POST', '/outbound', {
      addressId: body.addresses[0].id,
      purpose: 'reply',
      key: 'first',
      subject: 'x',
      text: 'x',
    });
    await expect
      .poll(
        async () => (await rowsOf('select state, reason from outbound_message where id = $1', [made.id]))[0],
      )
      .toEqual({ state: 'refused', reason: 'never-wrote' });
  });
});

describe('WhatsApp, SMS and Discord', () => {
  it('answers the handshake of who knows the word', async () => {
    const { card, hook } = await withWhatsApp();
    const ask = (token: string) =>
      fetch(
        `${node.url}${new URL(hook).pathname}?hub.mode=subscribe&hub.challenge=12345&hub.verify_token=${token}`,
      );
    const right = await ask(card.config.verifyToken);
    expect([right.status, await right.text()]).toEqual([200, '12345']);
    expect((await ask('guessed')).status).toBe(403);
  });

  it('takes SMS, honours STOP, and never answers a short number', async () => {
    const person = await signUp(node.client());
    const { body: card } = await person.client.call('POST', '/channels', {
      channel: 'sms',
      accountSid: TWILIO_SID,
      authToken: TWILIO_TOKEN,
      from: '+61480000123',
      apiUrl: services.url,
    });
    const hook = card.config.webhook as string;
    const from = `+61412${randomInt(100_000, 999_999)}`;
    const sms = (sid: string, who: string, text: string) =>
      twilioCall(hook, TWILIO_TOKEN, { MessageSid: sid, From: who, To: '+61480000123', Body: text });
    const reply = await post(sms(`SM1${from}`, from, 'what can you do'));
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('<Response>')]);
    await expect.poll(() => sentTo(from).length).toBe(1);
    expect(sentTo(from)[0]?.text.length).toBeLessThanOrEqual(640);
    await post(sms(`SM2${from}`, from, 'Stop.'));
    await expect
      .poll(
        async () =>
          (
            await rowsOf('select kind, source, channel from consent_event where workspace_id = $1', [
              person.session.workspace.id,
            ])
          )[0],
      )
      .toEqual({ kind: 'withdrawn', source: 'message', channel: 'sms' });
    expect(
      (await post({ ...sms(`SM3${from}`, from, 'hi'), headers: { 'x-twilio-signature': 'no' } })).status,
    ).toBe(401);
    await post(sms(`SM4${from}`, '19991', 'Your code is 1234'));
    expect(
      await rowsOf(`select state from inbound_message where workspace_id = $1 and sender = '19991'`, [
        person.session.workspace.id,
      ]),
    ).toEqual([{ state: 'left' }]);
    expect(sentTo(from)).toHaveLength(1);
  });

  it('calls whoever writes by SMS by their name, and until it is known by their number', async () => {
    const person = await signUp(node.client());
    const { body: card } = await person.client.call('POST', '/channels', {
      channel: 'sms',
      accountSid: TWILIO_SID,
      authToken: TWILIO_TOKEN,
      from: '+61480000124',
      apiUrl: services.url,
    });
    const digits = String(randomInt(100_000, 999_999));
    const [from, national] = [`+61412${digits}`, `0412 ${digits.slice(0, 3)} ${digits.slice(3)}`];
    const sms = (sid: string, text: string) =>
      post(
        twilioCall(card.config.webhook, TWILIO_TOKEN, {
          MessageSid: sid,
          From: from,
          To: '+61480000124',
          Body: text,
        }),
      );
    await sms(`SM5${from}`, 'I want to talk to a person');
    const rows = async () => (await person.client.call('GET', '/inbox?view=waiting')).body.items;
    await expect.poll(async () => (await rows())[0]).toMatchObject({ name: null, address: national });
    const notices = async () => (await person.client.call('GET', '/notices')).body.items;
    await expect
      .poll(async () => (await notices()).map(({ text }: { text: string }) => text))
      .toEqual([expect.stringContaining(`${national} asked for a person`)]);
    const made = await person.client.call('POST', '/leads', {
      name: 'Georgia Hale',
      source: 'website',
      addresses: [{ kind: 'phone', value: national }],
    });
    expect(made.status).toBe(200);
    expect((await rows())[0]).toMatchObject({ name: 'Georgia Hale' });
    await person.client.call('POST', `/inbox/${(await rows())[0].id}/give-back`);
    await sms(`SM6${from}`, 'I want to talk to a person, please');
    await expect.poll(async () => (await notices())[0]?.text).toContain('Georgia Hale asked for a person');
  });

  it('answers Discord within its three seconds, and the question itself as a direct message', async () => {
    const person = await signUp(node.client());
    const application = discordApplication();
    const { body: card } = await person.client.call('POST', '/channels', {
      channel: 'discord',
      applicationId: '1184000000000000000',
      publicKey: application.publicKey,
      botToken: DISCORD_TOKEN,
      apiUrl: `${services.url}/discord`,
    });
    const hook = card.config.webhook as string;
    const ping = await post(application.call(hook, { type: 1, id: '1' }));
    expect(await ping.json()).toEqual({ type: 1 });
    const user = String(randomInt(100_000_000, 900_000_000));
    const ask = {
      type: 2,
      id: '1184000000000000001',
      data: { name: 'ask', options: [{ name: 'question', value: 'what can you do' }] },
      member: { user: { id: user, username: 'mai' } },
    };
    const begun = performance.now();
    const noted = await post(application.call(hook, ask));
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(await noted.json()).toMatchObject({ type: 4, data: { flags: 64 } });
    await expect.poll(() => sentTo(user).length).toBe(1);
    expect((await post(application.call(hook, ask, Date.now() - 3_600_000))).status).toBe(401);
    expect((await post(discordApplication().call(hook, ask))).status).toBe(401);
  });
});
