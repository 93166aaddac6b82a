import { expect, it } from 'vitest';
import { indicativeBand } from './indicative-band.ts';

it('is 95% to 105% of the value, in whole dollars', () => {
  expect(indicativeBand(2_430_000)).toEqual({ lowAud: 2_308_500, highAud: 2_551_500 });
  expect(indicativeBand(1_000_001)).toEqual({ lowAud: 950_001, highAud: 1_050_001 });
});
