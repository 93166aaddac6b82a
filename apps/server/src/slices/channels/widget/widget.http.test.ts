import { createHash, createHmac, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient } from '../../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../../test/support/installation.ts';
import { PATIENCE } from '../../../../test/support/patience.ts';
import { signUp } from '../../../../test/support/people.ts';
import { sendParts } from '../../../../test/support/send-parts.ts';

const SITE = 'https://www.agency.example';
let installation: TestInstallation;
let node: Awaited<ReturnType<TestInstallation['startNode']>>;

beforeAll(async () => {
  installation = await createInstallation();
  node = await installation.startNode({ settings: { OUTSIDE_SERVICES_PRIVATE: 'true' } });
});
afterAll(() => installation.close());

const waitFor = (check: () => Promise<void>) => vi.waitFor(check, PATIENCE);

type Settings = Record<string, unknown>;
const openWidget = async (
  change: Settings = {},
): Promise<{ member: TestClient; key: string; id: string }> => {
  const { client: member } = await signUp(node.client());
  const { body: made } = await member.call('POST', '/widget');
  const { status } = await member.call('PUT', '/widget', { ...made, origins: [SITE], ...change });
  expect(status).toBe(200);
  return { member, key: made.key, id: made.id };
};

/** A browser on the site, with its pass. */
const visitor = async (key: string, host = SITE) => {
  const client = node.client();
  const { body } = await client.call('POST', `/widgets/${key}/visits`, { host });
  const headers = { authorization: `Guest ${body.pass}` };
  return {
    client,
    headers,
    pass: String(body.pass),
    thread: async () => (await client.call('GET', '/widget-visit', undefined, headers)).body,
    call: (method: string, path: string, sent?: unknown, more: Record<string, string> = {}) =>
      client.call(method, `/widget-visit${path}`, sent, { ...headers, ...more }),
    write: (text: string, id = randomUUID()) =>
      client.call('POST', '/widget-visit/messages', { id, text }, headers),
  };
};
const inboxOf = async (member: TestClient) => (await member.call('GET', '/inbox?view=open')).body.items;

