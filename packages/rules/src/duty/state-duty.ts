/** From `fromAud` on: so much, and so many percent of what is above it; or so many percent of the whole price. */
export type DutyStep = { fromAud: number; baseAud: number; percent: number; ofWhole: boolean };
/** Up to a price: a share of the square of the thousands, and so much for each thousand. */
export type DutyFormula = { untilAud: number; perSquareThousand: number; perThousand: number };
/**
 * Nothing up to a price; from there to `untilAud` the duty comes in by degrees: a growing share of what is due at
 * `untilAud`, or, as Victoria counts, of what the price itself would bear.
 */
type FirstHomeRelief = {
  freeUntilAud: number;
  untilAud: number;
  isShareOfOwnDuty?: boolean | undefined;
  ownHome?: OwnHomeRate | undefined;
};
/**
 * As Queensland counts: whoever will live there pays so many percent of the first dollars, and what a first home is let
 * off of that goes down in steps of the price.
 */
type OwnHomeRate = { percent: number; lowUntilAud: number; stepAud: number };

/** What a state or territory takes when a home that is not new changes hands. */
export type StateDuty = {
  formula: DutyFormula | null;
  steps: DutyStep[];
  /** Null where relief asks for more than the price, or there is none. */
  firstHome: FirstHomeRelief | null;
  office: string;
  /** Where the revenue office says so itself. */
  sourceUrl: string;
};

/** As it is said: 'revenue.nsw.gov.au'. */
export const siteOf = ({ sourceUrl }: Pick<StateDuty, 'sourceUrl'>): string =>
  sourceUrl.replace(/^https:\/\/(?:www\.)?([^/?#:]+).*$/, '$1');
