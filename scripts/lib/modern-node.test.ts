import { expect, test } from 'vitest';
import { isUsable } from './modern-node.mjs';

test.each([
  ['20.20.2', false],
  ['22.11.9', false],
  ['22.12.0', true],
  ['23.0.0', true],
  ['24.21.0', true],
])('Node %s is used as it is: %s', (version, expected) => {
  expect(isUsable(version)).toBe(expected);
});
