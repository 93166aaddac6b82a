import { expect, it } from 'vitest';
import { outcomeOfFault } from './smtp-outcome.ts';

it.each([
  ['nobody there', { command: 'RCPT TO', responseCode: 550, response: '550 No such user' }, true],
  ['nobody there', { command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' }, true],
  ['nobody there', { command: 'DATA', responseCode: 554, response: '554 5.1.1 No such user' }, true],
  ['a full box', { command: 'RCPT TO', responseCode: 552, response: '552 5.2.2 Full' }, false],
  ['a policy', { command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 Not from you' }, false],
  ['the content', { command: 'DATA', responseCode: 554, response: '554 Looks like spam' }, false],
])('is rejected for %s', (_, fault, noSuchAddress) => {
  expect(outcomeOfFault({ message: 'no', ...fault }, true)).toEqual({
    kind: 'rejected',
    noSuchAddress,
    text: 'no',
  });
});

it.each([
  ['asked to come back', { command: 'RCPT TO', responseCode: 451 }],
  ['asked to come back with the message', { command: 'DATA', responseCode: 421 }],
  ['not let in', { command: 'AUTH PLAIN', responseCode: 535 }],
])('was not sent when %s', (_, fault) => {
  expect(outcomeOfFault({ message: 'no', ...fault }, true)).toMatchObject({ kind: 'not-sent' });
});

it('is unknown once the server had the message and says nothing', () => {
  expect(outcomeOfFault({ message: 'closed', command: 'CONN' }, false)).toMatchObject({ kind: 'not-sent' });
  expect(outcomeOfFault({ message: 'closed', command: 'CONN' }, true)).toMatchObject({ kind: 'unknown' });
});
