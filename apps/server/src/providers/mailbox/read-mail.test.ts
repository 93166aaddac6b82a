import { expect, it } from 'vitest';
import { readMail, wordsOfHtml } from './read-mail.ts';

const mail = (...lines: string[]): Buffer => Buffer.from(lines.join('\r\n'));

it('reads who wrote, what it goes on from, and words in another alphabet', async () => {
  const read = await readMail(
    mail(
      'From: =?utf-8?B?TWFpIE5ndXnhu4Vu?= <Mai@Harbour.localhost>',
      'Subject: =?utf-8?Q?Ph=C3=AD?=',
      'Message-ID: <two@harbour.localhost>',
      'In-Reply-To: <one@harbour.localhost>',
      'References: <zero@harbour.localhost>',
      '\t<one@harbour.localhost>',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('Phí là bao nhiêu?').toString('base64'),
    ),
  );
  expect(read).toMatchObject({
    id: 'two@harbour.localhost',
    from: 'Mai@Harbour.localhost',
    fromName: 'Mai Nguyễn',
    subject: 'Phí',
    text: 'Phí là bao nhiêu?',
    references: ['zero@harbour.localhost', 'one@harbour.localhost'],
  });
});

it('takes the words of a page where there are no others, without what stands quoted', async () => {
  const html =
    '<style>p{}</style><p>Is it sold?</p><div>Kim &amp; Co&#8217;s</div><blockquote>old</blockquote>';
  const read = await readMail(mail('From: kim@harbour.localhost', 'Content-Type: text/html', '', html));
  expect(read.text).toContain('Is it sold?');
  expect(wordsOfHtml(html)).toBe('Is it sold?\nKim & Co’s');
});

it('knows a mail without an id by its content, the same each time', async () => {
  const source = mail('From: kim@harbour.localhost', '', 'Hello');
  const [first, second] = [await readMail(source), await readMail(source)];
  expect(first.id).toBe(second.id);
  expect(first.id).toMatch(/^[0-9a-f]{64}@no-id$/);
});

it('says that nobody wrote it where nobody is named', async () => {
  expect((await readMail(mail('Subject: x', '', 'Hello'))).from).toBe('');
});
