import { expect, it } from 'vitest';
import { areaText } from './area.ts';

it.each([
  [607, '607 m²'],
  [9_999, '9,999 m²'],
  [10_000, '1 ha'],
  [123_456, '12.3 ha'],
])('writes %i m² as %s', (areaM2, written) => {
  expect(areaText(areaM2)).toBe(written);
});
