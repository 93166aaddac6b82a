import type { FinancialImpact } from '@propguard/protocol/compliance-reports';
import { lossChain } from '@propguard/rules/hazards/loss-chain';
import type { LoanAssessment } from '@propguard/rules/lending/assess-loan';
import type { SecurityValue } from '@propguard/rules/lending/lvr';
import type { PropertyEvidence } from './property-evidence.ts';

const CENTS = 100;

/** Expected annual loss -> insurance -> serviceability -> value and LVR under stress. */
export const hazardImpact = (
  { hazards }: PropertyEvidence,
  security: SecurityValue | null,
  loanAud: number,
  { figures: { surplusMonthlyCents } }: LoanAssessment,
): FinancialImpact['hazard_impact'] => {
  if (!hazards || !security) return null;
  const chain = lossChain(security.valueAud, hazards.values, {
    amountAud: loanAud,
    ...(surplusMonthlyCents === null ? {} : { monthlySurplusAud: surplusMonthlyCents / CENTS }),
  });
  return { chain, steps: hazards.stepsOf(chain), sample: hazards.sample };
};
