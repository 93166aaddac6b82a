import { readdirSync, readFileSync } from 'node:fs';
import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { NAMED, SAID } from '../dialogue/booking/acts/known-words.ts';
import { SIGNS } from '../guide/care-topic.ts';
import { TOPIC_WORDS } from '../guide/topic-words.ts';
import { plainText } from './clean-text.ts';
import { lexiconOf } from './lexicons.ts';
import { matcherOf, sieveOf } from './sieve.ts';

const EVAL = new URL('../../../../eval/', import.meta.url);
/** All that people say in the conversations that the assistant is measured by. */
const messages = readdirSync(EVAL)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, EVAL), 'utf8').split('\n'))
  .filter((line) => line.startsWith('{'))
  .flatMap((line) => (JSON.parse(line) as { turns: { user: string }[] }).turns.map(({ user }) => user));

const lists: [string, readonly RegExp[]][] = [
  ['topics', TOPIC_WORDS.map(({ words }) => words)],
  ['signs of need', SIGNS.flatMap(({ all }) => all)],
  ['what is said of a viewing', [...Object.values(SAID), ...NAMED.map(([, pattern]) => pattern)]],
  ...ASSISTANT_LANGUAGES.map((language): [string, RegExp[]] => [
    `concepts in ${language}`,
    [...lexiconOf(language).values()],
  ]),
];

describe('a sieve', () => {
  it('lets through what may match, in the order of the list', () => {
    const through = sieveOf([/duty/u, /\d+/u, /levy|duty/u, /fees?/u], (pattern) => pattern);
    expect(through('the duty').map(({ source }) => source)).toEqual(['duty', '\\d+', 'levy|duty']);
    expect(through('')).toHaveLength(1);
  });

  it('asks only those that may match whether one does', () => {
    const matches = matcherOf([/\bduty\b/u, /\bfees\b/u]);
    expect(['the duty', 'fees', 'dutyfree', 'fee', ''].map(matches)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it.each(lists)('holds back no pattern that matches: %s', (_, patterns) => {
    const through = sieveOf(patterns, (pattern) => pattern);
    const heldBack = messages
      .flatMap((message) => [message, plainText(message)])
      .flatMap((text) => {
        const found = new Set(through(text));
        return patterns
          .filter((pattern) => !found.has(pattern) && text.search(pattern) >= 0)
          .map(({ source }) => ({ text, source }));
      });
    expect(messages.length).toBeGreaterThan(5000);
    expect(heldBack).toEqual([]);
  });
});
