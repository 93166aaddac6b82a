import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it.each([
  ['+61491570156', '0491 570 156'],
  ['+61730000000', '07 3000 0000'],
  ['+64211234567', '+64211234567'],
  ['0491 570 156', '0491 570 156'],
])('OPS-ENT-04: %s is read as %s', (kept, read) => {
  expect(phoneText(kept)).toBe(read);
});
