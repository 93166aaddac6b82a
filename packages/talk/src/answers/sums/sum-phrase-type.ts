/** What is said of a sum that was worked out from amounts the person gave, as ICU messages. */
export type SumPhrases = {
  repaymentIs: string;
  repaymentInterestOnly: string;
  repaymentInterest: string;
  repaymentExtra: string;
  repaymentOffset: string;
  repaymentCarries: string;
  repaymentStress: string;
  upfrontIs: string;
  dutyIs: string;
  dutyNone: string;
  dutyRelief: string;
  dutyNoRelief: string;
  dutyReliefUnknown: string;
  dutyUnconfirmed: string;
  yieldGross: string;
  yieldNet: string;
  yieldCosts: string;
  dtiIs: string;
  dtiHigh: string;
  dtiBelow: string;
  priceAbove: string;
  priceLittle: string;
  pricePartly: string;
  priceBelow: string;
  priceAbout: string;
  priceInRange: string;
  priceOutOfRange: string;
  /** Where the home itself has too few sales. */
  priceOverMedian: string;
  priceUnderMedian: string;
  searchSaved: string;
  searchMailed: string;
  labels: Record<'month' | 'interest' | 'duty' | 'cash' | 'costs' | 'price' | 'dti' | 'difference', string>;
};
