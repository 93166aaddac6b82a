/** What a lender needs before it relies on a value; each step costs more and knows more. */
type ValuationStep = 'automated' | 'desktop' | 'full';

/** How a value was come by, as the engine says it. */
export type ValuedBy = 'model' | 'comparables' | 'locality-median' | 'insufficient-evidence';

/**
 * The loosest forecast standard deviation with which a step suffices up to a loan-to-value ratio; beyond the last
 * ratio nothing short of a full valuation does.
 */
const VALUATION_POLICY = [
  { maxLvr: 0.6, automatedFsd: 0.2, desktopFsd: 0.3 },
  { maxLvr: 0.7, automatedFsd: 0.15, desktopFsd: 0.25 },
  { maxLvr: 0.8, automatedFsd: 0.12, desktopFsd: 0.2 },
  { maxLvr: 0.9, automatedFsd: 0, desktopFsd: 0.13 },
] as const;

/** Never accepted on its own: no model stands behind it. */
const NEEDS_A_PERSON: readonly ValuedBy[] = ['comparables', 'locality-median'];

type PolicyReason = 'within-policy' | 'lvr-too-high' | 'range-too-wide' | 'not-a-model' | 'no-value';
export type PolicyVerdict = { step: ValuationStep; reason: PolicyReason };

/** `lvr` is the loan over the value, as a share. */
export const valuationPolicy = (method: ValuedBy, fsd: number | null, lvr: number): PolicyVerdict => {
  if (method === 'insufficient-evidence' || fsd === null) return { step: 'full', reason: 'no-value' };
  const row = VALUATION_POLICY.find(({ maxLvr }) => lvr <= maxLvr);
  if (!row) return { step: 'full', reason: 'lvr-too-high' };
  if (fsd > row.desktopFsd) return { step: 'full', reason: 'range-too-wide' };
  if (NEEDS_A_PERSON.includes(method)) return { step: 'desktop', reason: 'not-a-model' };
  if (fsd <= row.automatedFsd) return { step: 'automated', reason: 'within-policy' };
  return { step: 'desktop', reason: row.automatedFsd === 0 ? 'lvr-too-high' : 'range-too-wide' };
};
