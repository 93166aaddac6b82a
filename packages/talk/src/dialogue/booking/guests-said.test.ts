import { describe, expect, it } from 'vitest';
import { BOOKED, inTalk, WAITING } from '../../../test/booking-talk.ts';

/** What people who booked a viewing said, and what was meant. */
describe('a time of an earlier list', () => {
  const FOR_SATURDAY = {
    ...WAITING,
    last: { tool: 'find_times' as const, arguments: { weekday: 6, part: 'morning' as const } },
  };
  it.each([
    ['2 in the arvo like you had before', '14:00'],
    ['do you still have 2 pm from the first list', '14:00'],
  ])('%s', (text, time) => {
    const decision = inTalk(text, FOR_SATURDAY);
    expect(decision).toMatchObject({ call: { tool: 'find_times', arguments: { time, pick: 'exact' } } });
    expect(decision).not.toHaveProperty('call.arguments.weekday');
  });

  it('one that is still shown is taken', () => {
    expect(inTalk('1 in the arvo like you had before', WAITING)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'c' } },
    });
    expect(inTalk('1 ish', WAITING)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { startsAt: 'c' } },
    });
  });
});

describe('another day than the one that is booked', () => {
  it.each([
    'could I do it on the Tuesday instead, I have the podiatrist on Monday',
    'Tuesday instead of Monday please',
    'Dienstag statt Montag bitte, geht das stattdessen?',
  ])('%s', (text) => {
    const decision = inTalk(text, BOOKED);
    expect(decision).toMatchObject({
      kind: 'call',
      call: { tool: 'find_times', arguments: { isMove: true, weekday: 2 } },
    });
  });
});
