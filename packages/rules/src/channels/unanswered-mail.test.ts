import { expect, it } from 'vitest';
import { unansweredBecause } from './unanswered-mail.ts';

const of = (headers: Record<string, string>, from = 'kim@example.com') =>
  unansweredBecause({ header: (name) => headers[name] ?? null, from, own: 'hello@agency.example' });

it.each([
  ['somebody’s mail', {}, 'kim@example.com', null],
  ['mail that says nobody made it automatically', { 'auto-submitted': 'no' }, 'kim@example.com', null],
  ['an absence note', { 'auto-submitted': 'auto-replied' }, 'kim@example.com', 'an automatic reply'],
  ['a program’s mail', { 'auto-submitted': 'auto-generated' }, 'kim@example.com', 'an automatic reply'],
  ['an older absence note', { 'x-autoreply': 'yes' }, 'kim@example.com', 'an automatic reply'],
  ['Outlook’s own notes', { 'x-auto-response-suppress': 'All' }, 'kim@example.com', 'an automatic reply'],
  ['mail to many', { precedence: 'Bulk' }, 'kim@example.com', 'it was sent to many'],
  ['a list', { 'list-id': '<homes.example.com>' }, 'kim@example.com', 'a mailing list'],
  ['a newsletter', { 'list-unsubscribe': '<https://x.example>' }, 'kim@example.com', 'a mailing list'],
  ['a bounce', { 'content-type': 'multipart/report; x=y' }, 'kim@example.com', 'a bounce or a report'],
  ['a bounce without a report', { 'return-path': '<>' }, 'kim@example.com', 'a bounce or a report'],
  ['the mail system', {}, 'MAILER-DAEMON@mx.example.com', 'a program’s address'],
  ['nobody who reads', {}, 'no-reply@shop.example', 'a program’s address'],
  ['a list’s keeper', {}, 'homes-request@example.com', 'a program’s address'],
  ['ourselves', {}, 'Hello@Agency.example', 'it was written by this mailbox'],
  ['somebody called Bounce', {}, 'bouncer.jo@example.com', null],
])('%s: %j from %s', (_, headers, from, expected) => {
  expect(of(headers, from)).toBe(expected);
});
