import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { expect, test } from 'vitest';
import { sourceFiles } from './lib/source-files.mjs';

/** Tables that need not have a language: which they leave out, and why. A language that is new has to be thought of in each. */
const LEFT_OUT: Readonly<Record<string, { without: string; why: string }>> = {
  'apps/web/src/features/landing/demo/content.ts exchanges': {
    without: 'it pt ru ja ko zh ar hi',
    why: 'a talk that the landing page shows is written by hand',
  },
  'packages/rules/src/messages/message-faults.ts NEVER_WHOLE': {
    without: 'en de ja ko zh ar hi',
    why: 'most languages have a whole number for each of their plural forms',
  },
  'packages/talk/src/answers/compose-comparison.ts FULL_STOP': {
    without: 'en es fr de it pt ru ko ar',
    why: 'the others end a sentence with a stop of their own line',
  },
  'packages/talk/src/answers/formats.ts SPOKEN_DAYS': {
    without: 'en es de ja ko zh ar hi',
    why: 'the others say a day as it is written',
  },
  'packages/talk/src/intents/intent-files.ts SCRIPTS': {
    without: 'en es fr de it pt',
    why: 'the others share the letters of Latin, and are told apart by their words',
  },
  'packages/talk/src/understanding/language-words.ts SMALL_WORDS': {
    without: 'ru ja ko zh ar hi',
    why: 'the others are known by their script',
  },
};

/** `const NAME: Readonly<Partial<Record<AssistantLanguage, …` up to the end of the object. */
const TABLE =
  /const (\w+): (?:Readonly<)?Partial<Record<(?:AssistantLanguage|LanguageCode),[\s\S]*? = (\{.*\};|\{[\s\S]*?\n\};)/g;

test('a table that may leave out a language says which, and why', () => {
  const found = sourceFiles([
    'apps/server/src',
    'apps/web/src',
    'packages/rules/src',
    'packages/talk/src',
  ]).flatMap(({ file, source }) =>
    [...source.matchAll(TABLE)].map(([, name, body = '']) => ({ at: `${file} ${name}`, body })),
  );
  const without = found.map(({ at, body }) => {
    const has = (code: string): boolean => new RegExp(`^(?:  |.*\\{ |.*, )${code}: `, 'm').test(body);
    return [at, LANGUAGE_CODES.filter((code) => !has(code)).join(' ')];
  });
  expect(Object.fromEntries(without)).toEqual(
    Object.fromEntries(Object.entries(LEFT_OUT).map(([at, { without: codes }]) => [at, codes])),
  );
});
