import { describe, expect, it } from 'vitest';
import { readMailReport } from './mail-report.ts';

type Bounce = { action?: string; status?: string; eol?: string; original?: string };

const bounce = ({
  action = 'failed',
  status = '5.1.1',
  eol = '\r\n',
  original = 'Content-Type: message/rfc822\n\nFrom: a@harbour.localhost\nMessage-ID:\n <one@propguard.localhost>\nSubject: Hi\n\nHello',
}: Bounce = {}): string =>
  `Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@mx.localhost>
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="=_b(1)+x"
Message-ID: <report@mx.localhost>

This is a MIME message.
--=_b(1)+x
Content-Type: text/plain

Nobody is called that here. Action: delivered

--=_b(1)+x
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.localhost

Final-Recipient: rfc822; ana@harbour.localhost
Action: ${action}
Status: ${status} (mailbox unknown)
Diagnostic-Code: smtp; 550 5.1.1 User
 unknown

--=_b(1)+x
${original}
--=_b(1)+x--
`.replaceAll('\n', eol);

const complaint = (type: string): string =>
  `Content-Type: multipart/report; report-type=feedback-report; boundary=arf

--arf
Content-Type: text/plain

This is an abuse report.
--arf
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1

--arf
Content-Type: text/rfc822-headers
Content-Transfer-Encoding: base64

${Buffer.from('Subject: Offer\r\nMessage-ID: <two@propguard.localhost>\r\n').toString('base64')}
--arf--
`;

describe('a bounce', () => {
  it.each(['\r\n', '\n'])('is read whichever way its lines end', (eol) => {
    expect(readMailReport(bounce({ eol }))).toEqual({
      kind: 'gone',
      originalMessageId: 'one@propguard.localhost',
      status: '5.1.1',
    });
  });

  it.each([
    ['failed', '5.2.2', 'rejected'],
    ['failed', '5.2.1', 'gone'],
    ['failed', '5.7.1', 'rejected'],
    ['delayed', '4.4.1', 'delayed'],
    ['Delivered', '2.0.0', 'delivered'],
  ])('%s with %s is %s', (action, status, kind) => {
    expect(readMailReport(bounce({ action, status }))).toMatchObject({ kind, status });
  });

  it('of a message that it does not name is nobody’s', () => {
    expect(readMailReport(bounce({ original: 'Content-Type: message/rfc822\n\nSubject: Hi\n' }))).toBeNull();
    expect(readMailReport(bounce({ action: 'relayed' }))).toBeNull();
  });
});

describe('a complaint', () => {
  it('is read with the message that it is about', () => {
    expect(readMailReport(complaint('abuse'))).toEqual({
      kind: 'complaint',
      originalMessageId: 'two@propguard.localhost',
      status: null,
    });
  });

  it('that says the mail was fine is none', () => expect(readMailReport(complaint('not-spam'))).toBeNull());
});

it.each([
  '',
  'Subject: Re: Hi\n\nI am away until Monday. Action: failed',
  'Content-Type: multipart/report\n\nno boundary',
  'Content-Type: multipart/mixed; boundary=a\n\n--a\nContent-Type: message/delivery-status\n\nAction: failed\n--a--',
  '\u0000\u0001'.repeat(100),
])('anything else is no report', (raw) => expect(readMailReport(raw)).toBeNull());
