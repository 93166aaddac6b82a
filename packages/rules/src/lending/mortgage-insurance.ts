import { LVR_THRESHOLDS_PERCENT } from './lvr-limits.ts';

/** Above this share of the value lenders usually ask for mortgage insurance. */
const [LMI_ABOVE_PERCENT] = LVR_THRESHOLDS_PERCENT;
/** A rule of thumb: the insurer's own price depends on the loan, the share lent and the lender. */
const LMI_PERCENTS = { lowPercent: 1, highPercent: 4 };

export type MortgageInsurance = {
  limitPercent: number;
  isDue: boolean;
  lowPercent: number;
  highPercent: number;
  lowAud: number;
  highAud: number;
};

/** Whether it is due, and roughly what it costs; where no value is known, as if it were due. */
export const mortgageInsurance = (loanAud: number, valueAud: number | null): MortgageInsurance => ({
  limitPercent: LMI_ABOVE_PERCENT,
  isDue: valueAud === null || loanAud * 100 > valueAud * LMI_ABOVE_PERCENT,
  ...LMI_PERCENTS,
  lowAud: Math.round((loanAud * LMI_PERCENTS.lowPercent) / 100),
  highAud: Math.round((loanAud * LMI_PERCENTS.highPercent) / 100),
});
