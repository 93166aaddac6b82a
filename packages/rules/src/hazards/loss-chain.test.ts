import { expect, it } from 'vitest';
import { lossChain } from './loss-chain.ts';

const NONE = { flood: null, fire: null, coastalErosion: null, subsidence: null };

it('goes from hazard to stressed LVR in steps that can be followed by hand', () => {
  const chain = lossChain(
    1_000_000,
    { flood: 0.5, fire: 0, coastalErosion: null, subsidence: 0.1 },
    { amountAud: 800_000, monthlySurplusAud: 1000 },
  );
  expect(chain).toEqual({
    assumptions: {
      buildingShareOfValue: 0.5,
      basePremiumRate: 0.002,
      claimsShareOfPremium: 0.6,
      costCapitalisationRate: 0.05,
    },
    losses: [
      { kind: 'flood', value: 0.5, yearlyChance: 0.02, damageShare: 0.3, expectedAnnualLossAud: 1500 },
      { kind: 'fire', value: 0, yearlyChance: 0.005, damageShare: 0.8, expectedAnnualLossAud: 0 },
      { kind: 'subsidence', value: 0.1, yearlyChance: 0.005, damageShare: 0.15, expectedAnnualLossAud: 38 },
    ],
    without: ['coastalErosion'],
    buildingValueAud: 500_000,
    expectedAnnualLossAud: 1538,
    basePremiumAud: 1000,
    hazardLoadingAud: 2563,
    annualPremiumAud: 3563,
    monthlyCostAud: 214,
    valueReductionAud: 51_260,
    stressedValueAud: 948_740,
    serviceability: { surplusBeforeAud: 1000, surplusAfterAud: 786 },
    lvr: { before: 0.8, stressed: 800_000 / 948_740 },
  });
});

it('assumes no loan where none is given', () => {
  const chain = lossChain(700_000, NONE);
  expect(chain).toMatchObject({
    serviceability: null,
    lvr: null,
    hazardLoadingAud: 0,
    without: { length: 4 },
  });
  expect(chain.stressedValueAud).toBe(700_000);
});

it('gives no LVR for a loan of zero, and refuses a value of zero', () => {
  expect(lossChain(700_000, NONE, { amountAud: 0 }).lvr).toBeNull();
  expect(() => lossChain(0, NONE)).toThrow('above zero');
  expect(() => lossChain(Number.NaN, NONE)).toThrow('above zero');
});
