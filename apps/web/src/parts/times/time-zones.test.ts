import { expect, it } from 'vitest';
import { offsetText, placeText, timeZoneChoices } from './time-zones.ts';

const SUMMER = new Date('2026-01-15T00:00:00Z');
const WINTER = new Date('2026-07-15T00:00:00Z');

it('knows the offset of the season', () => {
  expect(offsetText('Australia/Sydney', SUMMER)).toBe('UTC+11');
  expect(offsetText('Australia/Sydney', WINTER)).toBe('UTC+10');
  expect(offsetText('Australia/Adelaide', WINTER)).toBe('UTC+9:30');
  expect(offsetText('UTC', WINTER)).toBe('UTC');
});

it('puts the place before the part of the world', () => {
  expect(placeText('Australia/Lord_Howe')).toBe('Lord Howe, Australia');
  expect(placeText('America/Argentina/Salta')).toBe('Salta, Argentina, America');
  expect(placeText('UTC')).toBe('UTC');
});

it('lists Australia first and the zone in use always, once', () => {
  const choices = timeZoneChoices('Etc/GMT-14', SUMMER);
  expect(choices[0]?.value).toMatch(/^Australia\//);
  expect(choices.filter(({ value }) => value === 'Etc/GMT-14')).toHaveLength(1);
  expect(
    timeZoneChoices('Australia/Sydney', SUMMER).filter(({ value }) => value === 'Australia/Sydney'),
  ).toHaveLength(1);
});
