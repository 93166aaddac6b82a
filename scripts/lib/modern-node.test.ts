import { expect, test } from 'vitest';
import { isUsable } from './modern-node.mjs';

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.5.0', false],
  ['23.6.0', true],
  ['24.21.0', true],
])('Node %s is used as it is: %s', (version, expected) => {
  expect(isUsable(version)).toBe(expected);
});
