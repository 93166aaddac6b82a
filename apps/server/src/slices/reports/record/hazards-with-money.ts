import type { HazardReport } from '@propguard/protocol/hazards';
import { HAZARD_KINDS, type HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import { lossChain } from '@propguard/rules/hazards/loss-chain';

type Money = {
  amountAud: number | undefined;
  /** It is not the value that the hazards were assessed with. */
  isOtherValue: boolean;
};

/** The hazards as they were found; the chain from hazard to money begins at this value, and goes on to the loan. */
export const hazardsWithMoney = (
  report: HazardReport,
  valueAud: number | null,
  { amountAud, isOtherValue }: Money,
): HazardReport => {
  if (valueAud === null) return isOtherValue ? { ...report, money: null } : report;
  if (amountAud === undefined && !isOtherValue) return report;
  const values = Object.fromEntries(
    HAZARD_KINDS.map((kind) => [kind, report.hazards.find((one) => one.kind === kind)?.value ?? null]),
  ) as Record<HazardKind, number | null>;
  return {
    ...report,
    money: lossChain(valueAud, values, amountAud === undefined ? undefined : { amountAud }),
  };
};
