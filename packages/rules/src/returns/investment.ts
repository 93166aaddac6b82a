const WEEKS = 52;

/** A home bought to be let. Amounts in dollars, percentages 0-100. */
export type Investment = {
  priceAud: number;
  /** Duty, conveyancing, inspections. */
  purchaseCostsAud: number;
  loanAud: number;
  ratePercent: number;
  loanYears: number;
  rentWeeklyAud: number;
  vacantWeeks: number;
  /** Of the rent that comes in. */
  managementPercent: number;
  insuranceAud: number;
  /** Council, water, strata, upkeep; a year. */
  otherCostsAud: number;
  rentGrowthPercent: number;
  costGrowthPercent: number;
  valueGrowthPercent: number;
  heldYears: number;
  sellingPercent: number;
  /** The owner's other taxable income a year. */
  otherIncomeAud: number;
  /** Deducted a year for the building (Division 43) and what is in it; lowers the cost base. */
  depreciationAud: number;
};

/** What is taken where nothing is known. Each is shown as assumed, and each can be changed. */
const ASSUMED_INVESTMENT = {
  purchaseCostsPercent: 5,
  ratePercent: 6.2,
  loanYears: 30,
  grossYieldPercent: 4,
  vacantWeeks: 2,
  managementPercent: 6,
  otherCostsPercent: 0.6,
  insurancePercent: 0.2,
  rentGrowthPercent: 3,
  costGrowthPercent: 3,
  valueGrowthPercent: 4,
  heldYears: 10,
  sellingPercent: 2,
  otherIncomeAud: 120_000,
  depreciationAud: 0,
} as const;

type Known = { valueAud: number; loanAud: number; insuranceAud: number | null };

const percentOf = (whole: number, percent: number): number => Math.round((whole * percent) / 100);

/** An investment in a home of this value, with assumptions for everything else. */
export const assumedInvestment = ({ valueAud, loanAud, insuranceAud }: Known): Investment => {
  const { purchaseCostsPercent, grossYieldPercent, otherCostsPercent, insurancePercent, ...rest } =
    ASSUMED_INVESTMENT;
  return {
    ...rest,
    priceAud: valueAud,
    loanAud,
    purchaseCostsAud: percentOf(valueAud, purchaseCostsPercent),
    rentWeeklyAud: Math.round(percentOf(valueAud, grossYieldPercent) / WEEKS),
    insuranceAud: insuranceAud ?? percentOf(valueAud, insurancePercent),
    otherCostsAud: percentOf(valueAud, otherCostsPercent),
  };
};
