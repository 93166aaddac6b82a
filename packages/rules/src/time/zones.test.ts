import { expect, it } from 'vitest';
import { isTimeZone } from './zones.ts';

it.each(['Australia/Brisbane', 'UTC', 'Etc/UTC', 'Asia/Kolkata', 'Asia/Calcutta'])(
  'takes %s, whether or not this machine lists it under that name',
  (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  },
);

it.each(['', '+10:00', 'Australia', 'Australia/Gotham', 'Brisbane'])('refuses “%s”', (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});
