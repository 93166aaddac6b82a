import { expect, it } from 'vitest';
import { isKeyShaped, KEY_MAX } from './tried-key.ts';

it.each([
  ['sk-proj-abc_DEF.123', true],
  ['x'.repeat(KEY_MAX), true],
  ['', false],
  ['two words', false],
  ['line\nbreak', false],
  ['x-other: header\r\n', false],
  ['schlüssel', false],
  ['\u202eabc', false],
  ['x'.repeat(KEY_MAX + 1), false],
])('%j can be sent as a key: %s', (key, isOne) => {
  expect(isKeyShaped(key)).toBe(isOne);
});
