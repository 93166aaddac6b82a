import { expect, it } from 'vitest';
import { zoneOf } from './zone-of.ts';
import { isTimeZone } from './zones.ts';

it.each([
  [{ zone: 'Europe/Paris', postcode: '4000', state: 'WA' }, 'Europe/Paris'],
  [{ postcode: '4000', state: 'WA' }, 'Australia/Brisbane'],
  [{ postcode: '2880' }, 'Australia/Broken_Hill'],
  [{ postcode: '2898' }, 'Australia/Lord_Howe'],
  [{ postcode: '2601' }, 'Australia/Sydney'],
  [{ postcode: '0001', state: 'SA' }, 'Australia/Adelaide'],
  [{ zone: null, postcode: null, state: 'TAS' }, 'Australia/Hobart'],
  [{}, 'Australia/Perth'],
] as const)('%j: %s', (person, zone) => {
  expect(zoneOf(person, 'Australia/Perth')).toBe(zone);
  expect(isTimeZone(zone)).toBe(true);
});
