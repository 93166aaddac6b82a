import type { HazardReport } from '@propguard/protocol/hazards';
import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { lossChain } from '@propguard/rules/hazards/loss-chain';

/** The hazards as they were found; the chain from hazard to money goes on to the loan. */
export const hazardsWithLoan = (
  report: HazardReport,
  valueAud: number | null,
  amountAud: number | undefined,
): HazardReport => {
  if (valueAud === null || amountAud === undefined) return report;
  const values = Object.fromEntries(
    HAZARD_KINDS.map((kind) => [kind, report.hazards.find((one) => one.kind === kind)?.value ?? null]),
  ) as Record<HazardKind, number | null>;
  return { ...report, money: lossChain(valueAud, values, { amountAud }) };
};
