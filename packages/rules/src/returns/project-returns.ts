import { incomeTaxCents } from '../lending/income-tax.ts';
import { internalRate } from './internal-rate.ts';
import type { Investment } from './investment.ts';
import { loanYears } from './loan-years.ts';

const WEEKS = 52;
/** Half of a gain on what was held for a year or more is not taxed (ITAA 1997, Division 115; individuals). */
const GAIN_TAXED_SHARE = 0.5;

export type TaxRules = Parameters<typeof incomeTaxCents>[1];

/** Whole dollars. */
export type ReturnYear = {
  year: number;
  rentAud: number;
  costsAud: number;
  interestAud: number;
  repaymentsAud: number;
  cashBeforeTaxAud: number;
  /** Above zero: paid; below: saved on the owner's other income. */
  taxAud: number;
  cashAfterTaxAud: number;
  valueAud: number;
  equityAud: number;
};

export type Returns = {
  grossYield: number;
  /** After vacancy and costs, before the loan and tax; of the price. */
  netYield: number;
  /** What the owner brings on the first day. */
  cashInAud: number;
  years: ReturnYear[];
  sale: {
    priceAud: number;
    costsAud: number;
    loanAud: number;
    gainAud: number;
    taxAud: number;
    leftAud: number;
  };
  irrBeforeTax: number | null;
  irrAfterTax: number | null;
};

const grown = (amount: number, percent: number, years: number): number =>
  amount * (1 + percent / 100) ** years;

/** Losses that this year's income cannot take are carried to the next (section 36-15). */
const taxedYear = (netAud: number, otherIncomeAud: number, carriedAud: number, rules: TaxRules) => {
  const taxableAud = otherIncomeAud + netAud - carriedAud;
  const taxAud =
    (incomeTaxCents(Math.max(0, taxableAud), rules) - incomeTaxCents(otherIncomeAud, rules)) / 100;
  return { taxAud, carriedAud: Math.max(0, -taxableAud), taxableAud: Math.max(0, taxableAud) };
};

/**
 * Year by year: rent, costs, loan and tax, and the sale at the end. Rent and costs grow from the second year on, the
 * value from the first. Flows stand at the end of their year; the first is what the owner brings.
 */
export const projectReturns = (investment: Investment, taxRules: TaxRules): Returns => {
  const { priceAud, purchaseCostsAud, loanAud, heldYears, otherIncomeAud, depreciationAud } = investment;
  const loan = loanYears(investment, heldYears);
  const years: ReturnYear[] = [];
  let carriedAud = 0;
  let lastTaxableAud = otherIncomeAud;
  for (const [index, { interestCents, paidCents, balanceCents }] of loan.entries()) {
    const fullRentAud = grown(investment.rentWeeklyAud * WEEKS, investment.rentGrowthPercent, index);
    const rentAud = (fullRentAud * (WEEKS - investment.vacantWeeks)) / WEEKS;
    const fixedAud = grown(
      investment.insuranceAud + investment.otherCostsAud,
      investment.costGrowthPercent,
      index,
    );
    const costsAud = fixedAud + (rentAud * investment.managementPercent) / 100;
    const interestAud = interestCents / 100;
    const tax = taxedYear(
      rentAud - costsAud - interestAud - depreciationAud,
      otherIncomeAud,
      carriedAud,
      taxRules,
    );
    ({ carriedAud, taxableAud: lastTaxableAud } = tax);
    const repaymentsAud = paidCents / 100;
    const cashBeforeTaxAud = rentAud - costsAud - repaymentsAud;
    const valueAud = grown(priceAud, investment.valueGrowthPercent, index + 1);
    years.push({
      year: index + 1,
      rentAud,
      costsAud,
      interestAud,
      repaymentsAud,
      cashBeforeTaxAud,
      taxAud: tax.taxAud,
      cashAfterTaxAud: cashBeforeTaxAud - tax.taxAud,
      valueAud,
      equityAud: valueAud - balanceCents / 100,
    });
  }
  const sale = saleOf(investment, {
    valueAud: years.at(-1)?.valueAud ?? priceAud,
    balanceAud: (loan.at(-1)?.balanceCents ?? loanAud * 100) / 100,
    taxableAud: lastTaxableAud,
    carriedAud,
    taxRules,
  });
  const cashInAud = priceAud + purchaseCostsAud - loanAud;
  const flows = (cash: (year: ReturnYear) => number, leftAud: number): number[] => [
    -cashInAud,
    ...years.map((year, index) => cash(year) + (index === years.length - 1 ? leftAud : 0)),
  ];
  const firstRentAud = investment.rentWeeklyAud * WEEKS;
  const [first] = years;
  return {
    grossYield: firstRentAud / priceAud,
    netYield: first ? (first.rentAud - first.costsAud) / priceAud : 0,
    cashInAud,
    years: years.map(inWholeDollars),
    sale,
    irrBeforeTax: internalRate(flows(({ cashBeforeTaxAud }) => cashBeforeTaxAud, sale.leftAud + sale.taxAud)),
    irrAfterTax: internalRate(flows(({ cashAfterTaxAud }) => cashAfterTaxAud, sale.leftAud)),
  };
};

type SaleFacts = {
  valueAud: number;
  balanceAud: number;
  /** Of the last year, before the gain; what the gain is taxed on top of. */
  taxableAud: number;
  carriedAud: number;
  taxRules: TaxRules;
};

const saleOf = (
  { priceAud, purchaseCostsAud, sellingPercent, heldYears, depreciationAud }: Investment,
  { valueAud, balanceAud, taxableAud, carriedAud, taxRules }: SaleFacts,
): Returns['sale'] => {
  const costsAud = (valueAud * sellingPercent) / 100;
  const gainAud = valueAud - costsAud - (priceAud + purchaseCostsAud - depreciationAud * heldYears);
  const taxedAud = Math.max(0, Math.max(0, gainAud) * GAIN_TAXED_SHARE - carriedAud);
  const taxAud =
    (incomeTaxCents(taxableAud + taxedAud, taxRules) - incomeTaxCents(taxableAud, taxRules)) / 100;
  return {
    priceAud: Math.round(valueAud),
    costsAud: Math.round(costsAud),
    loanAud: Math.round(balanceAud),
    gainAud: Math.round(gainAud),
    taxAud: Math.round(taxAud),
    leftAud: Math.round(valueAud - costsAud - balanceAud - taxAud),
  };
};

const inWholeDollars = (year: ReturnYear): ReturnYear =>
  Object.fromEntries(Object.entries(year).map(([name, value]) => [name, Math.round(value)])) as ReturnYear;
