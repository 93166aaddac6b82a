import { type PortfolioLoan, totalAud } from './portfolio-loan.ts';

/** Above these a security counts as exposed, or highly exposed, to a hazard: the steps of CORE-RISK-12. */
export const PORTFOLIO_HAZARD_ELEVATED_ABOVE = 0.4;
export const PORTFOLIO_HAZARD_HIGH_ABOVE = 0.7;

export type HazardConcentration = {
  kind: string;
  elevatedAud: number;
  highAud: number;
  /** Of the lending whose security has data on this hazard. */
  elevatedShare: number | null;
  unknownLoans: number;
};

/** How much of the lending stands on securities exposed to each hazard. 'No data' is in no share. */
export const hazardConcentration = (
  loans: readonly PortfolioLoan[],
  kinds: readonly string[],
): HazardConcentration[] =>
  kinds.map((kind) => {
    const known = loans.filter(({ hazards }) => typeof hazards?.[kind] === 'number');
    const above = (cutoff: number) =>
      totalAud(known.filter(({ hazards }) => (hazards?.[kind] ?? 0) > cutoff));
    const knownAud = totalAud(known);
    const elevatedAud = above(PORTFOLIO_HAZARD_ELEVATED_ABOVE);
    return {
      kind,
      elevatedAud,
      highAud: above(PORTFOLIO_HAZARD_HIGH_ABOVE),
      elevatedShare: knownAud === 0 ? null : elevatedAud / knownAud,
      unknownLoans: loans.length - known.length,
    };
  });
