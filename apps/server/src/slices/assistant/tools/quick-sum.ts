import { ASSUMED_LOAN } from '@propguard/rules/assistant/assumed-loan';
import { ASSUMED_PURCHASE, ASSUMED_SALE } from '@propguard/rules/assistant/assumed-purchase';
import { transferDuty } from '@propguard/rules/duty/transfer-duty';
import { LVR_THRESHOLDS_PERCENT } from '@propguard/rules/lending/lvr-limits';
import { mortgageInsurance } from '@propguard/rules/lending/mortgage-insurance';
import { monthlyRepaymentCents } from '@propguard/rules/lending/repayments';
import { workedOut } from '@propguard/talk/understanding/plain-sum';
import { referenceWithin } from '../../../access/reference-scope.ts';
import { dutyInForce } from '../../duty/duty-in-force.ts';
import type { ToolContext } from '../tool-context.ts';
import type { Tool } from './tool.ts';

const { costsPercent: SELLING_PERCENT } = ASSUMED_SALE;
/** What can be drawn without mortgage insurance. */
const [USABLE_PERCENT] = LVR_THRESHOLDS_PERCENT;
const WEEKS = 52;
const MONTHS = 12;
const CENTS = 100;
/** Discharge, registration and application fees of changing lenders. */
const SWITCH_COST_AUD = 1000;

type Arguments = Parameters<Tool<'quick_sum'>>[1];

const equity = ({ priceAud = 0, loanAud = 0, half, sharePercent = USABLE_PERCENT }: Arguments) => {
  const equityAud = priceAud - loanAud;
  const usableAud = Math.round((priceAud * sharePercent) / 100) - loanAud;
  return {
    valueAud: priceAud,
    loanAud,
    equityAud,
    ...(equityAud < 0 ? { shortAud: -equityAud } : {}),
    ...(half ? { halfAud: Math.round(equityAud / 2) } : {}),
    ...(usableAud > 0 && !half ? { usableAud, sharePercent } : {}),
  };
};

const sale = ({ priceAud = 0, loanAud, owners, sharePercent = SELLING_PERCENT }: Arguments) => {
  const costsAud = Math.round((priceAud * sharePercent) / 100);
  const netAud = priceAud - costsAud - (loanAud ?? 0);
  return {
    priceAud,
    ...(loanAud === undefined ? {} : { loanAud }),
    costsAud,
    costsPercent: sharePercent,
    netAud,
    ...(owners === undefined ? {} : { owners, eachAud: Math.round(netAud / owners) }),
    ...(netAud < 0 ? { shortAud: -netAud } : {}),
  };
};

const DEPOSIT_PERCENTS = { twentyPercent: 20, tenPercent: 10, fivePercent: 5 };

/** Where no share is named, the usual ones; where no price is known, they alone. */
const deposit = ({ priceAud, depositPercent }: Arguments) => {
  if (priceAud === undefined) return DEPOSIT_PERCENTS;
  const share = (percent: number): number => Math.round((priceAud * percent) / 100);
  return {
    priceAud,
    ...(depositPercent === undefined ? {} : { depositPercent, depositAud: share(depositPercent) }),
    ...DEPOSIT_PERCENTS,
    twentyAud: share(DEPOSIT_PERCENTS.twentyPercent),
    tenAud: share(DEPOSIT_PERCENTS.tenPercent),
    fiveAud: share(DEPOSIT_PERCENTS.fivePercent),
  };
};

const lmi = ({ loanAud = 0 }: Arguments) => {
  const { lowPercent, highPercent, lowAud, highAud } = mortgageInsurance(loanAud, null);
  return { loanAud, lowPercent, highPercent, lowAud, highAud };
};

/** From here on people speak of mortgage stress. */
const STRESS_PERCENT = 30;
const instalment = ({ repaymentMonthlyAud = 0, incomeAud = 1 }: Arguments) => ({
  monthAud: repaymentMonthlyAud,
  incomeAud,
  sharePercent: Math.round(((repaymentMonthlyAud * MONTHS) / incomeAud) * 100),
  limitPercent: STRESS_PERCENT,
});

/** As it is told: under two years in months, never none. What is told stands in what the tool gave. */
const timeOf = (months: number) =>
  months < 2 * MONTHS
    ? { months: Math.max(1, Math.round(months)) }
    : { months, years: Math.round(months / MONTHS) };

const saving = ({ targetAud = 0, savedAud = 0, savingMonthlyAud = 1 }: Arguments) => {
  const missingAud = Math.max(0, targetAud - savedAud);
  return {
    missingAud,
    monthlyAud: savingMonthlyAud,
    ...timeOf(missingAud / Math.max(1, savingMonthlyAud)),
  };
};

const cashflow = (args: Arguments) => {
  const { rentWeeklyAud = 0, loanAud = 0, costsAud = 0, ratePercent = ASSUMED_LOAN.ratePercent } = args;
  const interestAud = Math.round((loanAud * ratePercent) / 100 / WEEKS);
  const weeklyCosts = Math.round(costsAud / WEEKS);
  const weekAud = rentWeeklyAud - interestAud - weeklyCosts;
  return {
    loanAud,
    rentAud: rentWeeklyAud,
    interestAud,
    costsAud: weeklyCosts,
    weekAud,
    amountAud: Math.abs(weekAud),
    evenAud: interestAud + weeklyCosts,
    ratePercent,
  };
};

