import { describe, expect, it } from 'vitest';
import { voiceOf } from '../composed.ts';
import { questionOfTime } from './question-of-time.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'zh', 'ja', 'ko', 'hi', 'ar'] as const;
const CHOSEN = { address: '12 Smith Street', startsAt: 'b', when: 'Sat, 21 Nov, 10:30 am' };

describe('a contact that could not be read is asked for in other words', () => {
  it.each([
    ['nothing is known', CHOSEN],
    ['a name is known', { ...CHOSEN, name: 'Mai' }],
    ['a number is known', { ...CHOSEN, phone: '0491 570 156' }],
  ])('%s', (_, args) => {
    const call = { tool: 'book_viewing' as const, arguments: args };
    const before = { ...call, missing: 'contact', choices: [] };
    for (const language of LANGUAGES) {
      const voice = voiceOf(language);
      const first = questionOfTime(voice, call, 'contact')?.at(-1);
      const second = questionOfTime(voice, call, 'contact', { before })?.at(-1);
      expect(first).toBeTruthy();
      expect(second).toBeTruthy();
      expect(second).not.toBe(first);
    }
  });

  it('what is lacking now and was not asked for is asked plainly', () => {
    const before = { tool: 'book_viewing' as const, arguments: CHOSEN, missing: 'contact', choices: [] };
    const call = { tool: 'book_viewing' as const, arguments: { ...CHOSEN, name: 'Mai' } };
    expect(questionOfTime(voiceOf('en'), call, 'contact', { before })?.at(-1)).toBe(
      'Which phone number or email address can we reach you on?',
    );
  });
});
