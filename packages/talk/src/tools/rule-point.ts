export type RulePointName =
  | 'threshold'
  | 'flaggedFrom'
  | 'newLendingShare'
  | 'inForceFrom'
  | 'rateBuffer'
  | 'nonSalaryHaircut'
  | 'defaultAfter'
  | 'valuationReview'
  | 'tier1Limit'
  | 'largeFrom'
  | 'weightUpTo'
  | 'weightAbove'
  | 'nonStandard'
  | 'capital'
  | 'firstThreshold'
  | 'incidentNotice'
  | 'toleranceNotice'
  | 'registerReview'
  | 'unsuitability';

type Measured = { figure: number; unit: 'percent' | 'times' | 'points' | 'day' | 'hour' | 'month' };
type Dated = { figure: string; unit: 'date' };
/** A figure of the rules; a weight is one up to an LVR, or above the last. */
export type RulePoint = { name: RulePointName; boundPercent?: number } & (Measured | Dated);
