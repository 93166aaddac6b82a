import { describe, expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

const WINDOW = {
  zone: 'Australia/Sydney',
  from: new Date('2026-11-16T00:00:00Z'),
  to: new Date('2027-12-21T00:00:00Z'),
};
const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'UID:a@test', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) => readEvents(calendar(...lines), WINDOW);
const spans = (...lines: string[]) =>
  read(...lines).busy.map(({ startsAt, endsAt }) => `${startsAt.toISOString()} ${endsAt.toISOString()}`);

describe('one event', () => {
  it.each([
    ['in universal time', ['DTSTART:20261120T000000Z', 'DTEND:20261120T013000Z']],
    [
      'by a named zone',
      ['DTSTART;TZID=Australia/Sydney:20261120T110000', 'DTEND;TZID=Australia/Sydney:20261120T123000'],
    ],
    ['by no zone, so by the agent’s', ['DTSTART:20261120T110000', 'DTEND:20261120T123000']],
    ['with how long it takes', ['DTSTART:20261120T000000Z', 'DURATION:PT1H30M']],
  ])('%s', (_, lines) => {
    expect(spans(...event(...lines))).toEqual(['2026-11-20T00:00:00.000Z 2026-11-20T01:30:00.000Z']);
  });

  it('by a zone that it brings along, under a name of its own', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:AUS Eastern Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+1100',
      'TZOFFSETTO:+1000',
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+1000',
      'TZOFFSETTO:+1100',
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=10',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const lines = event(
      'DTSTART;TZID=AUS Eastern Standard Time:20261120T110000',
      'DTEND;TZID=AUS Eastern Standard Time:20261120T123000',
    );
    expect(spans(...zone, ...lines)).toEqual(['2026-11-20T00:00:00.000Z 2026-11-20T01:30:00.000Z']);
  });

  it('of a whole day, from midnight to midnight where the agent is', () => {
    expect(spans(...event('DTSTART;VALUE=DATE:20261120'))).toEqual([
      '2026-11-19T13:00:00.000Z 2026-11-20T13:00:00.000Z',
    ]);
  });

  it.each([
    ['called off', 'STATUS:CANCELLED'],
    ['that leaves them free', 'TRANSP:TRANSPARENT'],
  ])('%s takes no time', (_, line) => {
    expect(spans(...event('DTSTART:20261120T000000Z', 'DTEND:20261120T013000Z', line))).toEqual([]);
  });
});

describe('what repeats', () => {
  it('keeps its time of day over the change of clocks, without those that were taken out, with those that were moved', () => {
    const lines = [
      ...event(
        'DTSTART;TZID=Australia/Sydney:20270329T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Australia/Sydney:20270412T090000',
      ),
      ...event(
        'RECURRENCE-ID;TZID=Australia/Sydney:20270419T090000',
        'DTSTART;TZID=Australia/Sydney:20270420T100000',
        'DURATION:PT2H',
      ),
    ];
    expect(spans(...lines)).toEqual([
      '2027-03-28T22:00:00.000Z 2027-03-28T23:00:00.000Z',
      '2027-04-04T23:00:00.000Z 2027-04-05T00:00:00.000Z',
      '2027-04-20T00:00:00.000Z 2027-04-20T02:00:00.000Z',
    ]);
  });

  it('for ten thousand years is read as far as anything can be booked', () => {
    const { busy, skipped } = read(
      ...event('DTSTART:20261116T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3652500'),
    );
    expect(busy).toHaveLength(400);
    expect(skipped).toBe(0);
  });

  it('every second without an end is cut off, and said so', () => {
    const { busy, skipped } = read(
      ...event('DTSTART:20000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
      ...event('DTSTART:20261120T000000Z', 'DURATION:PT1H').map((line) => line.replace('a@', 'b@')),
    );
    expect(skipped).toBe(1);
    expect(busy.map(({ uid }) => uid)).toEqual(['b@test']);
  });

  it.each([
    ['DTSTART:20100101T003000Z', 'RRULE:FREQ=DAILY'],
    ['DTSTART:20100101T003000Z', 'RRULE:FREQ=DAILY;INTERVAL=3;UNTIL=20271231T000000Z'],
    ['DTSTART:20100101T003000Z', 'RRULE:FREQ=DAILY;COUNT=6200'],
    ['DTSTART:20100101T003000Z', 'RRULE:FREQ=DAILY;COUNT=100'],
    ['DTSTART;TZID=Australia/Sydney:20050701T093000', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH'],
    ['DTSTART;TZID=Australia/Sydney:20050701T093000', 'RRULE:FREQ=WEEKLY;COUNT=1200'],
    ['DTSTART;TZID=Australia/Sydney:20050701T093000', 'RRULE:FREQ=DAILY;BYDAY=MO,TU;BYMONTH=12'],
    ['DTSTART;VALUE=DATE:20100101', 'RRULE:FREQ=WEEKLY'],
  ])('since long ago is read as if it were counted from its beginning: %s %s', (start, rule) => {
    const events = event(start, start.includes('VALUE=DATE') ? 'DURATION:P1D' : 'DURATION:PT1H', rule);
    // With a day of its own, long ago, it has to be counted one by one.
    const counted = events.flatMap((line) => (line === rule ? [line, 'RDATE:20110203T000000Z'] : [line]));
    expect(read(...events).busy).toEqual(read(...counted).busy);
  });

  it('since 1900 keeps nobody waiting', () => {
    const started = performance.now();
    read(...event('DTSTART:19000101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3652425'));
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('moved by hand from before the window into it is read', () => {
    const { busy } = read(
      ...event('DTSTART:20000101T003000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20100101T000000Z'),
      ...event('RECURRENCE-ID:20000108T003000Z', 'DTSTART:20261120T000000Z', 'DURATION:PT1H'),
    );
    expect(busy.map(({ startsAt }) => startsAt.toISOString())).toEqual(['2026-11-20T00:00:00.000Z']);
  });
});

it.each([
  ['half of one', calendar(...event('DTSTART:20261120T000000Z')).slice(0, -20)],
  ['nothing', ''],
  ['a page', '<html>Sign in</html>'],
])('%s is refused instead of read as empty', (_, text) => {
  expect(() => readEvents(text, WINDOW)).toThrow(/only answered in part/);
});