describe('the list of sites', () => {
  it('is the policy of the frame; the product’s other pages are in no frame', async () => {
    const { key } = await openWidget();
    const frame = await fetch(`${node.url}/widget/${key}/frame`);
    // Without a build there is no page to send; the policy stands all the same.
    expect([200, 503]).toContain(frame.status);
    const policy = frame.headers.get('content-security-policy');
    expect(policy).toMatch(new RegExp(`frame-ancestors 'self' ${SITE}[ ;]|frame-ancestors 'self' ${SITE}`));
    expect(frame.headers.get('x-frame-options')).toBeNull();
    const other = await fetch(`${node.url}/inbox`);
    expect(other.headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
  });

  it('gives a pass to visitors of its sites alone', async () => {
    const { key } = await openWidget();
    const begin = (host: string, origin?: string) =>
      node.client().call('POST', `/widgets/${key}/visits`, { host }, origin ? { origin } : {});
    expect((await begin(SITE)).status).toBe(201);
    expect((await begin('https://elsewhere.example')).body.code).toBe('FOREIGN_ORIGIN');
    expect((await begin(`${SITE}.elsewhere.example`)).body.code).toBe('FOREIGN_ORIGIN');
    expect((await begin('null')).body.code).toBe('FOREIGN_ORIGIN');
  });

  it('is asked by our own frame: a page that calls us itself is refused, on the list or not', async () => {
    const { key } = await openWidget();
    const reply = await node
      .client()
      .call('POST', `/widgets/${key}/visits`, { host: SITE }, { origin: SITE });
    expect(reply.body.code).toBe('FOREIGN_ORIGIN');
    const guest = await visitor(key);
    const direct = await guest.call('POST', '/hand-over', {}, { origin: SITE });
    expect(direct.body.code).toBe('FOREIGN_ORIGIN');
  });

  it('takes sites as people write them, and refuses what is none, naming the field', async () => {
    const { member } = await openWidget();
    const { body: before } = await member.call('GET', '/widget');
    const put = (origins: string[]) => member.call('PUT', '/widget', { ...before.widget, origins });
    expect((await put(['HTTPS://Agency.example/', 'https://agency.example'])).body.origins).toEqual([
      'https://agency.example',
    ]);
    const wrong = await put([`https://agency.example; script-src *`]);
    expect(wrong.status).toBe(422);
    expect(wrong.body.data.fields[0].field).toBe('origins.0');
  });
});

describe('the script', () => {
  it('LEADS-EMBED-11: is loaded by other sites by the widget’s id; off, it is silent and breaks nothing', async () => {
    const { member, key, id } = await openWidget();
    const get = () => fetch(`${node.url}/widget/${key}/v1.js`);
    await member.call('PATCH', `/channels/${id}`, { enabled: false });
    const off = await get();
    expect(off.status).toBe(200);
    expect(off.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(off.headers.get('set-cookie')).toBeNull();
    expect(await off.text()).toContain('init:n');
    expect((await node.client().call('GET', `/widgets/${key}`)).status).toBe(404);
    expect((await fetch(`${node.url}/widget/${key}/frame`)).status).toBe(404);
  });
});

describe('a visitor', () => {
  it('is answered, seen in the inbox as of the website, and reads what a member writes', async () => {
    const { member, key } = await openWidget();
    const guest = await visitor(key);
    const id = randomUUID();
    expect((await guest.write('Hello there', id)).status).toBe(201);
    expect((await guest.write('Hello there', id)).status).toBe(201);
    expect((await guest.write('Something else', id)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    await waitFor(async () => {
      const thread = await guest.thread();
      expect(thread.isAnswering).toBe(false);
      expect(thread.messages.map(({ author }: { author: string }) => author)).toEqual([
        'contact',
        'assistant',
      ]);
    });
    const [row] = await inboxOf(member);
    expect(row).toMatchObject({ channel: 'website', state: 'assistant' });
    await guest.call('POST', '/hand-over', {});
    expect((await guest.thread()).state).toBe('waiting');
    await member.call('POST', `/inbox/${row.id}/replies`, { messageId: randomUUID(), text: 'Nadia here' });
    const thread = await guest.thread();
    expect(thread).toMatchObject({ state: 'person' });
    expect(thread.member).not.toBeNull();
    expect(thread.messages.at(-1)).toMatchObject({ author: 'member', text: 'Nadia here' });
  });

  it('is asked on the page of a home: that one is meant by this home, and the team sees where it was asked', async () => {
    const { member, key } = await openWidget();
    const { rows } = await installation.owner.query<{ id: string; address: string }>(
      `select p.id, p.house_number || ' ' || p.street_name || ' ' || p.street_type || ', ' || l.name || ' ' || l.state
         || ' ' || l.postcode as address
       from property p join locality l on l.id = p.locality_id
       where p.unit is null and p.house_number is not null and p.street_type is not null order by p.id limit 1`,
    );
    const home = rows[0];
    if (!home) throw new Error('There is no home.');
    const guest = await visitor(key);
    const sent = { id: randomUUID(), text: 'Is this house safe from floods?', about: home.address };
    expect((await guest.call('POST', '/messages', sent)).status).toBe(201);
    await waitFor(async () => {
      const said = (await guest.thread()).messages.at(-1);
      expect(said).toMatchObject({ author: 'assistant' });
      expect(said.text).toContain(home.address.split(',')[0]);
      expect(said.cards[0].link.url).toContain(`/property/${home.id}`);
    });
    const [row] = await inboxOf(member);
    const { entries } = (await member.call('GET', `/inbox/${row.id}`)).body;
    expect(entries[0]).toMatchObject({ text: sent.text, page: home.address });
    const refused = await guest.call('POST', '/messages', { ...sent, about: 'x'.repeat(161) });
    expect(refused.body.data.fields).toMatchObject([{ field: 'about' }]);
    // A page that names no home leaves it open.
    const other = await visitor(key);
    const vague = { id: randomUUID(), text: 'Is this house safe from floods?', about: 'Our summer sale' };
    await other.call('POST', '/messages', vague);
    await waitFor(async () => expect((await other.thread()).messages).toHaveLength(2));
    expect((await other.thread()).messages[1].cards).toEqual([]);
  });

  it('sees homes with a picture, and what was heard of what they look for', async () => {
    const { key } = await openWidget();
    const guest = await visitor(key);
    expect((await guest.thread()).wishes).toBeNull();
    const { rows } = await installation.owner.query<{ place: string }>(
      `select l.name || ' ' || l.state as place from listing s join property p on p.id = s.property_id
       join locality l on l.id = p.locality_id group by 1 order by count(*) desc limit 1`,
    );
    await guest.write(`Find a home in ${rows[0]?.place} up to 9 million`);
    await waitFor(async () => {
      const { messages, wishes } = await guest.thread();
      expect(wishes).toMatchObject({ maxPriceAud: 9_000_000 });
      const [card] = messages.at(-1).cards;
      expect(card.homes.length).toBeGreaterThan(0);
      expect(card.facts).toEqual([]);
    });
    const [home] = (await guest.thread()).messages.at(-1).cards[0].homes;
    expect(home.url).toContain('/property/');
    const address = `${node.url}/api/widget-visit/pictures/${home.picture}`;
    const drawn = await fetch(address, { headers: guest.headers });
    expect(drawn.headers.get('content-type')).toContain('image/svg+xml');
    expect(await drawn.text()).toContain('<svg');
    expect((await fetch(address)).status).toBe(401);
    expect((await guest.call('GET', `/pictures/${randomUUID()}`)).status).toBe(404);
  });

  it('sees the photo of a home that the agency sells itself, while it is on the market, and of nobody else’s', async () => {
    const { member, key } = await openWidget();
    const { rows } = await installation.owner.query<{ id: string; place: string }>(
      `select id, name || ' ' || state as place from locality l
       where (select count(*) from sale s where s.locality_id = l.id) > 20 order by id limit 1`,
    );
    const { body: home } = await member.call('POST', '/own-listings', {
      type: 'house',
      bedrooms: 3,
      bathrooms: 2,
      carSpaces: 1,
      landM2: 500,
      guideFromAud: 800_000,
      guideToAud: 880_000,
      headline: 'Light and quiet',
      address: '901 Nowhere Street',
      localityId: rows[0]?.id,
    });
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
    const { body: upload } = await member.call('POST', '/media', {
      fileName: 'front.jpg',
      sizeBytes: photo.length,
    });
    await member.send('PUT', `/uploads/media/${upload.id}/parts/0`, new Uint8Array(photo));
    const { body: media } = await member.call('POST', `/media/uploads/${upload.id}`);
    await member.call('PUT', `/own-listings/${home.id}/photos`, { photos: [media.id] });
    const guest = await visitor(key);
    const see = (who = guest) =>
      fetch(`${node.url}/api/widget-visit/pictures/${home.id}`, { headers: who.headers });
    // A draft is the team's.
    expect((await see()).status).toBe(404);
    const become = (status: string) => member.call('POST', `/own-listings/${home.id}/status`, { status });
    expect((await become('active')).status).toBe(200);
    await guest.write(`Find a house in ${rows[0]?.place} up to 900000`);
    const ofHome = async () =>
      (await guest.thread()).messages
        .at(-1)
        .cards.flatMap(
          ({ homes }: { homes: { title: string; url: string | null; picture: string }[] }) => homes,
        )
        .find(({ title }: { title: string }) => title.startsWith('901 Nowhere Street'));
    await waitFor(async () => expect(await ofHome()).toMatchObject({ url: null, picture: home.id }));
    const shown = await see();
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('private, no-cache');
    // The members' own path, a listing of another agency, and one that was taken off the market stay closed.
    const direct = await fetch(`${node.url}/api/own-listings/${home.id}/photos/${media.id}`, {
      headers: guest.headers,
    });
    expect(direct.status).toBe(401);
    expect((await see(await visitor((await openWidget()).key))).status).toBe(404);
    await become('withdrawn');
    expect((await see()).status).toBe(404);
  });

  it('writes no message of marks that nobody sees', async () => {
    const { key } = await openWidget();
    const guest = await visitor(key);
    const { status, body } = await guest.write('\u202E\u200B \u202D');
    expect(status).toBe(422);
    expect(body.data.fields).toEqual([{ field: 'text', message: 'Write a message.' }]);
  });

  it('takes no more words at once than the frame does, and says how many', async () => {
    const { write } = await visitor((await openWidget()).key);
    const { status, body } = await write('a'.repeat(4_001));
    expect(status).toBe(422);
    expect(body.data.fields).toEqual([{ field: 'text', message: 'Keep it under 4,000 characters.' }]);
    expect((await write('a'.repeat(4_000))).status).toBe(201);
  });

  it('takes a test of the member who sets it up: answered on the site, kept nowhere', async () => {
    const { member, key, id } = await openWidget();
    const { body: card } = await member.call('POST', `/channels/${id}/test`);
    const guest = await visitor(key);
    const { body: thread } = await guest.write(card.test.code.toUpperCase());
    expect(thread).toMatchObject({ messages: [], testAnswer: expect.stringContaining('works both ways') });
    expect((await guest.thread()).testAnswer).toBeUndefined();
    const { body } = await member.call('GET', '/channels');
    expect(body.channels.find(({ channel }: { channel: string }) => channel === 'website').test).toEqual({
      code: null,
      passedAt: expect.any(String),
      answer: { state: 'sent', reason: null },
    });
    expect(await inboxOf(member)).toEqual([]);
  });

  it('answers what a lead is asked, and is a lead of the agency once they say so', async () => {
    const { member, key } = await openWidget();
    const guest = await visitor(key);
    const tell = async (text: string): Promise<string> => {
      expect((await guest.write(text)).status).toBe(201);
      let answer = '';
      await waitFor(async () => {
        const thread = await guest.thread();
        expect(thread.isAnswering).toBe(false);
        expect(thread.messages.at(-1).author).toBe('assistant');
        answer = thread.messages.at(-1).text;
      });
      return answer;
    };
    expect(await tell('Register as a buyer')).toContain('What is your budget?');
    expect(await tell('up to 900k')).toContain('When would you like to buy?');
    for (const text of ['cash', 'Immediately', 'Cash buyer', 'House']) await tell(text);
    expect(await tell('skip')).toContain('What’s your name');
    expect(await tell('Ada Byron, ada@byron.example')).toContain('Ada Byron, ada@byron.example');
    expect((await member.call('GET', '/leads?query=byron')).body.items).toEqual([]);
    expect(await tell('yes')).toContain('someone will be in touch');
    const [lead] = (await member.call('GET', '/leads?query=byron')).body.items;
    expect(lead).toMatchObject({ name: 'Ada Byron', email: 'ada@byron.example', source: 'website' });
    const { items } = (await member.call('GET', `/leads/${lead.id}/qualifications`)).body;
    expect(items).toMatchObject([
      { flow: 'buyer', score: 90, answers: { timeline: 'immediately', areas: null } },
    ]);
    const [row] = await inboxOf(member);
    expect((await member.call('GET', `/inbox/${row.id}`)).body.lead).toMatchObject({ id: lead.id });
  });

  it('hears at once that something was said, and of nobody else', async () => {
    const { member, key } = await openWidget();
    const guest = await visitor(key);
    const closing = new AbortController();
    const stream = await fetch(`${node.url}/api/widget-visit/events`, {
      headers: { ...guest.headers, accept: 'text/event-stream' },
      signal: closing.signal,
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const reading = (async () => {
      for (;;) {
        const part = await reader?.read().catch(() => undefined);
        if (!part || part.done) return;
        heard += part.value;
      }
    })();
    const count = () => heard.split('"changed"').length - 1;
    await waitFor(async () => expect(count()).toBeGreaterThan(0));
    // Watched from before there was a conversation, as the frame does.
    const silent = count();
    await guest.call('POST', '/hand-over', {});
    await waitFor(async () => expect(count()).toBeGreaterThan(silent));
    const [row] = await inboxOf(member);
    await (await visitor(key)).call('POST', '/hand-over', {});
    const before = count();
    await member.call('POST', `/inbox/${row.id}/replies`, { messageId: randomUUID(), text: 'I am here' });
    await waitFor(async () => expect(count()).toBeGreaterThan(before));
    closing.abort();
    await reading;
    expect(heard).not.toContain('I am here');
  });

  it('is asked how it was when the team closes it, says so once, and is asked again after the next time', async () => {
    const { member, key } = await openWidget();
    const guest = await visitor(key);
    const rate = (kind: string, score: number) => guest.call('POST', '/surveys', { kind, score });
    await guest.call('POST', '/hand-over', {});
    expect((await rate('csat', 5)).body.code).toBe('CONFLICT');
    const [row] = await inboxOf(member);
    await member.call('POST', `/inbox/${row.id}/resolve`);
    expect((await guest.thread()).surveys).toEqual([
      { kind: 'csat', score: null },
      { kind: 'nps', score: null },
    ]);
    expect((await rate('csat', 6)).body.data.fields[0].field).toBe('score');
    expect((await rate('csat', 4)).body.surveys[0]).toEqual({ kind: 'csat', score: 4 });
    expect((await rate('csat', 1)).body.code).toBe('CONFLICT');
    const { body } = await member.call('GET', `/inbox/${row.id}`);
    expect(body.entries.at(-1)).toMatchObject({ kind: 'survey', survey: 'csat', score: 4 });
    expect((await guest.write('One more thing')).body.surveys).toEqual([]);
  });

  it('asks for a person before anything else was said', async () => {
    const { member, key } = await openWidget();
    const guest = await visitor(key);
    const { body } = await guest.call('POST', '/hand-over', {});
    expect(body.state).toBe('waiting');
    expect(body.messages.map(({ author }: { author: string }) => author)).toContain('system');
    expect((await inboxOf(member))[0]).toMatchObject({ channel: 'website', state: 'waiting' });
  });

  it('becomes a lead with what they leave, once; and is told which field is wrong', async () => {
    const { member, key } = await openWidget();
    const guest = await visitor(key);
    expect((await guest.call('POST', '/lead', {})).body.data.fields[0].field).toBe('email');
    const left = { name: 'Georgia Hale', email: `${randomUUID()}@harbour.localhost`, agrees: true };
    expect((await guest.call('POST', '/lead', left)).body.isKnown).toBe(true);
    await guest.call('POST', '/lead', left);
    const { body } = await member.call('GET', '/leads');
    const mine = body.items.filter(({ name }: { name: string }) => name === 'Georgia Hale');
    expect(mine).toHaveLength(1);
    const told = await installation.owner.query(
      `select text_shown from consent_event e join person_address a on a.id = e.person_address_id where a.value = $1`,
      [left.email],
    );
    expect(told.rows).toEqual([
      { text_shown: 'You may send me news about homes. I can stop it at any time.' },
    ]);
  });

  it('is a lead with the wishes that they asked by, before and after they leave their name; what is known stays', async () => {
    const { member, key } = await openWidget();
    const guest = await visitor(key);
    const { rows } = await installation.owner.query<{ id: string; place: string }>(
      `select l.id, l.name || ' ' || l.state as place from listing s join property p on p.id = s.property_id
       join locality l on l.id = p.locality_id group by 1 order by count(*) desc limit 1`,
    );
    const heard = (wishes: object) =>
      waitFor(async () => expect((await guest.thread()).wishes).toMatchObject(wishes));
    await guest.write(`Find a home in ${rows[0]?.place} up to 9 million`);
    await heard({ maxPriceAud: 9_000_000 });
    await guest.call('POST', '/lead', { name: 'Wished For', email: `${randomUUID()}@harbour.localhost` });
    const [{ id }] = (await member.call('GET', '/leads?query=wished')).body.items;
    const known = async () => (await member.call('GET', `/leads/${id}`)).body;
    const place = { locations: [rows[0]?.id] };
    expect(await known()).toMatchObject({ ...place, budgetMax: 9_000_000, bedrooms: null });
    await guest.write(`Find a house with 4 bedrooms in ${rows[0]?.place} up to 8 million`);
    await heard({ minBedrooms: 4, maxPriceAud: 8_000_000 });
    expect(await known()).toMatchObject({
      ...place,
      budgetMax: 9_000_000,
      bedrooms: 4,
      propertyTypes: ['house'],
    });
  });

  it('sends a picture that the team sees; what is not what it says is refused', async () => {
    const { member, key } = await openWidget();
    const guest = await visitor(key);
    const send = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
      guest.client.send(
        'PUT',
        `/widget-visit/files/${randomUUID()}/${encodeURIComponent(name)}`,
        bytes,
        guest.headers,
      );
    const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    const program = await send(
      'C:\\tools\\eicar.com',
      new TextEncoder().encode('%PDF-1.7 a program by its name'),
    );
    expect(program.body.data.fields).toMatchObject([
      { field: 'name', reason: 'test-file', message: expect.stringContaining('eicar.com') },
    ]);
    const wrong = await send('eicar.com.png', new TextEncoder().encode('not a picture at all'));
    expect(wrong.status).toBe(422);
    const text = new TextEncoder();
    const reasonOf = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
      (await send(name, bytes)).body.data.fields[0].reason;
    expect(await reasonOf('setup.exe', pdf)).toBe('program');
    expect(await reasonOf('empty.pdf', new Uint8Array())).toBe('empty');
    expect(await reasonOf('notes.txt', text.encode('only words'))).toBe('unknown-type');
    expect(await reasonOf('crack.jpg', pdf)).toBe('misnamed');
    expect(await reasonOf('crack.png', text.encode('\u0089PNG'))).toBe('unknown-type');
    const broken = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
    expect(await reasonOf('crack.png', broken)).toBe('unreadable');
    const sent = await send('plan of the house.pdf', pdf);
    expect(sent.status).toBe(200);
    expect(sent.body.messages.at(-1).file).toMatchObject({
      name: 'plan of the house.pdf',
      mediaType: 'application/pdf',
    });
    expect(sent.body.state).toBe('waiting');
    expect((await inboxOf(member))[0]).toMatchObject({ channel: 'website' });
    const { member: other, key: closed } = await openWidget({ takesFiles: false });
    expect(other).toBeDefined();
    const refused = await visitor(closed);
    const reply = await refused.client.send(
      'PUT',
      `/widget-visit/files/${randomUUID()}/a.pdf`,
      pdf,
      refused.headers,
    );
    expect(reply.body.code).toBe('FORBIDDEN');
  });

  it('reads the file that a member sends, and no other', async () => {
    const { member, key } = await openWidget();
    const [guest, other] = [await visitor(key), await visitor(key)];
    for (const one of [other, guest]) await one.call('POST', '/hand-over', {});
    const [row] = await inboxOf(member);
    const content = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    const keep = async (fileName: string): Promise<string> => {
      const { body: upload } = await member.call('POST', '/media', { fileName, sizeBytes: content.length });
      await sendParts(member, `/uploads/media/${upload.id}/parts`, content);
      return (await member.call('POST', `/media/uploads/${upload.id}`)).body.id;
    };
    const [fileId, messageId] = [await keep('contract.pdf'), randomUUID()];
    const reply = { messageId, text: 'Here is the contract', fileId };
    expect((await member.call('GET', `/inbox/${row.id}`)).body.isInWidget).toBe(true);
    expect((await member.call('POST', `/inbox/${row.id}/replies`, reply)).status).toBe(201);
    const { messages } = await guest.thread();
    expect(messages.at(-1)).toMatchObject({ text: reply.text, file: { name: 'contract.pdf' } });
    const read = (one: typeof guest, id: string, headers = one.headers) =>
      fetch(`${node.url}/api/widget-visit/messages/${id}/file`, { headers });
    const file = await read(guest, messageId);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
    // Neither by the id of the file, nor of a message without one, nor by another visitor's pass, nor without one.
    expect((await read(guest, fileId)).status).toBe(404);
    expect((await read(guest, messages[0].id)).status).toBe(404);
    expect((await read(other, messageId)).status).toBe(404);
    expect((await read(guest, messageId, { authorization: 'Guest nobody' })).status).toBe(401);
  });

  it('writes nothing that is empty or endless; what turns a text round is taken out', async () => {
    const { key } = await openWidget();
    const guest = await visitor(key);
    expect((await guest.write('  ')).status).toBe(422);
    expect((await guest.write('x'.repeat(100_001))).status).toBe(422);
    const { body } = await guest.write('see \u202Egnp.exe');
    expect(body.messages[0].text).toBe('see gnp.exe');
  });

  it('is for the team alone while the assistant is told to be silent, and while the channel is off', async () => {
    const { member, key, id } = await openWidget();
    const guest = await visitor(key);
    await member.call('PATCH', `/channels/${id}`, { enabled: false });
    expect((await guest.write('Anybody there?')).body.state).toBe('waiting');
    await member.call('PATCH', `/channels/${id}`, { enabled: true });
    await member.call('PUT', '/channels/settings', { autoResponses: 'never', languages: ['en'] });
    expect((await (await visitor(key)).write('Hello?')).body.state).toBe('waiting');
  });
});

describe('who a visitor is', () => {
  const sign = (secret: string, id: string) => createHmac('sha256', secret).update(id).digest('hex');

  it('is believed when the site’s server signed it, on whatever device; a forged signature names nobody', async () => {
    const { member, key } = await openWidget();
    const { body: made } = await member.call('POST', '/widget/secret');
    const hash = sign(made.secret, 'customer-204');
    const phone = await visitor(key);
    const identify = (guest: Awaited<ReturnType<typeof visitor>>, given: string, id = 'customer-204') =>
      guest.call('POST', '/identify', { id, hash: given, name: 'Georgia Hale' });
    for (const forged of [
      '',
      'zz',
      sign('another secret', 'customer-204'),
      sign(made.secret, 'customer-205'),
    ])
      expect((await identify(phone, forged)).body.code).toBe('FORBIDDEN');
    expect((await phone.thread()).isKnown).toBe(false);
    expect((await identify(phone, hash)).body).toMatchObject({ isKnown: true });
    await phone.write('From my phone');
    const laptop = await visitor(key);
    const { body } = await identify(laptop, hash);
    expect(body.messages[0].text).toBe('From my phone');
    expect((await inboxOf(member))[0]).toMatchObject({ name: 'Georgia Hale' });
    await member.call('POST', '/widget/secret');
    expect((await identify(await visitor(key), hash)).body.code).toBe('FORBIDDEN');
  });

  it('is nobody without a secret, and never told to members again', async () => {
    const { member, key } = await openWidget();
    const guest = await visitor(key);
    expect((await guest.call('POST', '/identify', { id: 'a', hash: sign('', 'a') })).body.code).toBe(
      'FORBIDDEN',
    );
    const { body: made } = await member.call('POST', '/widget/secret');
    const seen = JSON.stringify((await member.call('GET', '/widget')).body);
    expect(seen).toContain('"hasSecret":true');
    expect(seen).not.toContain(made.secret);
  });
});

describe('a pass', () => {
  it('that has ended, was given back or never was opens nothing', async () => {
    const { key } = await openWidget();
    const guest = await visitor(key);
    await guest.write('Hello');
    await installation.owner.query(
      `update guest_pass set expires_at = now() - interval '1 second'
      where kind = 'widget-visit' and pass_hash = sha256($1::bytea)`,
      [Buffer.from(guest.pass)],
    );
    expect((await guest.call('GET', '')).status).toBe(401);
    const other = await visitor(key);
    expect((await other.call('DELETE', '')).status).toBe(200);
    expect((await other.write('Still me?')).status).toBe(401);
    expect((await guest.client.call('GET', '/widget-visit')).status).toBe(401);
  });

  it('shows its own conversation alone', async () => {
    const { key } = await openWidget();
    const [one, two] = [await visitor(key), await visitor(key)];
    await one.write('My secret budget');
    expect(JSON.stringify(await two.thread())).not.toContain('secret budget');
  });
});

describe('the website among the channels', () => {
  it('LEADS-CHAN-01, LEADS-CHAN-02, LEADS-MULTI-04: is one of four, with a switch; sync asks the script itself', async () => {
    const { member, id } = await openWidget();
    const { body } = await member.call('GET', '/channels');
    expect(body.totals).toMatchObject({ active: 1, named: 4 });
    expect(body.channels[0]).toMatchObject({ channel: 'website', id, status: 'active', enabled: true });
    const { body: off } = await member.call('PATCH', `/channels/${id}`, { enabled: false });
    expect(off).toMatchObject({ status: 'inactive', enabled: false });
    await member.call('PATCH', `/channels/${id}`, { enabled: true });
    // The address of this node is not the one that visitors would reach: the probe says so.
    const { body: synced } = await member.call('POST', `/channels/${id}/sync`);
    expect(synced).toMatchObject({ status: 'error', uptime: 0 });
    const { body: all } = await member.call('POST', '/channels/test-all');
    expect(all.channels[0].days[0]).toMatchObject({ checks: 2, answered: 0 });
  });
});

describe('what strangers send', () => {
  const pdfOf = (bytes: number) =>
    new TextEncoder().encode(`%PDF-1.7\n${randomUUID()}${' '.repeat(bytes)}\ntrailer\n<<>>\n%%EOF\n`);
  const sendOf = (guest: Awaited<ReturnType<typeof visitor>>, bytes: number) =>
    guest.client.send('PUT', `/widget-visit/files/${randomUUID()}/a.pdf`, pdfOf(bytes), guest.headers);

  it('leaves the agency room: it is taken until three quarters of it are used', async () => {
    const { member, key } = await openWidget();
    const guest = await visitor(key);
    expect((await sendOf(guest, 1000)).status).toBe(200);
    const { id } = (await member.call('GET', '/session')).body.session.workspace;
    await installation.owner.query(
      `update storage_use set bytes = (select bytes * 3 / 4 from storage_limit where kind = 'workspace') where workspace_id = $1`,
      [id],
    );
    expect((await sendOf(guest, 1000)).body.code).toBe('STORAGE_FULL');
    const own = await member.call('POST', '/media', { fileName: 'own.pdf', sizeBytes: 100_000 });
    expect(own.status).toBe(200);
  });

  it('is so much a day, of all of them together', async () => {
    const { key } = await openWidget();
    const other = await installation.startNode({ settings: { STORAGE_STRANGERS_DAY_MB: '1' } });
    const statuses: number[] = [];
    for (let at = 0; at < 2; at += 1) {
      const guest = await visitor(key);
      const { status } = await guest.client
        .at(other.url ?? '')
        .send('PUT', `/widget-visit/files/${randomUUID()}/a.pdf`, pdfOf(600_000), guest.headers);
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 429]);
  });
});

describe('a stream', () => {
  const watch = async ({ headers }: Awaited<ReturnType<typeof visitor>>) => {
    const { body } = await fetch(`${node.url}/api/widget-visit/events`, {
      headers: { ...headers, accept: 'text/event-stream' },
    });
    const reader = body?.getReader();
    await reader?.read();
    const state = { isOpen: true };
    const readOn = async (): Promise<void> => {
      while (reader && !(await reader.read()).done);
    };
    void readOn()
      .catch(() => undefined)
      .finally(() => {
        state.isOpen = false;
      });
    return { state, close: () => reader?.cancel().catch(() => undefined) };
  };

  it('ends with the pass that it was opened by, and with no other', async () => {
    const { key } = await openWidget();
    const [leaves, stays, removed] = [await visitor(key), await visitor(key), await visitor(key)];
    const [first, second, third] = [await watch(leaves), await watch(stays), await watch(removed)];
    expect((await leaves.call('DELETE', '')).status).toBe(200);
    await waitFor(async () => expect(first.state.isOpen).toBe(false));
    await installation.owner.query('delete from guest_pass where pass_hash = $1', [
      createHash('sha256').update(removed.pass).digest(),
    ]);
    await waitFor(async () => expect(third.state.isOpen).toBe(false));
    expect(second.state.isOpen).toBe(true);
    await second.close();
  });
});
