import { describe, expect, it } from 'vitest';
import { isHeardTwice, saidKey, sentencesIn } from './sentences-in.ts';

describe('the sentences of an answer', () => {
  it.each([
    ['It is $4,000. That is 6.2% over 30 years.', ['It is $4,000.', 'That is 6.2% over 30 years.']],
    [
      'Homes in St. Kilda VIC. 12 Oak Ave. Carlton is one.',
      ['Homes in St. Kilda VIC.', '12 Oak Ave. Carlton is one.'],
    ],
    [
      'Nach Sätzen vom 1. Juli 2025. Etwa 3 %, z. B. in QLD.',
      ['Nach Sätzen vom 1. Juli 2025.', 'Etwa 3 %, z. B. in QLD.'],
    ],
    [
      '每月约 A$5,757。您没有说明，因此假设：贷款年限 30年。',
      ['每月约 A$5,757。', '您没有说明，因此假设：贷款年限 30年。'],
    ],
    ['क्या यह सही है? हाँ। बैंक बताएगा।', ['क्या यह सही है?', 'हाँ।', 'बैंक बताएगा।']],
    [
      'These match:\n• One: $1\n• Two: $2\nSample figures.',
      ['These match:', '• One: $1', '• Two: $2', 'Sample figures.'],
    ],
  ])('%s', (text, expected) => {
    const found = sentencesIn(text);
    expect(found.map((one) => one.text)).toEqual(expected);
    expect(found.map(({ gap, text: own }) => gap + own).join('')).toBe(text);
  });

  it('are the same whatever stands around them', () => {
    expect(saidKey('• Check with  Revenue NSW.')).toBe(saidKey('check with Revenue NSW'));
    expect(saidKey('It is 5%.')).not.toBe(saidKey('It is 5.'));
  });

  it('are heard twice only where they say something', () => {
    expect(isHeardTwice(saidKey('Yes.'))).toBe(false);
    expect(isHeardTwice(saidKey('Sorry about that.'))).toBe(true);
    expect(isHeardTwice(saidKey('这些是示例'))).toBe(true);
  });
});
