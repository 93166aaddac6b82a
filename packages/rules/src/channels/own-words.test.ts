import { expect, it } from 'vitest';
import { ownWords, plainSubject } from './own-words.ts';

it.each([
  [
    'a quotation below',
    'Saturday suits me.\n\nOn Mon, 16 Nov 2026 at 10:02, Hello <hello@x.au> wrote:\n> Which day?\n> Kind',
    'Saturday suits me.',
  ],
  [
    'a broken line above it',
    'Yes please.\n\nOn Mon, 16 Nov 2026 at 10:02, Moreton & Finch\n<hello@x.au> wrote:\n> Which?',
    'Yes please.',
  ],
  ['an Outlook header', 'See below.\n\n-----Original Message-----\nFrom: Hello\nWhich day?', 'See below.'],
  [
    'its newer form',
    'See below.\n________________________________\nFrom: Hello <h@x.au>\nWhich?',
    'See below.',
  ],
  [
    'a German one',
    'Ja, gern.\n\nAm Mo., 16. Nov. 2026 um 10:02 Uhr schrieb Hello <h@x.au>:\n> Welcher Tag?',
    'Ja, gern.',
  ],
  ['a signature and a device', 'Is it sold?\n\n-- \nKim Tran\n0400 000 000', 'Is it sold?'],
  ['a device alone', 'Is it sold?\n\nSent from my iPhone', 'Is it sold?'],
  ['answers between the lines', '> Which day?\nSaturday.\n> What time?\nTen.', 'Saturday.\nTen.'],
  ['nothing but a quotation', '> Which day?', '> Which day?'],
  [
    'a sentence that only begins so',
    'On Monday I wrote to you: nobody answered.',
    'On Monday I wrote to you: nobody answered.',
  ],
])('takes the words out of %s', (_, text, expected) => {
  expect(ownWords(text)).toBe(expected);
});

it.each([
  ['Re: AW: Fwd: 5 Poinciana Lane', '5 Poinciana Lane'],
  ['Re[2]: Levy', 'Levy'],
  ['Regarding the levy', 'Regarding the levy'],
])('%s is called %s', (subject, expected) => {
  expect(plainSubject(subject)).toBe(expected);
});
