/** What the assistant assumes of a loan where nobody says otherwise. It is named as assumed and enters no verdict. */
export const ASSUMED_LOAN = {
  ratePercent: 6.2,
  termYears: 30,
  /** Of the income before tax. */
  expensesShareOfIncome: 0.25,
  /** A month: nobody is assumed to live on less without rent, however little they earn; rounded, and no lender's own figure. */
  leastExpensesAud: { single: 1600, couple: 2400 },
  /** A month, for each child, beside what the grown-ups live on; rounded, without childcare and school fees. */
  expensesPerChildAud: 500,
} as const;
