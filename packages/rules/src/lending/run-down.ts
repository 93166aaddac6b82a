const MONTHS = 12;
export const LONGEST_YEARS = 50;

export type RunDown = { months: number; interestAud: number };

/** Months until nothing is owed with what is paid each month, and the interest of all of them. */
export const runDown = (loanAud: number, ratePercent: number, paidAud: number): RunDown => {
  const rate = ratePercent / 100 / MONTHS;
  let balance = loanAud;
  let interestAud = 0;
  let months = 0;
  while (balance > 0.005 && months < LONGEST_YEARS * MONTHS) {
    const interest = balance * rate;
    interestAud += interest;
    balance = balance + interest - Math.min(paidAud, balance + interest);
    months++;
  }
  return { months, interestAud };
};
