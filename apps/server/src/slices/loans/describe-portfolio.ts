import type { Portfolio } from '@propguard/protocol/loans';
import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import { dtiHeadroom } from '@propguard/rules/lending/portfolio/dti-headroom';
import { hazardConcentration } from '@propguard/rules/lending/portfolio/hazard-concentration';
import { largeExposures } from '@propguard/rules/lending/portfolio/large-exposures';
import { lvrDistribution } from '@propguard/rules/lending/portfolio/lvr-distribution';
import { type PortfolioLoan, totalAud } from '@propguard/rules/lending/portfolio/portfolio-loan';
import { quarterOf } from '@propguard/rules/lending/portfolio/quarter';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { invalid } from '../../fail.ts';
import { getLenderFacts } from '../compliance/get-lender-facts.ts';
import { listOwnRuleSets } from '../compliance/list-own-rule-sets.ts';
import { todayInWorkspace } from '../compliance/today-in-workspace.ts';
import { findAllLoans, type LoanRow } from './store.ts';

/** 0-1 by hazard, for the properties that have been looked up. */
export type HazardsOfProperty = ReadonlyMap<string, Record<string, number | null>>;

const toPortfolioLoan = (row: LoanRow, hazards: HazardsOfProperty): PortfolioLoan => ({
  id: row.id,
  facts: row.facts,
  counterparty: row.counterparty,
  settledOn: row.settledOn,
  hazards: (row.propertyId !== null && hazards.get(row.propertyId)) || null,
});

/** All loans that were lent; the DTI limit is on those of the period. Applications are in no figure. */
export const describePortfolio = async (
  scope: WorkspaceScope,
  period: { from?: string | undefined; to?: string | undefined },
  hazardsOf: (propertyIds: string[]) => Promise<HazardsOfProperty>,
): Promise<Portfolio> => {
  const asOf = await todayInWorkspace(scope);
  const quarter = quarterOf(asOf);
  const { from = quarter.from, to = quarter.to } = period;
  if (from > to) throw invalid({ field: 'from', message: 'The period must start before it ends.' });
  const ruleSet = ruleSetOn(await listOwnRuleSets(scope), asOf);
  const rows = (await findAllLoans(scope.tx, scope.workspaceId)).filter(
    ({ settledOn }) => settledOn !== null,
  );
  const hazards = await hazardsOf(rows.flatMap(({ propertyId }) => propertyId ?? []));
  const loans = rows.map((row) => toPortfolioLoan(row, hazards));
  const lentInPeriod = loans.filter(
    ({ settledOn }) => settledOn !== null && settledOn >= from && settledOn <= to,
  );
  const { facts: lender } = await getLenderFacts(scope);
  return {
    ruleVersion: ruleSet.version,
    asOf,
    from,
    to,
    loans: loans.length,
    amountAud: totalAud(loans),
    dtiHeadroom: dtiHeadroom(lentInPeriod, ruleSet),
    lvr: lvrDistribution(loans, ruleSet),
    largeExposures: largeExposures(loans, lender.tier1CapitalAud, ruleSet),
    hazards: hazardConcentration(loans, HAZARD_KINDS),
  };
};
