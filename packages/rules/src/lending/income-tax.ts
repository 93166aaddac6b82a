import type { LendingRules } from './rule-set.ts';

type TaxRules = Pick<LendingRules['serviceability'], 'taxBands' | 'medicareLevyPercent'>;

/** Cents a year of one resident with this income: each band's rate on what lies in it, and the levy on all of it. */
export const incomeTaxCents = (incomeAud: number, { taxBands, medicareLevyPercent }: TaxRules): number => {
  const isTaxed = incomeAud > (taxBands[0]?.aboveAud ?? 0);
  const inBands = taxBands.map(({ aboveAud, percent }, index) => {
    const upToAud = taxBands[index + 1]?.aboveAud ?? Number.POSITIVE_INFINITY;
    return Math.max(0, Math.min(incomeAud, upToAud) - aboveAud) * percent;
  });
  const levy = isTaxed ? incomeAud * medicareLevyPercent : 0;
  return Math.round(inBands.reduce((sum, one) => sum + one, levy));
};
