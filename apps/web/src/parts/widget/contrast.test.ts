import { WIDGET_COLOURS } from '@propguard/rules/widget/widget';
import { expect, it } from 'vitest';
import { contrastWithWhite } from './contrast.ts';

it('is 1 for white itself, 21 for black', () => {
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1);
  expect(contrastWithWhite('#000000')).toBeCloseTo(21);
});

it.each(Object.entries(WIDGET_COLOURS))('%s is read well', (_name, colour) => {
  expect(contrastWithWhite(colour)).toBeGreaterThanOrEqual(4.5);
});
