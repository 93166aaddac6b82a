import { expect, it } from 'vitest';
import { adjustmentShares } from './adjustment-limits.ts';

it.each([
  ['little', [20_000, -10_000], 0.02, 0.06, false],
  ['far up', [80_000], 0.16, 0.16, true],
  ['far down', [-80_000], -0.16, 0.16, true],
  ['up and down', [70_000, -70_000], 0, 0.28, true],
  ['not at all', [], 0, 0, false],
])('moved %s', (_, amounts, net, gross, isBeyond) => {
  const adjustments = amounts.map((aud) => ({ aud }));
  const adjustedAud = 500_000 + amounts.reduce((sum, aud) => sum + aud, 0);
  const shares = adjustmentShares({ priceAud: 500_000, adjustedAud, adjustments });
  expect(shares).toEqual({ net: expect.closeTo(net, 9), gross: expect.closeTo(gross, 9), isBeyond });
});
