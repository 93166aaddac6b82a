import { expect, it } from 'vitest';
import { shortWhenText, whenText } from './time-texts.ts';

const AT = new Date('2026-11-20T00:30:00Z');

it.each([
  ['en', 'Australia/Brisbane', 'Friday, 20 November 2026 at 10:30 am'],
  ['en', 'Australia/Sydney', 'Friday, 20 November 2026 at 11:30 am'],
  ['en', 'Australia/Adelaide', 'Friday, 20 November 2026 at 11:00 am'],
  ['de', 'Australia/Brisbane', 'Freitag, 20. November 2026 um 10:30'],
  ['ja', 'Australia/Brisbane', '2026年11月20日金曜日 10:30'],
] as const)('%s in %s', (language, zone, written) => {
  expect(whenText(language, zone, AT).replaceAll('\u202f', ' ')).toBe(written);
});

it('is short where there are many', () => {
  expect(shortWhenText('en', 'Australia/Brisbane', AT).replaceAll('\u202f', ' ')).toBe(
    'Fri, 20 Nov, 10:30 am',
  );
});
