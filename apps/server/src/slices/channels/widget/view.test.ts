import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import { expect, it } from 'vitest';
import { toWidgetMessage } from './view.ts';

it.each(ASSISTANT_LANGUAGES)('leaves asking for a person to the frame’s own button, in %s', (language) => {
  const { market, person } = phrasesOf(language).suggest;
  const parts = [market, person].map((text) => ({ kind: 'suggestion' as const, text }));
  const message = { id: 'm', author: 'assistant', text: 'So', parts, createdAt: new Date(0) };
  const { choices } = toWidgetMessage(
    message as unknown as Parameters<typeof toWidgetMessage>[0],
    'http://localhost',
  );
  expect(choices).toEqual([market]);
});
