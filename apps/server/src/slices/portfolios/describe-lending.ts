import type { PortfolioLending } from '@propguard/protocol/portfolios';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import { LOAN_PURPOSES } from '@propguard/rules/lending/facts';
import { headroomOfSums } from '@propguard/rules/lending/portfolio/dti-headroom';
import { exposureOfSum } from '@propguard/rules/lending/portfolio/large-exposures';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { getLenderFacts } from '../compliance/get-lender-facts.ts';
import { listOwnRuleSets } from '../compliance/list-own-rule-sets.ts';
import { todayInWorkspace } from '../compliance/today-in-workspace.ts';
import { requirePortfolio } from './get-portfolio.ts';
import { sumByBorrower, sumByPurpose, sumHazards, sumLvrBands } from './lending-store.ts';

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The loans of a file against the rules on many loans, added up by the database: there may be a million. */
export const describeLending = async (scope: WorkspaceScope, id: string): Promise<PortfolioLending> => {
  const { tx } = scope;
  await requirePortfolio({ tx }, id);
  const asOf = await todayInWorkspace(scope);
  const ruleSet = ruleSetOn(await listOwnRuleSets(scope), asOf);
  const { tier1CapitalAud } = (await getLenderFacts(scope)).facts;
  const purposes = await sumByPurpose(tx, id, ruleSet);
  const bands = await sumLvrBands(tx, id, ruleSet);
  const loans = purposes.reduce((sum, purpose) => sum + purpose.loans, 0);
  const known = bands.reduce((sum, band) => sum + band.amountAud, 0);
  return {
    ruleVersion: ruleSet.version,
    asOf,
    loans,
    amountAud: purposes.reduce((sum, { amountAud }) => sum + amountAud, 0),
    withoutPurpose: purposes.find(({ purpose }) => purpose === null)?.loans ?? 0,
    dtiHeadroom: LOAN_PURPOSES.map((purpose) => {
      const sums = purposes.find((found) => found.purpose === purpose);
      const { lendingAud = 0, highAud = 0, loans: all = 0, assessed = 0 } = sums ?? {};
      return headroomOfSums(
        { purpose, lendingAud, highAud, excludedLoans: 0, unassessedLoans: all - assessed },
        ruleSet,
      );
    }),
    lvr: {
      bands: bands.map((band) => ({ ...band, share: shareOf(band.amountAud, known) ?? 0 })),
      unassessedLoans: loans - bands.reduce((sum, band) => sum + band.loans, 0),
    },
    largeExposures: tier1CapitalAud
      ? (await sumByBorrower(tx, id, tier1CapitalAud, ruleSet)).map((group) =>
          exposureOfSum(group, tier1CapitalAud, ruleSet),
        )
      : null,
    hazards: (await sumHazards(tx, id)).map(({ knownAud, ...hazard }) => ({
      ...hazard,
      elevatedShare: shareOf(hazard.elevatedAud, knownAud),
    })),
  };
};
