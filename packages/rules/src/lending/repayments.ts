const MONTHS = 12;
/** Below a millionth of a cent a fraction is the arithmetic's, not the loan's. */
const NOISE_CENTS = 1e-6;

const roundUpToCent = (cents: number): number => Math.ceil(cents - NOISE_CENTS);

/** Present value of one dollar a month: (1 - (1 + r)^-n) / r. */
const annuityFactor = (ratePercent: number, months: number): number => {
  const monthlyRate = ratePercent / 100 / MONTHS;
  return monthlyRate === 0 ? months : -Math.expm1(-months * Math.log1p(monthlyRate)) / monthlyRate;
};

/** Principal and interest in equal months, rounded up so that the loan is repaid in time. */
export const monthlyRepaymentCents = (amountAud: number, ratePercent: number, years: number): number =>
  roundUpToCent((amountAud * 100) / annuityFactor(ratePercent, Math.round(years * MONTHS)));

export const monthlyInterestCents = (amountAud: number, ratePercent: number): number =>
  roundUpToCent((amountAud * 100 * ratePercent) / 100 / MONTHS);

/** The largest whole-dollar loan whose repayment is at most this. */
export const loanRepaidByAud = (cents: number, ratePercent: number, years: number): number => {
  if (cents <= 0) return 0;
  const estimate = Math.floor((cents * annuityFactor(ratePercent, Math.round(years * MONTHS))) / 100) + 1;
  return monthlyRepaymentCents(estimate, ratePercent, years) <= cents ? estimate : estimate - 1;
};

const TIMES_A_YEAR = { week: 52, fortnight: 26, month: MONTHS } as const;

/** What a monthly repayment comes to, paid as often. */
export const paidEachAud = (monthlyAud: number, period: keyof typeof TIMES_A_YEAR): number =>
  Math.round((monthlyAud * MONTHS) / TIMES_A_YEAR[period]);
