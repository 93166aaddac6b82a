import { ASSUMED_LOAN } from '@propguard/rules/assistant/assumed-loan';
import { ASSUMED_PURCHASE } from '@propguard/rules/assistant/assumed-purchase';
import {
  loanRepaidByAud,
  monthlyInterestCents,
  monthlyRepaymentCents,
  paidEachAud,
} from '@propguard/rules/lending/repayments';
import { LONGEST_YEARS, type RunDown, runDown } from '@propguard/rules/lending/run-down';
import { PATHS } from '@propguard/rules/routes/paths';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import type { Tool } from './tool.ts';

const MONTHS = 12;
const CENTS = 100;

type Terms = { ratePercent: number; termYears: number };

/** What the deposit leaves of the price, where no loan is said. */
const loanOf = (
  args: ArgumentsOf<'repayments'>,
  terms: Terms,
): { loanAud: number; isDepositAssumed: boolean } => {
  const { loanAud, priceAud, repaymentAud, depositAud, depositPercent } = args;
  if (loanAud !== undefined) return { loanAud, isDepositAssumed: false };
  if (priceAud === undefined)
    return {
      loanAud: loanRepaidByAud((repaymentAud ?? 0) * CENTS, terms.ratePercent, terms.termYears),
      isDepositAssumed: false,
    };
  const isDepositAssumed = depositAud === undefined && depositPercent === undefined;
  const share = depositPercent ?? ASSUMED_PURCHASE.depositPercent;
  const deposit = depositAud ?? Math.round((priceAud * share) / CENTS);
  return { loanAud: Math.max(0, priceAud - deposit), isDepositAssumed };
};

/** Years and months, as they are told. */
const asTold = (months: number): { years: number; months: number } => ({
  years: Math.floor(months / MONTHS),
  months: months % MONTHS,
});

/** How soon it is over with what is paid, and what that saves; `isEnough` is false where it would never be. */
const paidOff = (
  loan: { loanAud: number; ratePercent: number; termYears: number },
  paidAud: number,
  usual: RunDown,
) => {
  const { months, interestAud } = runDown(loan.loanAud, loan.ratePercent, paidAud);
  const earlier = usual.months - months;
  const isEnough = earlier >= 0 && months < LONGEST_YEARS * MONTHS;
  return {
    paidAud,
    isEnough,
    time: asTold(months),
    earlier: isEnough && earlier > 0 ? asTold(earlier) : null,
    savedAud: Math.max(0, Math.round(usual.interestAud - interestAud)),
  };
};

/** What is paid once interest alone is over: all of the loan, in fewer years. */
const afterInterestOnly = (loanAud: number, { ratePercent, termYears }: Terms, years: number | undefined) =>
  years === undefined || years >= termYears
    ? { interestOnlyYears: null, remainingYears: null, laterMonthlyAud: null }
    : {
        interestOnlyYears: years,
        remainingYears: termYears - years,
        laterMonthlyAud: Math.round(monthlyRepaymentCents(loanAud, ratePercent, termYears - years) / CENTS),
      };

export const repayments: Tool<'repayments'> = async (_, args) => {
  const { ratePercent: rate, termYears: term, extraAud, offsetAud, paidAud } = args;
  const terms = {
    ratePercent: rate ?? ASSUMED_LOAN.ratePercent,
    termYears: Math.min(LONGEST_YEARS, Math.max(1, term ?? ASSUMED_LOAN.termYears)),
  };
  const { loanAud, isDepositAssumed } = loanOf(args, terms);
  const { ratePercent, termYears } = terms;
  const monthlyAt = (percent: number): number =>
    loanAud === 0 ? 0 : monthlyRepaymentCents(loanAud, percent, termYears) / CENTS;
  const monthly = monthlyAt(ratePercent);
  const period = args.period ?? 'month';
  const usual = runDown(loanAud, ratePercent, monthly);
  const faster = extraAud === undefined ? null : runDown(loanAud, ratePercent, monthly + extraAud);
  const offset = offsetAud === undefined ? null : Math.min(offsetAud, loanAud);
  return {
    kind: 'found',
    arguments: args,
    result: {
      monthlyAud: Math.round(monthly),
      period,
      eachAud: paidEachAud(monthly, period),
      loanAud,
      ratePercent,
      termYears,
      interestAud: Math.round(usual.interestAud),
      interestOnlyMonthlyAud: args.interestOnly
        ? Math.round(monthlyInterestCents(loanAud, ratePercent) / CENTS)
        : null,
      ...afterInterestOnly(loanAud, terms, args.interestOnlyYears),
      stressedMonthlyAud: Math.round(monthlyAt(ratePercent + 1)),
      extraAud: extraAud ?? null,
      savedAud: faster && Math.round(usual.interestAud - faster.interestAud),
      monthsEarlier: faster && usual.months - faster.months,
      earlier: faster && asTold(usual.months - faster.months),
      paidOff: paidAud === undefined ? null : paidOff({ loanAud, ratePercent, termYears }, paidAud, usual),
      offsetAud: offset,
      offsetSavedAud: offset === null ? null : Math.round((offset * ratePercent) / CENTS),
      isCarried: args.loanAud === undefined && args.priceAud === undefined,
      assumed: [
        ...(rate === undefined ? ['ratePercent'] : []),
        ...(term === undefined ? ['termYears'] : []),
        ...(isDepositAssumed ? ['depositPercent'] : []),
      ],
    },
    sample: false,
    path: PATHS.lending,
    subject: null,
  };
};
