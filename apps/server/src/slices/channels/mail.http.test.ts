import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  findDovecot,
  MAILBOX_PASSWORD,
  startDovecot,
  type TestDovecot,
  type TestMailbox,
} from '../../../test/support/dovecot.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { startMailServer, type TestMailServer } from '../../../test/support/mail-server.ts';
import { PATIENCE } from '../../../test/support/patience.ts';
import { signUp } from '../../../test/support/people.ts';

const program = findDovecot();
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Person = Awaited<ReturnType<typeof signUp>>;
type Mail = {
  from?: string;
  subject?: string;
  id?: string;
  headers?: string[];
  body?: string;
};

const aMail = ({
  from = 'Kim Tran <kim@harbour.localhost>',
  subject = 'The levy',
  id,
  headers = [],
  body,
}: Mail): string =>
  [
    `From: ${from}`,
    'To: hello@agency.example',
    `Subject: ${subject}`,
    `Message-ID: <${id ?? `${randomUUID()}@example.org`}>`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    ...(headers.some((line) => /^content-type/i.test(line))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    ...headers,
    '',
    body ?? 'Is there a special levy?',
    '',
  ].join('\n');

const withFiles = (files: { name: string; content: string }[]): Pick<Mail, 'headers' | 'body'> => ({
  headers: ['Content-Type: multipart/mixed; boundary="edge"'],
  body: [
    '--edge',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Here is the crack that I meant.',
    ...files.flatMap(({ name, content }) => [
      '--edge',
      `Content-Type: application/octet-stream; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      content,
    ]),
    '--edge--',
  ].join('\n'),
});

describe.skipIf(program === null)('a mailbox on a real server', () => {
  let installation: TestInstallation;
  let node: Awaited<ReturnType<TestInstallation['startNode']>>;
  let smtp: TestMailServer;
  let dovecot: TestDovecot;
  let made = 0;

  beforeAll(async () => {
    installation = await createInstallation();
    [smtp, dovecot] = await Promise.all([startMailServer(), startDovecot(program ?? '')]);
    node = await installation.startNode({ settings: { OUTSIDE_SERVICES_PRIVATE: 'true' } });
  });
  afterAll(() => Promise.all([dovecot.stop(), smtp.close(), installation.close()]));

  const rowsOf = async (text: string, values: unknown[]) =>
    (await installation.owner.query(text, values)).rows;

  const withMailbox = async (before: string[] = []) => {
    made += 1;
    const mailbox: TestMailbox = await dovecot.makeMailbox(`hello${made}`);
    for (const source of before) await mailbox.deliver(source);
    const person: Person = await signUp(node.client());
    const address = `hello${made}@agency.example`;
    const given = {
      channel: 'email',
      address,
      username: mailbox.username,
      password: MAILBOX_PASSWORD,
      imap: dovecot.host,
      smtp: new URL(smtp.url).host,
    };
    const connected = await person.client.call('POST', '/channels', given);
    const sync = () => person.client.call('POST', `/channels/${connected.body.id}/sync`);
    const inbound = () =>
      rowsOf('select * from inbound_message where connection_id = $1 order by sent_at, sequence', [
        connected.body.id,
      ]);
    const messages = () =>
      rowsOf(
        `select m.*, c.title from message m join conversation c on c.id = m.conversation_id
         where m.workspace_id = $1 order by m.created_at, m.position`,
        [person.session.workspace.id],
      );
    const card = async () =>
      (await person.client.call('GET', '/channels')).body.channels.find(
        (one: { channel: string }) => one.channel === 'email',
      );
    return { mailbox, person, given, address, connected, sync, inbound, messages, card };
  };

  it('is tried both ways before it is kept; its password is never shown', async () => {
    const { person, given, connected } = await withMailbox();
    expect(connected).toMatchObject({ status: 201, body: { status: 'active', name: given.address } });
    expect(JSON.stringify(connected.body)).not.toContain(MAILBOX_PASSWORD);
    const wrong = await person.client.call('POST', '/channels', { ...given, password: 'not this one' });
    expect(wrong.status).toBe(422);
    expect(JSON.stringify(wrong.body)).toContain('didn’t accept this name and password');
    const noSmtp = await person.client.call('POST', '/channels', { ...given, smtp: '127.0.0.1:9' });
    expect(noSmtp.status).toBe(422);
    expect(JSON.stringify(noSmtp.body)).toContain('The outgoing mail server didn’t answer');
    const badHost = await person.client.call('POST', '/channels', { ...given, imap: 'imap example' });
    expect(JSON.stringify(badHost.body)).toContain('Enter a server such as');
  });

  it('ends with a test mail that went round', async () => {
    const { mailbox, person, connected, sync, card } = await withMailbox();
    const { body } = await person.client.call('POST', `/channels/${connected.body.id}/test`);
    const from = `member${made}@harbour.localhost`;
    await mailbox.deliver(
      aMail({ from, subject: `Re: ${body.test.code}`, id: `try${made}@example.org`, body: 'hello' }),
    );
    await sync();
    const answer = await smtp.mailTo(from);
    expect(answer).toContain('works both ways');
    expect(answer).toContain(`In-Reply-To: <try${made}@example.org>`);
    await expect.poll(async () => (await card()).test.passedAt).not.toBeNull();
  });

  it('answers by mail, in the thread, as a program that says so; an answer goes on the same conversation', async () => {
    const { mailbox, sync, messages, address } = await withMailbox();
    const from = `asker${made}@harbour.localhost`;
    await mailbox.deliver(
      aMail({
        from,
        subject: 'Buying costs',
        id: `one${made}@example.org`,
        body: 'What is stamp duty on $800,000 in QLD?',
      }),
    );
    await sync();
    const answer = await smtp.mailTo(from);
    expect(answer).toContain('Subject: Re: Buying costs');
    expect(answer).toContain(`In-Reply-To: <one${made}@example.org>`);
    expect(answer).toContain('Auto-Submitted: auto-replied');
    expect(answer).toContain(`<${address}>`);
    const ours = /Message-ID: <([^>]+)>/i.exec(answer)?.[1] ?? '';
    await mailbox.deliver(
      aMail({
        from,
        subject: 'Re: Buying costs',
        id: `two${made}@example.org`,
        headers: [`In-Reply-To: <${ours}>`, `References: <one${made}@example.org> <${ours}>`],
        body: 'And in Victoria?\n\nOn Mon, Hello wrote:\n> It is this much.',
      }),
    );
    // About something else: another conversation.
    await mailbox.deliver(aMail({ from, subject: 'Open homes', body: 'Which homes can I see in Brisbane?' }));
    await sync();
    await smtp.mailTo(from, 3);
    const said = (await messages()).filter(({ author }) => author === 'contact');
    const of = (text: string) => said.find((message) => message.text === text);
    const first = of('What is stamp duty on $800,000 in QLD?');
    const other = of('Which homes can I see in Brisbane?');
    expect(said).toHaveLength(3);
    expect(of('And in Victoria?')?.conversation_id).toBe(first?.conversation_id);
    expect(other?.conversation_id).not.toBe(first?.conversation_id);
    expect(other?.title).toBe('Open homes');
  });

  it('somebody else who names a message does not get into its conversation', async () => {
    const { mailbox, sync, messages } = await withMailbox();
    const first = `owner${made}@harbour.localhost`;
    await mailbox.deliver(aMail({ from: first, id: `private${made}@example.org`, body: 'What is LVR?' }));
    await sync();
    await smtp.mailTo(first);
    const other = `other${made}@harbour.localhost`;
    await mailbox.deliver(
      aMail({ from: other, headers: [`References: <private${made}@example.org>`], body: 'What is DTI?' }),
    );
    await sync();
    await smtp.mailTo(other);
    const said = (await messages()).filter(({ author }) => author === 'contact');
    expect(new Set(said.map(({ conversation_id }) => conversation_id)).size).toBe(2);
  });

  it('what was there before is left alone, the same mail twice is one, and nothing is changed in the mailbox', async () => {
    const old = `old${made}@harbour.localhost`;
    const { mailbox, sync, inbound, messages } = await withMailbox([
      aMail({ from: old, body: 'From last year' }),
    ]);
    const from = `twice${made}@harbour.localhost`;
    const source = aMail({ from, id: `same${made}@example.org`, body: 'What is LVR?' });
    await mailbox.deliver(source);
    await mailbox.deliver(source);
    await sync();
    await smtp.mailTo(from);
    await mailbox.renumber();
    await mailbox.deliver(
      aMail({ from, id: `next${made}@example.org`, subject: 'DTI', body: 'What is DTI?' }),
    );
    // A server whose numbers go under its hands may not answer just then: it is read once more, as a person would.
    await vi.waitFor(
      async () => {
        await sync();
        expect((await inbound()).map(({ provider_id }) => provider_id)).toEqual([
          `same${made}@example.org`,
          `next${made}@example.org`,
        ]);
      },
      { ...PATIENCE, interval: 1_000 },
    );
    await smtp.mailTo(from, 2);
    expect((await messages()).filter(({ author }) => author === 'contact')).toHaveLength(2);
    expect(smtp.received.filter(({ to }) => to.includes(old))).toEqual([]);
  });

  it('never answers automatic replies, bounces and lists; a bounce is believed about our own message', async () => {
    const { mailbox, person, sync, inbound, messages, address } = await withMailbox();
    const from = `gone${made}@harbour.localhost`;
    await mailbox.deliver(aMail({ from, body: 'What is LVR?' }));
    await sync();
    const ours = /Message-ID: <([^>]+)>/i.exec(await smtp.mailTo(from))?.[1] ?? '';
    const count = smtp.received.length;
    await mailbox.deliver(aMail({ from, subject: 'Away', headers: ['Auto-Submitted: auto-replied'] }));
    await mailbox.deliver(aMail({ from, subject: 'News', headers: ['List-Id: <news.example.org>'] }));
    await mailbox.deliver(aMail({ from, subject: 'Sale', headers: ['Precedence: bulk'] }));
    await mailbox.deliver(aMail({ from: `Us <${address}>`, subject: 'Loop' }));
    await mailbox.deliver(
      aMail({
        from: 'Mail System <MAILER-DAEMON@mx.example.org>',
        subject: 'Undelivered Mail',
        headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary="b"'],
        body: [
          '--b',
          'Content-Type: text/plain',
          '',
          'Nobody here.',
          '--b',
          'Content-Type: message/delivery-status',
          '',
          'Reporting-MTA: dns; mx.example.org',
          '',
          `Final-Recipient: rfc822; ${from}`,
          'Action: failed',
          'Status: 5.1.1',
          '--b',
          'Content-Type: text/rfc822-headers',
          '',
          `Message-ID: <${ours}>`,
          '--b--',
        ].join('\n'),
      }),
    );
    await sync();
    const left = (await inbound()).filter(({ state }) => state === 'left');
    expect(left.map(({ reason }) => reason)).toEqual([
      'an automatic reply',
      'a mailing list',
      'it was sent to many',
      'it was written by this mailbox',
      'a bounce or a report',
    ]);
    expect(left.every(({ text }) => text === '')).toBe(true);
    const [sent] = await rowsOf('select state, reason from outbound_message where id = $1', [
      ours.split('@')[0],
    ]);
    expect(sent).toEqual({ state: 'failed', reason: 'bounced' });
    expect((await messages()).filter(({ author }) => author === 'contact')).toHaveLength(1);
    expect(smtp.received).toHaveLength(count);
    const { body } = await person.client.call('GET', '/channels/calls');
    expect(body.items.map(({ note }: { note: string }) => note)).toContain('a mailing list');
  });

  it('follows a visitor of the widget who has left: what they did not read comes by mail, and their answer goes on there', async () => {
    const { mailbox, person, sync, messages } = await withMailbox();
    const site = 'https://www.agency.example';
    const { body: widget } = await person.client.call('POST', '/widget');
    await person.client.call('PUT', '/widget', { ...widget, origins: [site] });
    const stranger = node.client();
    const begun = await stranger.call('POST', `/widgets/${widget.key}/visits`, { host: site });
    const pass = { authorization: `Guest ${begun.body.pass}` };
    const visit = (method: string, path = '', sent?: unknown) =>
      stranger.call(method, `/widget-visit${path}`, sent, pass);
    await visit('POST', '/messages', { id: randomUUID(), text: 'Is the house on Fig Lane still there?' });
    await expect.poll(async () => (await visit('GET')).body.messages.length).toBeGreaterThan(1);
    await visit('POST', '/hand-over', {});
    const from = `visitor${made}@harbour.localhost`;
    const left = { name: 'Noor', email: from, phone: '', agrees: false, language: 'en' };
    expect((await visit('POST', '/lead', left)).status).toBe(200);
    const [row] = (await person.client.call('GET', '/inbox?view=open')).body.items;
    const reply = async (text: string) =>
      expect(
        await person.client.call('POST', `/inbox/${row.id}/replies`, { messageId: randomUUID(), text }),
      ).toMatchObject({ status: 201 });
    const waitOver = async () => {
      await expect
        .poll(() => rowsOf(`select 1 from timer where kind = 'reply-unread' and key = $1`, [row.id]))
        .toHaveLength(1);
      await rowsOf(
        `with due as (update timer set due_at = now() where kind = 'reply-unread' and key = $1)
         select pg_notify('propguard_events', '{"ring":"timers"}')`,
        [row.id],
      );
      await expect
        .poll(() => rowsOf(`select 1 from timer where kind = 'reply-unread' and key = $1`, [row.id]))
        .toHaveLength(0);
    };

    await reply('It is. I am here now.');
    await visit('GET');
    await waitOver();
    await reply('Saturday at ten?');
    await waitOver();
    const mail = await smtp.mailTo(from);
    expect(mail).toContain('Saturday at ten?');
    expect(mail).toContain('Subject: Is the house on Fig Lane still there?');
    expect(mail).not.toContain('I am here now');
    expect(mail).not.toContain('Auto-Submitted');
    const ours = /Message-ID: <([^>]+)>/i.exec(mail)?.[1] ?? '';

    const headers = [`In-Reply-To: <${ours}>`, `References: <${ours}>`];
    const other = `copied${made}@harbour.localhost`;
    await mailbox.deliver(aMail({ from: other, headers, body: 'I got a copy of this.' }));
    await mailbox.deliver(aMail({ from, id: `noor${made}@example.org`, headers, body: 'Ten suits me.' }));
    await sync();
    const said = async (text: string) => (await messages()).find((message) => message.text === text);
    await expect.poll(async () => (await said('Ten suits me.'))?.conversation_id).toBe(row.id);
    await expect.poll(async () => await said('I got a copy of this.')).toBeDefined();
    expect((await said('I got a copy of this.'))?.conversation_id).not.toBe(row.id);

    await reply('See you then.');
    const next = await smtp.mailTo(from, 2);
    expect(next).toContain('See you then.');
    expect(next).toContain(`In-Reply-To: <noor${made}@example.org>`);
    const { body: seen } = await visit('GET');
    expect(seen.messages.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining(['Saturday at ten?', 'Ten suits me.', 'See you then.']),
    );
  });

  it('keeps files that are what they say, and says why others are not', async () => {
    const { mailbox, person, sync, messages } = await withMailbox();
    const from = `files${made}@harbour.localhost`;
    const base64 = (text: string) => Buffer.from(text).toString('base64');
    await mailbox.deliver(
      aMail({
        from,
        ...withFiles([
          { name: 'crack.png', content: PNG },
          { name: 'photo.jpg', content: base64('%PDF-1.7 not a picture') },
          { name: 'eicar.com', content: base64(EICAR) },
          { name: 'invoice.pdf.exe', content: base64('MZ') },
          { name: 'notes.txt', content: base64('words') },
        ]),
      }),
    );
    await sync();
    await expect.poll(async () => (await messages()).length).toBeGreaterThan(0);
    const [said] = await messages();
    const files = said.parts;
    expect(files).toEqual([
      {
        kind: 'file',
        name: 'crack.png',
        mediaId: expect.any(String),
        mediaType: 'image/png',
        sizeBytes: expect.any(Number),
      },
      {
        name: 'photo.jpg',
        kind: 'refused-file',
        reason: expect.stringContaining('is named like a picture, but it’s a PDF document'),
      },
      { name: 'eicar.com', kind: 'refused-file', reason: expect.stringContaining('virus test file') },
      { name: 'invoice.pdf.exe', kind: 'refused-file', reason: expect.stringContaining('is a program') },
      {
        name: 'notes.txt',
        kind: 'refused-file',
        reason: expect.stringContaining('isn’t a file we can keep'),
      },
    ]);
    const kept = await person.client.call('GET', `/media/${files[0].mediaId}`);
    expect(kept.status).toBe(200);
  });
});
