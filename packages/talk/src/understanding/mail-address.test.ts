import { expect, it } from 'vitest';
import { contactSaid } from '../dialogue/booking/contact-said.ts';
import { detectLanguage } from './language.ts';
import { MAIL_ADDRESS } from './mail-address.ts';

it.each([
  ['mai.tran+home@example.com.au', 'mai.tran+home@example.com.au'],
  ['Mail:<p.raman@example.com>, please', 'p.raman@example.com'],
  ['I am jürgen@müller.example.', 'jürgen@müller.example'],
  ['p at example', undefined],
  ['a@b', undefined],
])('%s', (text, address) => expect(MAIL_ADDRESS.exec(text)?.[0]).toBe(address));

// Tried from each letter to the end, this would take most of a minute.
it.each(['z', 'a@', 'a@b', 'a@b.', 'a.'])('reads 100,000 characters of %s without a pause', (piece) => {
  const text = piece.repeat(100_000 / piece.length);
  expect(detectLanguage(text, 'en').language).toBeDefined();
  expect(contactSaid(text)).toBeDefined();
});
