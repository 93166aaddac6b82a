/** What the assistant assumes of a loan where nobody says otherwise. It is named as assumed and enters no verdict. */
export const ASSUMED_LOAN = {
  ratePercent: 6.2,
  termYears: 30,
  /** Of the income before tax. */
  expensesShareOfIncome: 0.25,
} as const;