const switching = (args: Arguments) => {
  const { loanAud = 0, ratePercent = 0, newRatePercent = 0, termYears, costsAud = SWITCH_COST_AUD } = args;
  const isCostSaid = args.costsAud !== undefined;
  const each = (monthAud: number) => ({
    monthAud,
    costAud: costsAud,
    isCostSaid,
    ...(monthAud > 0 ? timeOf(costsAud / monthAud) : {}),
  });
  // What is saved was said: only how long it takes is asked.
  if (args.savingMonthlyAud !== undefined) return each(args.savingMonthlyAud);
  if (termYears === undefined)
    return {
      loanAud,
      newRatePercent,
      ...each(Math.round((loanAud * (ratePercent - newRatePercent)) / 100 / MONTHS)),
    };
  const paidAt = (percent: number) => Math.round(monthlyRepaymentCents(loanAud, percent, termYears) / CENTS);
  const nowAud = paidAt(ratePercent);
  const thenAud = paidAt(newRatePercent);
  const monthAud = nowAud - thenAud;
  return {
    loanAud,
    ratePercent,
    newRatePercent,
    termYears,
    nowAud,
    thenAud,
    totalAud: monthAud * MONTHS * termYears,
    ...each(monthAud),
  };
};

/** The same loan at another rate: what is paid now, then, and the difference a month. */
const rateChange = (args: Arguments) => {
  const { loanAud = 0, ratePercent = 0, newRatePercent = 0, termYears = ASSUMED_LOAN.termYears } = args;
  const paidAt = (percent: number) => Math.round(monthlyRepaymentCents(loanAud, percent, termYears) / CENTS);
  const [nowAud, thenAud] = [paidAt(ratePercent), paidAt(newRatePercent)];
  return {
    loanAud,
    ratePercent,
    newRatePercent,
    termYears,
    isTermSaid: args.termYears !== undefined,
    nowAud,
    thenAud,
    monthAud: Math.abs(thenAud - nowAud),
  };
};

/** The highest rate of income tax with the Medicare levy, and the part of a gain that is taxed after a year. */
const TOP_TAX_PERCENT = 47;
const TAXED_SHARE = 0.5;
/** The most that it can come to: what somebody really pays depends on what else they earn. */
const gain = ({ gainAud = 0 }: Arguments) => {
  const halfAud = Math.round(gainAud * TAXED_SHARE);
  return {
    gainAud,
    halfAud,
    topPercent: TOP_TAX_PERCENT,
    mostAud: Math.round((halfAud * TOP_TAX_PERCENT) / 100),
  };
};

const area = ({ priceAud = 0, areaSqm = 1 }: Arguments) => ({
  priceAud,
  areaSqm,
  eachAud: Math.round(priceAud / areaSqm),
});

const shareOf = (priceAud: number, percent: number): number => Math.round((priceAud * percent) / 100);
const share = ({ priceAud = 0, sharePercent = 0, timesAYear }: Arguments) => {
  const amountAud = shareOf(priceAud, sharePercent);
  return {
    priceAud,
    sharePercent,
    amountAud,
    ...(timesAYear === undefined ? {} : { timesAYear, eachAud: Math.round(amountAud / timesAYear) }),
  };
};

/** What agents commonly take of a price. */
const COMMISSION_PERCENTS = { lowPercent: 1.5, highPercent: 3 };
const commission = ({ priceAud = 0 }: Arguments) => ({
  priceAud,
  ...COMMISSION_PERCENTS,
  lowAud: shareOf(priceAud, COMMISSION_PERCENTS.lowPercent),
  highAud: shareOf(priceAud, COMMISSION_PERCENTS.highPercent),
});

/** What the sale leaves once it is paid for, and what the next home takes. */
const move = (args: Arguments, dutyAud: number | null) => {
  const { priceAud = 0, buyAud = 0, loanAud = 0, sharePercent = SELLING_PERCENT } = args;
  const sellingAud = shareOf(priceAud, sharePercent);
  const netAud = priceAud - sellingAud - loanAud;
  const { costsAud } = ASSUMED_PURCHASE;
  const allAud = buyAud + (dutyAud ?? 0) + costsAud;
  return {
    priceAud,
    buyAud,
    loanAud,
    sellingAud,
    sharePercent,
    netAud,
    costsAud,
    allAud,
    ...(dutyAud === null ? {} : { dutyAud }),
    ...(allAud > netAud ? { needAud: allAud - netAud } : { spareAud: netAud - allAud }),
  };
};

/** To the dollar, as it is told; a bare number to the hundredth. */
const plain = ({ parts = [] }: Arguments) => {
  const result = workedOut(parts);
  if (!result) return {};
  const { value, per } = result;
  return per === 'aud' || per === 'audPerSqm'
    ? { resultAud: Math.round(value) }
    : { result: Math.round(value * CENTS) / CENTS };
};

const SUMS = {
  equity,
  sale,
  deposit,
  saving,
  cashflow,
  switching,
  rateChange,
  area,
  lmi,
  instalment,
  gain,
  share,
  commission,
  plain,
};

const dutyOf = async (context: ToolContext, { dutyAud, state, buyAud = 0 }: Arguments) => {
  if (dutyAud !== undefined || state === undefined) return dutyAud ?? null;
  const { duty } = await dutyInForce(referenceWithin(context.scope), state);
  return transferDuty(duty, buyAud, false).dutyAud;
};

export const quickSum: Tool<'quick_sum'> = async (context, args) => ({
  kind: 'found',
  arguments: args,
  result: {
    sum: args.sum,
    ...(args.sum === 'move' ? move(args, await dutyOf(context, args)) : SUMS[args.sum](args)),
  },
  sample: false,
  path: null,
  subject: null,
});
