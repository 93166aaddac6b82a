import { expect, test } from 'vitest';
import { withoutStated } from './stated-topics.ts';

test.each([
  ['nao é seguro de casa, deixa. só refaz a conta', 'insurance'],
  ['esquece o seguro. parcela mensal de um emprestimo de 730 mil?', 'insurance'],
  ['我不是问学校成绩，我是想买公寓，总价多少？', 'schools'],
  ["I don't understand super fund, I did not ask. Stamp duty how much?", 'superFund'],
] as const)('%s denies what was told', (message, topic) => {
  expect(withoutStated([topic], message, [topic])).toEqual([]);
});

test('who says that they do not ask is believed at once', () => {
  expect(withoutStated(['schools'], '我不是问学校成绩，我是想买公寓，总价多少？', [])).toEqual([]);
});

test.each([
  ['Is the insurance dear there? I was not told.', 'insurance'],
  ['what about the schools then?', 'schools'],
] as const)('%s asks for it again', (message, topic) => {
  expect(withoutStated([topic], message, [topic])).toEqual([topic]);
});

test.each([
  ['你好 我女儿明年去墨尔本大学读书 想在学校附近给她买个小公寓 大概要多少钱', 'schools'],
  ['My daughter starts school next year. What do flats cost in Carlton?', 'schools'],
] as const)('%s only tells of it', (message, topic) => {
  expect(withoutStated([topic], message, [])).toEqual([]);
});

test.each([
  ['How are the schools there?', 'schools'],
  ['schools in Carlton', 'schools'],
  ['I want to buy in Carlton. 学校怎么样？', 'schools'],
] as const)('%s asks about it', (message, topic) => {
  expect(withoutStated([topic], message, [])).toEqual([topic]);
});

test('whoever fears for their home is heard wherever they say it', () => {
  expect(withoutStated(['hardship'], 'I can’t pay my loan. What is it worth?', ['hardship'])).toEqual([
    'hardship',
  ]);
});
