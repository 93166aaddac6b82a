import { expect, it } from 'vitest';
import { shownAddress } from './shown-address.ts';

it.each([
  ['sms', '+61412345678', '0412 345 678'],
  ['sms', '19991', '19991'],
  ['whatsapp', '61412345678', '0412 345 678'],
  ['whatsapp', '6421123456', '+6421123456'],
  ['email', 'nadia@harbour.localhost', 'nadia@harbour.localhost'],
  ['telegram', '4711', null],
  ['website', 'visit:0', null],
] as const)('on %s: %s is %s', (channel, value, shown) => expect(shownAddress(channel, value)).toBe(shown));
