import { expect, it } from 'vitest';
import { withoutListed } from './without-listed.ts';

const HOMES = ['12 Wattle Street, Paddington', '3 Fig Lane, Milton'];

it.each([
  [
    'English',
    'Two fit.\n• 12 Wattle Street, Paddington: $1,200,000\n• 3 Fig Lane, Milton: –\nWhich one?',
    'Two fit.\nWhich one?',
  ],
  ['Arabic', 'وجدت\n\u200f• \u206812 Wattle Street, Paddington\u2069: \u2068$1,200,000\u2069', 'وجدت'],
])('leaves out the homes of a card, in %s', (_language, text, left) => {
  expect(withoutListed(text, HOMES)).toBe(left);
});

it('keeps what no card shows', () => {
  const text = 'Without the garden:\n• 9 Elm Road, Milton: $900,000';
  expect(withoutListed(text, HOMES)).toBe(text);
});
