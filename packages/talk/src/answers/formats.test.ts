import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { expect, it } from 'vitest';
import { formatsOf } from './formats.ts';

/** Spaces that do not break are shown as '_'. */
const visible = (text: string): string => text.replace(/[\u00a0\u202f]/g, '_');

it.each([
  ['en', '$1,240,000', '-$5,000', '80.5%', '1 November 2026', '30 years'],
  ['es', 'A$1,240,000', '-A$5,000', '80.5%', '1 de noviembre de 2026', '30 años'],
  ['fr', '1_240_000_A$', '-5_000_A$', '80,5_%', '1er novembre 2026', '30 ans'],
  ['de', '1.240.000_A$', '-5.000_A$', '80,5_%', '1. November 2026', '30 Jahre'],
  ['it', '1.240.000_A$', '-5.000_A$', '80,5%', '1º novembre 2026', '30 anni'],
  ['pt', 'A$_1.240.000', '-A$_5.000', '80,5%', '1º de novembro de 2026', '30 anos'],
  ['ru', '1_240_000_A$', '-5_000_A$', '80,5_%', '1 ноября 2026 года', '30 лет'],
  ['ja', 'A$1,240,000', '-A$5,000', '80.5%', '2026年11月1日', '30年'],
  ['ko', 'A$1,240,000', '-A$5,000', '80.5%', '2026년 11월 1일', '30년'],
  ['zh', 'A$1,240,000', '-A$5,000', '80.5%', '2026年11月1日', '30年'],
  ['ar', 'A$1,240,000', '-A$5,000', '80.5%', '1 نوفمبر 2026', '30 سنة'],
  ['hi', 'A$12,40,000', '-A$5,000', '80.5%', '1 नवंबर 2026', '30 वर्ष'],
] as const)('%s writes an amount, a loss, a percentage, a day and a term in its own way', (...row) => {
  const [language, amount, loss, percent, day, term] = row;
  const show = formatsOf(language);
  const shown = [
    show.aud(1_240_000),
    show.aud(-5000),
    show.percent(0.805, 1),
    show.day('2026-11-01'),
    show.unit(30, 'year'),
  ];
  expect(shown.map(visible)).toEqual([amount, loss, percent, day, term]);
});

it('every language shows which way a reason moves a value', () => {
  for (const language of ASSISTANT_LANGUAGES) {
    expect(formatsOf(language).signedAud(4000), language).toMatch(/^\+/);
    expect(formatsOf(language).signedAud(-4000), language).toMatch(/^[-−]/);
  }
});
