import type { Included } from '../../../dialogue/account/account.ts';

type Sentence =
  // How a figure was reckoned.
  | 'workedOut'
  | 'dutySteps'
  | 'dutyBand'
  | 'dutyFirstBand'
  | 'dutyWhole'
  | 'dutyFormula'
  | 'dutyOwnHome'
  | 'dutyFirstHome'
  | 'dutySurcharge'
  | 'dutyTotal'
  | 'asFirstHome'
  | 'asOwnHome'
  | 'repaymentHow'
  | 'powerHow'
  | 'restsOn'
  // What it means.
  | 'notThat'
  | 'costsMean'
  | 'lvrMean'
  | 'confidenceMean'
  | 'errorMean'
  | 'comparablesMean'
  | 'medianMean'
  | 'growthMean'
  | 'clearanceMean'
  | 'assumedMean'
  | 'testedMean'
  // Whether something is in it.
  | 'includesYes'
  | 'includesNo'
  | 'includesZero'
  | 'withIt'
  | 'tellMe'
  | 'noSuch'
  // Two of ours.
  | 'bothMine'
  | 'bothHold'
  | 'alsoCounts'
  | 'laterHolds'
  | 'valueHolds'
  // Ours against theirs.
  | 'apart'
  | 'same'
  | 'apartOwn'
  | 'sameOwn'
  | 'causeGeneral'
  | 'causeOwnHome'
  | 'causeFirstHome'
  | 'causeSurcharge'
  | 'causeRate'
  | 'causeTerm'
  | 'causeMoreCosts'
  | 'causeLessCosts'
  | 'theirsRight'
  | 'oursRight'
  | 'causeUnknown'
  | 'officeDecides'
  | 'lenderDecides'
  | 'valuerDecides'
  // None of ours.
  | 'notMine'
  | 'yours';

/** Answers to questions about figures that were told. */
export type AccountPhrases = Readonly<Record<Sentence, string>> & {
  readonly own: string;
  readonly parts: Readonly<Record<Included, string>>;
};
