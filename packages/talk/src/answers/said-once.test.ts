import { describe, expect, it } from 'vitest';
import { plainText } from '../understanding/clean-text.ts';
import { isAskedAgain, recentlySaid, saidOnce, withoutToldBefore } from './said-once.ts';

const allOf = (...texts: string[]): string => {
  const once = saidOnce();
  return texts.map(once.say).join('');
};

describe('in one answer nothing is said twice', () => {
  it.each([
    [['Sorry about that. ', 'Sorry about that. ', 'It is $5.'], 'Sorry about that. It is $5.'],
    [
      [
        'No duty at $520,000. Check with Revenue NSW.',
        '\n\n',
        'No duty at $520,000. Check with Revenue NSW.',
      ],
      'No duty at $520,000. Check with Revenue NSW.',
    ],
    [
      ['It is $1. Check with Revenue NSW.', '\n\n', 'About $2. Check with Revenue NSW. No more.'],
      'It is $1. Check with Revenue NSW.\n\nAbout $2. No more.',
    ],
    [['Flood is high.', '\n\n', 'Flood is high.', '\n\n', 'Fire is low.'], 'Flood is high.\n\nFire is low.'],
    [
      ['These match:', '\n• One Street: $1', '\n• One Street: $1', '\n• Two: $2'],
      'These match:\n• One Street: $1\n• Two: $2',
    ],
    [['每月约 A$5,757。', '这些是示例数字。', '这些是示例数字。'], '每月约 A$5,757。这些是示例数字。'],
    [['', ' Together it is $3.'], 'Together it is $3.'],
    [['Yes.', '\n\n', 'Yes.'], 'Yes.\n\nYes.'],
  ])('%j', (texts, expected) => {
    expect(allOf(...texts)).toBe(expected);
  });
});

describe('what stood in the last three answers', () => {
  const BEFORE = [
    { answer: 'You could borrow $1. That is tested at 9.2%. Assumed: rate 6.2%.' },
    { answer: 'Flood is high.' },
    { answer: 'It is $7.' },
  ];

  it('is not told again beside an answer', () => {
    expect(
      withoutToldBefore(
        ['You could borrow $2.', 'That is tested at 9.2%.', 'Assumed: rate 7%.'],
        recentlySaid(BEFORE),
      ),
    ).toEqual(['You could borrow $2.', 'Assumed: rate 7%.']);
  });

  it('is told where it is the answer, stands in a list or asks something', () => {
    const recent = recentlySaid([
      { answer: 'Flood is high. These match:\n• One Street: $1\nWhich state is it in?' },
    ]);
    const again = ['Flood is high.', 'These match:', '• One Street: $1', 'Which state is it in?'];
    expect(withoutToldBefore(again, recent)).toEqual(again);
  });

  it('is told where several figures are asked for and one of them is new', () => {
    const recent = recentlySaid(BEFORE);
    expect(withoutToldBefore(['It is $9.', 'Flood is high.', 'Assumed: rate 6.2%.'], recent, 2)).toEqual([
      'It is $9.',
      'Flood is high.',
    ]);
    expect(withoutToldBefore(['It is $7.', 'Flood is high.'], recent, 2)).toEqual(['It is $7.']);
  });

  it('is told again later, or when it is asked for again', () => {
    const later = [...BEFORE, { answer: 'Something else.' }];
    expect(withoutToldBefore(['It is $3.', 'That is tested at 9.2%.'], recentlySaid(later))).toHaveLength(2);
  });

  it('is cut out of a text of several sentences', () => {
    expect(withoutToldBefore(['It is $9. Flood is high. Fire is low.'], recentlySaid(BEFORE))).toEqual([
      'It is $9. Fire is low.',
    ]);
  });
});

it.each([
  ['what was the repayment again?', true],
  ['Wie hoch war die Rate nochmal?', true],
  ['¿me repite la cuota?', true],
  ['月供再说一下', true],
  ['and the duty?', false],
])('%s', (message, isAgain) => {
  expect(isAskedAgain(plainText(message))).toBe(isAgain);
});
