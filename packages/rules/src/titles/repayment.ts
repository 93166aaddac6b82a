const MONTHS_A_YEAR = 12;

/**
 * What must be paid each month, in whole cents and rounded up, so that the principal with interest is repaid at the
 * end of the term: P r / (1 - (1 + r)^-n), with r the monthly rate. Without interest P / n.
 */
export const monthlyRepayment = (
  principal: number,
  annualRatePercent: number,
  termMonths: number,
): number => {
  const monthlyRate = annualRatePercent / 100 / MONTHS_A_YEAR;
  const exact =
    monthlyRate === 0
      ? principal / termMonths
      : (principal * monthlyRate) / (1 - (1 + monthlyRate) ** -termMonths);
  return Math.ceil(exact * 100 - 1e-6) / 100;
};

/** OPS-CHAIN-31: the rate that the form of a new mortgage suggests. */
export const SUGGESTED_ANNUAL_RATE_PERCENT = 5.5;
/** OPS-CHAIN-30: the term of the sample mortgage. */
export const SAMPLE_TERM_MONTHS = 240;
