import type { LoanFacts } from '@propguard/rules/lending/facts';

/** What other engines know of a property; null where they know nothing. A caller hands it in. */
export type PropertyEvidence = {
  valuation: { valueAud: number; valuedOn: string } | null;
};

export const NO_EVIDENCE: PropertyEvidence = { valuation: null };

/** A valuation that the caller has given stands before the engine's. */
export const withEvidence = (facts: LoanFacts, { valuation }: PropertyEvidence): LoanFacts =>
  facts.valuationAud !== undefined || valuation === null
    ? facts
    : { ...facts, valuationAud: valuation.valueAud, valuationOn: valuation.valuedOn };
