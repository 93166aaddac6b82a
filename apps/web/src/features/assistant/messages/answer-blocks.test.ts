import { expect, it } from 'vitest';
import { answerBlocks } from './answer-blocks.ts';

it.each([
  ['nothing', '', []],
  ['one paragraph', 'It is worth it.', [{ kind: 'paragraph', text: 'It is worth it.' }]],
  [
    'a sentence, then a list',
    'Three match:\n- 1 Smith St\n- 3 Smith St\n\nAsk on.',
    [
      { kind: 'paragraph', text: 'Three match:' },
      { kind: 'list', items: ['1 Smith St', '3 Smith St'] },
      { kind: 'paragraph', text: 'Ask on.' },
    ],
  ],
  ['markup stays text', '<b>x</b>', [{ kind: 'paragraph', text: '<b>x</b>' }]],
])('%s', (_name, answer, blocks) => {
  expect(answerBlocks(answer)).toEqual(blocks);
});
