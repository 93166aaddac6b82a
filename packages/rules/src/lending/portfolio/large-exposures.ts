import { reachesPercent } from '../exact.ts';
import { exposureResult } from '../large-exposure.ts';
import type { RuleSet } from '../rule-set.ts';
import type { Result } from '../verdict.ts';
import { type PortfolioLoan, totalAud } from './portfolio-loan.ts';

export type LargeExposure = {
  counterparty: string;
  loans: number;
  exposureAud: number;
  shareOfTier1: number;
  result: Result;
};

/** Of a group whose loans were added up. */
export const exposureOfSum = (
  group: Pick<LargeExposure, 'counterparty' | 'loans' | 'exposureAud'>,
  tier1CapitalAud: number,
  ruleSet: RuleSet,
): LargeExposure => ({
  ...group,
  shareOfTier1: group.exposureAud / tier1CapitalAud,
  result: exposureResult(group.exposureAud, tier1CapitalAud, ruleSet),
});

/** APS 221: groups at or above the reporting share of tier 1 capital, the largest first. Null without the capital. */
export const largeExposures = (
  loans: readonly PortfolioLoan[],
  tier1CapitalAud: number | undefined,
  ruleSet: RuleSet,
): LargeExposure[] | null => {
  if (!tier1CapitalAud) return null;
  const named = loans.filter((loan) => loan.counterparty !== null);
  return [...Map.groupBy(named, (loan) => loan.counterparty ?? '')]
    .map(([counterparty, group]) => ({ counterparty, loans: group.length, exposureAud: totalAud(group) }))
    .filter(({ exposureAud }) =>
      reachesPercent(exposureAud, tier1CapitalAud, ruleSet.rules.largeExposure.largePercent),
    )
    .map((group) => exposureOfSum(group, tier1CapitalAud, ruleSet))
    .toSorted((a, b) => b.exposureAud - a.exposureAud);
};
