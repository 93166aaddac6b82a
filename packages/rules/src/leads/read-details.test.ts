import { expect, it } from 'vitest';
import { readDetails } from './read-details.ts';

it.each<[string, ReturnType<typeof readDetails>]>([
  [
    'Hi, my name is Priya Raman, call me on 0491 570 156 after five',
    { name: 'Priya Raman', phone: '0491 570 156', email: null },
  ],
  [
    "name's Tom O’Brien, tom.obrien@example.com.au thanks",
    { name: 'Tom O’Brien', phone: null, email: 'tom.obrien@example.com.au' },
  ],
  ['ring me: +64 21 555 0199', { name: null, phone: '+64 21 555 0199', email: null }],
  [
    'Me llamo Lucía Gómez y mi correo es lucia@correo.es',
    { name: 'Lucía Gómez', phone: null, email: 'lucia@correo.es' },
  ],
  ['Ich heiße Jörg Müller, +49 30 1234567', { name: 'Jörg Müller', phone: '+49 30 1234567', email: null }],
  ['меня зовут Анна Петрова', { name: 'Анна Петрова', phone: null, email: null }],
  ['我叫王小明，电话 0412 345 678', { name: '王小明', phone: '0412 345 678', email: null }],
  ['mail an jörg@müller.de', { name: null, phone: null, email: 'jörg@müller.de' }],
  // What is no name and no number of anybody.
  ['this is a lovely house', { name: null, phone: null, email: null }],
  ['call me tomorrow', { name: null, phone: null, email: null }],
  ['my budget is 1200000 and 20% of it is 240,000', { name: null, phone: null, email: null }],
  ['12 Moray Street, New Farm QLD 4005', { name: null, phone: null, email: null }],
])('%s', (text, details) => {
  expect(readDetails(text)).toEqual(details);
});

it.each(['z', 'z.', '0', '+6', 'a@', 'a@b.', '\u{1F600}'])(
  'reads 100,000 characters of %s without a pause',
  (piece) => {
    const begun = Date.now();
    readDetails(piece.repeat(100_000 / piece.length));
    expect(Date.now() - begun).toBeLessThan(1_000);
  },
);
