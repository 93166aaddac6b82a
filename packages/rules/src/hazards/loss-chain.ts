import { HAZARD_KINDS, type HazardKind } from './hazard-kinds.ts';

/**
 * From hazard to money, one step after the other: expected annual loss -> insurance estimate -> serviceability ->
 * value under stress -> LVR under stress. Every factor is an assumption of ours, named here and shown with the figure.
 */

/** What burns or floods is the building: so much of the value of a home, where the land's share is not known. */
const BUILDING_SHARE_OF_VALUE = 0.5;

/** At a hazard value of 1: how often an event comes in a year, and what share of the building it takes. */
const LOSS_ASSUMPTIONS: Record<HazardKind, { yearlyChance: number; damageShare: number }> = {
  flood: { yearlyChance: 0.02, damageShare: 0.3 },
  fire: { yearlyChance: 0.005, damageShare: 0.8 },
  coastalErosion: { yearlyChance: 0.01, damageShare: 0.4 },
  subsidence: { yearlyChance: 0.005, damageShare: 0.15 },
};

/** Fire, theft, storm: what any home costs to insure, as a share of the building a year. */
const BASE_PREMIUM_RATE = 0.002;
/** Of each premium dollar so much pays claims; the rest is cost, reinsurance and margin. */
const CLAIMS_SHARE_OF_PREMIUM = 0.6;
/** A yearly cost takes so many times its amount off what a buyer can pay: 1 / 5%. */
const COST_CAPITALISATION_RATE = 0.05;
const MONTHS = 12;

export type LoanFacts = {
  amountAud: number;
  /** Monthly surplus after all expenses and the loan's own repayment at the assessed rate. */
  monthlySurplusAud?: number;
};

export type LossChain = {
  assumptions: {
    buildingShareOfValue: number;
    basePremiumRate: number;
    claimsShareOfPremium: number;
    costCapitalisationRate: number;
  };
  /** Only the hazards that have data; the others are named in `without`. */
  losses: {
    kind: HazardKind;
    value: number;
    yearlyChance: number;
    damageShare: number;
    expectedAnnualLossAud: number;
  }[];
  without: HazardKind[];
  buildingValueAud: number;
  expectedAnnualLossAud: number;
  basePremiumAud: number;
  hazardLoadingAud: number;
  annualPremiumAud: number;
  /** Of the hazards: a twelfth of the loading. */
  monthlyCostAud: number;
  valueReductionAud: number;
  stressedValueAud: number;
  /** Null without a loan, or without the surplus it needs. */
  serviceability: { surplusBeforeAud: number; surplusAfterAud: number } | null;
  lvr: { before: number; stressed: number } | null;
};

const isGiven = (amount: number | undefined): amount is number =>
  amount !== undefined && Number.isFinite(amount);

/** Dollars are whole at every step, as they are shown, so that the steps add up on paper. */
export const lossChain = (
  valueAud: number,
  hazards: Readonly<Record<HazardKind, number | null>>,
  loan?: LoanFacts,
): LossChain => {
  if (!(valueAud > 0)) throw new RangeError('A value must be above zero.');
  const buildingValueAud = Math.round(valueAud * BUILDING_SHARE_OF_VALUE);
  const losses = HAZARD_KINDS.flatMap((kind) => {
    const value = hazards[kind];
    if (value === null) return [];
    const { yearlyChance, damageShare } = LOSS_ASSUMPTIONS[kind];
    return [
      {
        kind,
        value,
        yearlyChance,
        damageShare,
        expectedAnnualLossAud: Math.round(value * yearlyChance * damageShare * buildingValueAud),
      },
    ];
  });
  const expectedAnnualLossAud = losses.reduce((sum, loss) => sum + loss.expectedAnnualLossAud, 0);
  const basePremiumAud = Math.round(buildingValueAud * BASE_PREMIUM_RATE);
  const hazardLoadingAud = Math.round(expectedAnnualLossAud / CLAIMS_SHARE_OF_PREMIUM);
  const annualPremiumAud = basePremiumAud + hazardLoadingAud;
  // The base premium is in every price already; only the loading lowers what a buyer can pay.
  const valueReductionAud = Math.min(valueAud, Math.round(hazardLoadingAud / COST_CAPITALISATION_RATE));
  const stressedValueAud = Math.round(valueAud) - valueReductionAud;
  const monthlyCostAud = Math.round(hazardLoadingAud / MONTHS);
  const surplus = loan?.monthlySurplusAud;
  const amount = loan?.amountAud;
  return {
    assumptions: {
      buildingShareOfValue: BUILDING_SHARE_OF_VALUE,
      basePremiumRate: BASE_PREMIUM_RATE,
      claimsShareOfPremium: CLAIMS_SHARE_OF_PREMIUM,
      costCapitalisationRate: COST_CAPITALISATION_RATE,
    },
    losses,
    without: HAZARD_KINDS.filter((kind) => hazards[kind] === null),
    buildingValueAud,
    expectedAnnualLossAud,
    basePremiumAud,
    hazardLoadingAud,
    annualPremiumAud,
    monthlyCostAud,
    valueReductionAud,
    stressedValueAud,
    serviceability: isGiven(surplus)
      ? { surplusBeforeAud: surplus, surplusAfterAud: surplus - monthlyCostAud }
      : null,
    lvr:
      isGiven(amount) && amount > 0 && stressedValueAud > 0
        ? { before: amount / valueAud, stressed: amount / stressedValueAud }
        : null,
  };
};
