import type { HazardReport } from '@propguard/protocol/hazards';
import type { HazardKind } from '@propguard/rules/hazards/hazard-kinds';
import type { LoanFacts } from '@propguard/rules/lending/facts';

/** What other engines know of a property; null where they know nothing. A caller hands it in. */
export type PropertyEvidence = {
  property: { id: string | null; address: string } | null;
  valuation: {
    valueAud: number;
    valuedOn: string;
    range: { lowAud: number; highAud: number } | null;
    confidence: number | null;
    sample: boolean;
  } | null;
  hazards: {
    values: Record<HazardKind, number | null>;
    /** The chain from hazard to money, in words. */
    stepsOf: (money: NonNullable<HazardReport['money']>) => string[];
    sample: boolean;
  } | null;
};

export const NO_EVIDENCE: PropertyEvidence = { property: null, valuation: null, hazards: null };

/** A valuation that the caller has given stands before the engine's. */
export const withEvidence = (facts: LoanFacts, { valuation }: PropertyEvidence): LoanFacts =>
  facts.valuationAud !== undefined || valuation === null
    ? facts
    : { ...facts, valuationAud: valuation.valueAud, valuationOn: valuation.valuedOn };
