import { describe, expect, it } from 'vitest';
import { answerSeconds, expectedBy, isAnswered, usualAnswerHours } from './answer-hours.ts';

const sydney = usualAnswerHours('Australia/Sydney');
/** Friday 13 November 2026, 17:00 in Sydney, which is UTC+11. */
const friday = new Date('2026-11-13T06:00:00Z');

describe('hours in which somebody answers', () => {
  it('count and nothing else: from Friday 17:00 to Monday 09:10 are forty minutes', () => {
    expect(answerSeconds(sydney, friday, new Date('2026-11-15T22:10:00Z'))).toBe(40 * 60);
  });

  it('stand still at night and at the weekend', () => {
    expect(isAnswered(sydney, friday)).toBe(true);
    expect(isAnswered(sydney, new Date('2026-11-14T01:00:00Z'))).toBe(false);
  });

  it('say by when somebody comes, over the end of a day too', () => {
    expect(expectedBy(sydney, friday)).toEqual(new Date('2026-11-13T06:10:00Z'));
    expect(expectedBy({ ...sydney, answerMinutes: 45 }, friday)).toEqual(new Date('2026-11-15T22:15:00Z'));
    expect(expectedBy({ ...sydney, hours: [] }, friday)).toBeNull();
  });
});
