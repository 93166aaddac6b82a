import { expect, it } from 'vitest';
import { cutAtEnd, forChannel, isStop } from './channel-texts.ts';

it('cuts a long answer where a sentence ends, and shows that it was cut', () => {
  const sentence = 'The median is $1,000,000. ';
  const cut = cutAtEnd(sentence.repeat(40), 200);
  expect(cut.length).toBeLessThanOrEqual(200);
  expect(cut).toMatch(/\$1,000,000\. …$/);
  expect(cutAtEnd('Short.', 200)).toBe('Short.');
});

it('never cuts a letter in two', () => {
  expect(cutAtEnd('🏡'.repeat(200), 101)).toMatch(/^(🏡)+…$/u);
});

it('offers choices that fit the channel, and none where it has no buttons', () => {
  const said = {
    text: 'Hello',
    lines: ['• One'],
    choices: ['Yes', 'A choice that is far too long for a button'],
  };
  expect(forChannel('whatsapp', said)).toEqual({ text: 'Hello\n• One', choices: said.choices });
  const tooLong = { ...said, choices: ['Yes', 'a'.repeat(73)] };
  expect(forChannel('whatsapp', tooLong).choices).toEqual(['Yes']);
  expect(forChannel('sms', said).choices).toEqual([]);
});

it('leaves out whole homes where there is no room, never one without its link', () => {
  const home = (number: number) =>
    `• ${number} Fig Lane, Milton QLD 4064, $900,000\n  https://agency.example/p/${number}`;
  const lines = Array.from({ length: 20 }, (_, index) => home(index));
  const { text } = forChannel('sms', { text: 'Twenty fit.', lines, choices: [] });
  expect(text.length).toBeLessThanOrEqual(640);
  const shown = text.split('\n').slice(1, -1);
  expect(shown.length).toBeGreaterThan(4);
  expect(shown.at(-1)).toMatch(/^ {2}https:/);
  expect(text.endsWith('\n…')).toBe(true);
});

it.each([
  ['STOP', true],
  [' stop. ', true],
  ['please stop by at ten', false],
])('takes %j as a wish to be left alone: %s', (text, expected) => {
  expect(isStop(text)).toBe(expected);
});
