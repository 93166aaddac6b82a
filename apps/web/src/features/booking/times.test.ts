import { speak } from '@propguard/rules/messages/catalogue';
import { expect, it } from 'vitest';
import type { english } from './languages/en.ts';
import { text } from './languages/spoken.tsx';
import { WORDS } from './languages/words.ts';
import {
  byDay,
  clockText,
  dayHeading,
  differenceText,
  type FreeTime,
  longDayText,
  monthAfter,
  monthWeeks,
  nearest,
  slotRows,
} from './times.ts';

const at = (startTime: string) => ({ startTime, endTime: startTime });

it('writes a time by the clocks that are named', () => {
  expect(clockText('2026-11-19T00:30:00Z', 'Australia/Perth')).toBe('8:30 am');
  expect(clockText('2026-11-19T00:30:00Z', 'Australia/Brisbane')).toBe('10:30 am');
  expect(longDayText('2026-11-19T00:30:00Z', 'Australia/Perth')).toBe('Thursday 19 November 2026');
  expect(dayHeading('2026-11-19')).toBe('Thursday 19');
});

it('puts times on the visitor’s days', () => {
  const late = at('2026-11-18T14:30:00Z');
  expect([...byDay([late], 'Australia/Brisbane').keys()]).toEqual(['2026-11-19']);
  expect([...byDay([late], 'Australia/Perth').keys()]).toEqual(['2026-11-18']);
});

it('lays a month out from Monday', () => {
  const weeks = monthWeeks('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeks).toHaveLength(6);
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

it.each([
  ['Australia/Brisbane', 'Australia/Perth', 'Brisbane is 2 hours ahead of you.'],
  ['Australia/Perth', 'Australia/Sydney', 'Perth is 3 hours behind you.'],
  ['Australia/Adelaide', 'Australia/Brisbane', 'Adelaide is 30 minutes ahead of you.'],
  ['Australia/Sydney', 'Australia/Perth', 'Sydney is 3 hours ahead of you.'],
  ['Australia/Sydney', 'Australia/Melbourne', 'Sydney is on the same time as you.'],
])('%s seen from %s', (office, visitor, said) =>
  expect(differenceText({ office, visitor, at: new Date('2026-11-19T00:00:00Z') }, text)).toBe(said),
);

it('says how far apart the clocks are in other languages too', async () => {
  const words = speak<typeof english>('de', await WORDS.de());
  const times = {
    office: 'Australia/Adelaide',
    visitor: 'Australia/Perth',
    at: new Date('2026-11-19T00:00:00Z'),
  };
  expect(differenceText(times, words, 'de-DE')).toBe('Adelaide ist Ihnen 2 Stunden und 30 Minuten voraus.');
});

it('finds the nearest times, in their order', () => {
  const times = ['01', '04', '05', '09'].map((hour) => at(`2026-11-19T${hour}:00:00Z`));
  expect(nearest(times, '2026-11-19T04:30:00Z', 3).map(({ startTime }) => startTime.slice(11, 13))).toEqual([
    '01',
    '04',
    '05',
  ]);
});

it('makes one row of times that are taken one after the other', () => {
  const [first, second, third, fourth, fifth] = ['01', '02', '03', '04', '05'].map((hour) =>
    at(`2026-11-19T${hour}:00:00Z`),
  ) as [FreeTime, FreeTime, FreeTime, FreeTime, FreeTime];
  expect(slotRows([third], [fourth, first, second, fifth])).toEqual([
    { time: first, takenUntil: second.startTime },
    { time: third, takenUntil: null },
    { time: fourth, takenUntil: fifth.startTime },
  ]);
  expect(slotRows([], [first])).toEqual([{ time: first, takenUntil: first.startTime }]);
});
