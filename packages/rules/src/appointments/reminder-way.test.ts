import { expect, it } from 'vitest';
import { reminderAddress } from './reminder-way.ts';

const MAIL = { kind: 'email' };
const PHONE = { kind: 'phone' };

it.each([
  [[PHONE, MAIL], 24, true, MAIL],
  [[PHONE, MAIL], 2, true, PHONE],
  [[PHONE, MAIL], 2, false, MAIL],
  [[PHONE], 24, true, PHONE],
  [[PHONE], 24, false, null],
  [[MAIL], 2, true, MAIL],
  [[{ kind: 'telegram' }], 2, true, null],
])('of %j, %s hours before, with text messages %s: %j', (addresses, hours, hasSms, expected) => {
  expect(reminderAddress(addresses, { hours, hasSms })).toEqual(expected);
});
