import { expect, it } from 'vitest';
import type { LanguageCode } from '../languages/languages.ts';
import { messageFaults } from './message-faults.ts';

const ENGLISH = '{count, plural, one {# home} other {# homes}} in {place}';

it.each<[LanguageCode, string, string[]]>([
  ['en', ENGLISH, []],
  ['ru', '{place}: {count, plural, one {# дом} few {# дома} many {# домов} other {# дома}}', []],
  [
    'ru',
    '{place}: {count, plural, one {# дом} other {# дома}}',
    ["{count} has no form 'few'", "{count} has no form 'many'"],
  ],
  [
    'ar',
    '{place} {count, plural, one {#} two {#} few {#} many {#} other {#}}',
    ["{count} has no form 'zero'"],
  ],
  ['es', '{count, plural, one {# casa} other {# casas}} en {place}', []],
  ['de', '{count, plural, one {# Haus} other {# Häuser}}', ['does not use {place}']],
  [
    'de',
    '{count, plural, one {#} other {#}} {place} {street}',
    ['asks for {street}, which the English message does not'],
  ],
  [
    'fr',
    "{count, plural, one {#} other {#}} l'{place}",
    ['an apostrophe before a brace hides it: write ’', 'does not use {place}'],
  ],
  ['it', '{count, plural, one {#} other {#}} {place} {count}', ['{count} is both plural and argument']],
  [
    'it',
    '{count, plural, one {#} other {#}} {place, number, euro}',
    ['{place} has a style that formats.ts does not have'],
  ],
])('%s: %s', (language, message, faults) =>
  expect(messageFaults(language, message, ENGLISH)).toEqual(faults),
);

it('says that a message does not parse', () => {
  expect(messageFaults('en', '{count, plural, one {# home}')).toEqual([
    expect.stringContaining('does not parse'),
  ]);
});
