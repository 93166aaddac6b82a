import { expect, it } from 'vitest';
import { readBookingCode, slugOf } from './booking-pages.ts';

it.each([
  ['View 5 Poinciana Lane', 'view-5-poinciana-lane-k3x9'],
  ['Zoë’s café, Unit 2/7', 'zoe-s-cafe-unit-2-7-k3x9'],
  ['查看房屋', 'k3x9'],
  [`${'long '.repeat(40)}`, `${'long-'.repeat(12)}k3x9`],
])('%s in an address', (title, slug) => expect(slugOf(title, 'k3x9')).toBe(slug));

it.each([
  ['VT407182', 'VT407182'],
  ['vt 407 182', 'VT407182'],
  ['BK-407182', 'BK-407182'],
  ['bk407182', 'BK-407182'],
  ['VT40718', null],
  ['407182', null],
  ['Viewing', null],
])('OPS-TOUR-15, CORE-CONST-15: %s names the booking %s', (said, code) =>
  expect(readBookingCode(said)).toBe(code),
);
