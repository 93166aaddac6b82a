import { ASSUMED_PURCHASE } from '@propguard/rules/assistant/assumed-purchase';
import { mortgageInsurance } from '@propguard/rules/lending/mortgage-insurance';
import { paidEachAud } from '@propguard/rules/lending/repayments';
import { runDown } from '@propguard/rules/lending/run-down';
import type { RepaymentPeriod } from '../dialogue/repayment-period.ts';
import type { DealFacts, DealTarget } from './deal-facts.ts';
import {
  type Assumed,
  type DealFigures,
  extrasOf,
  loanNeeded,
  loanOf,
  monthlyOf,
  ownOf,
  powerAssumed,
  powerOf,
  proceedsOf,
  reachOf,
  type Steps,
  shareOf,
  sum,
  termsOf,
  WEEKS,
} from './sheet.ts';

const RENT_TIGHT_PERCENT = 30;
/** With less hardly anybody lends. */
const LEAST_DEPOSIT_PERCENT = 5;

/** The one fact without which a target cannot be told. */
type DealLack = 'valueAud' | 'incomeAud' | 'location' | 'loanAud' | 'saleAud' | 'rentAud' | 'paidAud';

/** How a target came out: which sentence tells it. */
type DealWay =
  | 'loanNeeded'
  | 'loanAsSaid'
  | 'noLoanNeeded'
  | 'power'
  | 'noPower'
  | 'affordYes'
  | 'affordNo'
  | 'reach'
  | 'more'
  | 'moreNone'
  | 'enoughAll'
  | 'enoughSome'
  | 'enoughNot'
  | 'repay'
  | 'duty'
  | 'cash'
  | 'short'
  | 'left'
  | 'lvr'
  | 'lmiDue'
  | 'lmiNotDue'
  | 'proceeds'
  | 'proceedsShort'
  | 'rentTight'
  | 'rentFine'
  | 'difference'
  | 'paidOver'
  | 'paidUnder'
  | 'extra'
  | 'offset'
  | 'done'
  | 'never';

type DealAnswer =
  | { target: DealTarget; way: DealWay; figure: number; steps: Steps; assumed: Assumed[]; lacks: null }
  /** It could be told but for one thing. */
  | { target: DealTarget; lacks: DealLack };

export type SolvedAnswer = Extract<DealAnswer, { lacks: null }>;

const solved = (
  target: DealTarget,
  way: DealWay,
  figure: number,
  steps: Steps,
  assumed: Assumed[] = [],
): SolvedAnswer => ({ target, way, figure, steps, assumed: [...new Set(assumed)], lacks: null });

type Solver = (facts: DealFacts, figures: DealFigures, period: RepaymentPeriod) => DealAnswer;

const lackOfLoan = ({ saleAud, priceAud, owedAud }: DealFacts): DealLack =>
  priceAud === undefined && saleAud === undefined && owedAud === undefined ? 'loanAud' : 'valueAud';

const SOLVERS: Readonly<Record<DealTarget, Solver>> = {
  loan: (facts, figures) => {
    const isShared = facts.depositPercent !== undefined || facts.depositAud !== undefined;
    const needed = facts.depositAud === undefined ? loanNeeded(facts, figures) : null;
    const loan = needed ?? (isShared ? loanOf(facts, figures) : null);
    if (loan)
      return solved('loan', loan.way, loan.loanAud, { loanAud: loan.loanAud, ...loan.steps }, loan.assumed);
    return { target: 'loan', lacks: facts.priceAud === undefined ? 'valueAud' : 'loanAud' };
  },
  proceeds: (facts) => {
    const proceeds = proceedsOf(facts);
    if (!proceeds) return { target: 'proceeds', lacks: 'saleAud' };
    const { netAud } = proceeds;
    const assumed: Assumed[] = facts.sellingPercent === undefined ? ['sellingPercent'] : [];
    const steps = { ...proceeds, shortAud: Math.max(0, -netAud) };
    return solved('proceeds', netAud < 0 ? 'proceedsShort' : 'proceeds', netAud, steps, assumed);
  },
  borrow: (facts, figures) => {
    const power = powerOf(facts, figures);
    if (!power) return { target: 'borrow', lacks: 'incomeAud' };
    const way = power.powerAud > 0 ? 'power' : 'noPower';
    return solved('borrow', way, power.powerAud, power.steps, powerAssumed(facts));
  },
  afford: (facts, figures) => {
    const power = powerOf(facts, figures);
    if (!power) return { target: 'afford', lacks: 'incomeAud' };
    const loan = loanOf(facts, figures);
    if (!loan) {
      const reachAud = reachOf(facts, figures, power.powerAud);
      const steps = { ...power.steps, reachAud, ownAud: ownOf(facts) ?? 0 };
      return solved('afford', 'reach', reachAud, steps, powerAssumed(facts));
    }
    const marginAud = power.powerAud - loan.loanAud;
    const steps = { ...power.steps, ...loan.steps, loanAud: loan.loanAud, byAud: Math.abs(marginAud) };
    const assumed = [...loan.assumed, ...powerAssumed(facts)];
    return solved('afford', marginAud >= 0 ? 'affordYes' : 'affordNo', marginAud, steps, assumed);
  },
  reach: (facts, figures) => {
    const power = powerOf(facts, figures);
    if (!power) return { target: 'reach', lacks: 'incomeAud' };
    const reachAud = reachOf(facts, figures, power.powerAud);
    const steps = { ...power.steps, reachAud, ownAud: ownOf(facts) ?? 0 };
    return solved('reach', 'reach', reachAud, steps, powerAssumed(facts));
  },
  more: (facts, figures) => {
    const power = powerOf({ ...facts, savingsAud: undefined }, figures);
    if (!power) return { target: 'more', lacks: 'incomeAud' };
    const { owedAud } = facts;
    if (owedAud === undefined) return { target: 'more', lacks: 'loanAud' };
    const moreAud = power.powerAud - owedAud;
    const steps = { ...power.steps, moreAud: Math.max(0, moreAud), owedAud };
    return solved('more', moreAud > 0 ? 'more' : 'moreNone', moreAud, steps, powerAssumed(facts));
  },
  enough: (facts, figures) => {
    const { priceAud } = facts;
    const ownAud = ownOf(facts);
    if (priceAud === undefined) return { target: 'enough', lacks: 'valueAud' };
    if (ownAud === null) return { target: 'enough', lacks: 'loanAud' };
    const extras = extrasOf(priceAud, facts, figures);
    const leftAud = Math.min(priceAud, ownAud - extras.extrasAud);
    const percent = Math.floor((leftAud / priceAud) * 1000) / 10;
    const needAud = shareOf(priceAud, LEAST_DEPOSIT_PERCENT) + extras.extrasAud;
    const steps = {
      ...extras,
      ownAud,
      leftAud: Math.max(0, leftAud),
      percent,
      fullPercent: ASSUMED_PURCHASE.depositPercent,
      leastPercent: LEAST_DEPOSIT_PERCENT,
      needAud,
      byAud: Math.max(0, needAud - ownAud),
    };
    const isIn = percent >= LEAST_DEPOSIT_PERCENT ? 'enoughSome' : 'enoughNot';
    return solved('enough', percent >= ASSUMED_PURCHASE.depositPercent ? 'enoughAll' : isIn, percent, steps);
  },
  repay: (facts, figures, period) => {
    const loan = loanOf(facts, figures);
    if (!loan) return { target: 'repay', lacks: lackOfLoan(facts) };
    // Nothing is paid back where their own money is enough, and of no loan no sum is told.
    if (loan.loanAud === 0)
      return loan.way === 'noLoanNeeded'
        ? solved('repay', 'noLoanNeeded', 0, loan.steps, loan.assumed)
        : { target: 'repay', lacks: 'loanAud' };
    const terms = termsOf(facts);
    const monthly = monthlyOf(loan.loanAud, terms);
    const eachAud = paidEachAud(monthly, period);
    const { ratePercent, termYears } = terms;
    const steps = {
      ...loan.steps,
      loanAud: loan.loanAud,
      monthlyAud: Math.round(monthly),
      eachAud,
      ratePercent,
      termYears,
    };
    return solved('repay', 'repay', eachAud, steps, [...loan.assumed, ...terms.assumed]);
  },
  duty: (facts, figures) => {
    const power = powerOf(facts, figures);
    // Of the price that they could look at, where none is said.
    const priceAud = facts.priceAud ?? (power ? reachOf(facts, figures, power.powerAud) : undefined);
    if (priceAud === undefined) return { target: 'duty', lacks: 'valueAud' };
    if (!figures.duty) return { target: 'duty', lacks: 'location' };
    const { dutyAud, surchargeAud, dutyWithSurchargeAud } = extrasOf(priceAud, facts, figures);
    const steps = { priceAud, dutyAud, surchargeAud, dutyWithSurchargeAud };
    return solved('duty', 'duty', dutyWithSurchargeAud, steps);
  },
  cash: (facts, figures) => {
    const { priceAud, depositPercent } = facts;
    if (priceAud === undefined) return { target: 'cash', lacks: 'valueAud' };
    if (!figures.duty) return { target: 'cash', lacks: 'location' };
    const percent = depositPercent ?? ASSUMED_PURCHASE.depositPercent;
    const depositAud = shareOf(priceAud, percent);
    const extras = extrasOf(priceAud, facts, figures);
    const totalAud = depositAud + extras.extrasAud;
    const steps = {
      priceAud,
      depositAud,
      depositPercent: percent,
      ...extras,
      totalAud,
    };
    return solved('cash', 'cash', totalAud, steps, depositPercent === undefined ? ['depositPercent'] : []);
  },
  gap: (facts, figures) => {
    const { priceAud, saleAud, loanAud } = facts;
    const ownAud = ownOf(facts);
    const power = powerOf(facts, figures);
    // Of a loan that is named: what the incomes lack of it.
    if (power && (loanAud !== undefined || (priceAud !== undefined && ownAud !== null))) {
      const needAud = loanOf(facts, figures)?.loanAud ?? 0;
      const overAud = power.powerAud - needAud;
      return gapOf(overAud, needAud, power.powerAud, power.steps, powerAssumed(facts));
    }
    if (priceAud === undefined) return { target: 'gap', lacks: 'valueAud' };
    if (ownAud === null) return { target: 'gap', lacks: 'loanAud' };
    const extras = extrasOf(priceAud, facts, figures);
    if (saleAud !== undefined) {
      const allAud = priceAud + extras.extrasAud;
      const assumed: Assumed[] = facts.sellingPercent === undefined ? ['sellingPercent'] : [];
      return gapOf(ownAud - allAud, allAud, ownAud, { ...extras, ...proceedsOf(facts) }, assumed);
    }
    const percent = facts.depositPercent ?? ASSUMED_PURCHASE.depositPercent;
    const needAud = shareOf(priceAud, percent) + extras.extrasAud;
    const assumed: Assumed[] = facts.depositPercent === undefined ? ['depositPercent'] : [];
    return gapOf(ownAud - needAud, needAud, ownAud, { ...extras, depositPercent: percent }, assumed);
  },
  lvr: (facts, figures) => {
    const valueAud = facts.priceAud ?? (facts.loanAud === undefined ? facts.saleAud : undefined);
    const loan = loanOf(facts, figures);
    if (valueAud === undefined || valueAud === 0) return { target: 'lvr', lacks: 'valueAud' };
    if (!loan || (loan.loanAud === 0 && loan.way !== 'noLoanNeeded'))
      return { target: 'lvr', lacks: 'loanAud' };
    if (loan.loanAud === 0) return solved('lvr', 'noLoanNeeded', 0, loan.steps, loan.assumed);
    const lvrPercent = Math.round((loan.loanAud / valueAud) * 1000) / 10;
    const steps = { ...loan.steps, loanAud: loan.loanAud, valueAud, lvrPercent };
    return solved('lvr', 'lvr', lvrPercent, steps, loan.assumed);
  },
  lmi: (facts, figures) => {
    const lvr = SOLVERS.lvr(facts, figures, 'month');
    if (lvr.lacks !== null) return { target: 'lmi', lacks: lvr.lacks };
    if (lvr.way === 'noLoanNeeded') return { ...lvr, target: 'lmi' };
    const { loanAud = 0, valueAud = 0 } = lvr.steps;
    const { isDue, ...insurance } = mortgageInsurance(loanAud, valueAud);
    const steps = { ...lvr.steps, ...insurance };
    return solved('lmi', isDue ? 'lmiDue' : 'lmiNotDue', isDue ? insurance.lowAud : 0, steps, lvr.assumed);
  },
  rentshare: ({ rentPaidAud, incomesAud = [] }) => {
    if (rentPaidAud === undefined) return { target: 'rentshare', lacks: 'rentAud' };
    const incomeAud = sum(incomesAud);
    if (incomeAud === 0) return { target: 'rentshare', lacks: 'incomeAud' };
    const percent = Math.round(((rentPaidAud * WEEKS) / incomeAud) * 100);
    const steps = { rentAud: rentPaidAud, incomeAud, percent, limitPercent: RENT_TIGHT_PERCENT };
    return solved('rentshare', percent > RENT_TIGHT_PERCENT ? 'rentTight' : 'rentFine', percent, steps);
  },
  difference: (facts, figures, period) => {
    const [one, other] = facts.comparedAud ?? [];
    if (one !== undefined && other !== undefined && Math.min(one, other) > 0) {
      const [lowAud, highAud] = [Math.min(one, other), Math.max(one, other)];
      const differenceAud = highAud - lowAud;
      const percent = Math.round((differenceAud / lowAud) * 1000) / 10;
      return solved('difference', 'difference', differenceAud, { lowAud, highAud, differenceAud, percent });
    }
    // What the bank takes, against what the loan should take.
    const repay = SOLVERS.repay(facts, figures, period);
    if (facts.repaymentAud === undefined) return { target: 'difference', lacks: 'paidAud' };
    if (repay.lacks !== null) return { target: 'difference', lacks: repay.lacks };
    if (repay.way === 'noLoanNeeded') return { ...repay, target: 'difference' };
    const paidAud = Math.round(facts.repaymentAud);
    const overAud = paidAud - (repay.steps.monthlyAud ?? 0);
    const steps = { ...repay.steps, paidAud, byAud: Math.abs(overAud) };
    return solved('difference', overAud < 0 ? 'paidUnder' : 'paidOver', overAud, steps, repay.assumed);
  },
  payoff: (facts, figures) => {
    const repay = SOLVERS.repay(facts, figures, 'month');
    if (repay.lacks !== null) return { target: 'payoff', lacks: repay.lacks };
    if (repay.way === 'noLoanNeeded') return { ...repay, target: 'payoff' };
    const { loanAud = 0, ratePercent = 0, termYears = 0 } = repay.steps;
    const monthly = monthlyOf(loanAud, { ratePercent, termYears, assumed: [] });
    const usual = runDown(loanAud, ratePercent, monthly);
    const { extraAud, offsetAud, repaymentAud } = facts;
    if (extraAud === undefined && repaymentAud === undefined && offsetAud !== undefined) {
      const set = Math.min(offsetAud, loanAud);
      const savedAud = Math.round((set * ratePercent) / 100);
      return solved(
        'payoff',
        'offset',
        savedAud,
        { ...repay.steps, offsetAud: set, savedAud },
        repay.assumed,
      );
    }
    if (extraAud === undefined && repaymentAud === undefined) return { target: 'payoff', lacks: 'paidAud' };
    const paidAud = Math.round(extraAud === undefined ? (repaymentAud ?? 0) : monthly + extraAud);
    const faster = runDown(loanAud, ratePercent, extraAud === undefined ? paidAud : monthly + extraAud);
    const earlier = usual.months - faster.months;
    const steps = {
      ...repay.steps,
      paidAud,
      extraAud: extraAud ?? 0,
      ...spanOf('done', faster.months),
      ...spanOf('earlier', Math.max(0, earlier)),
      savedAud: Math.max(0, Math.round(usual.interestAud - faster.interestAud)),
    };
    const way = extraAud === undefined ? (earlier >= 0 ? 'done' : 'never') : 'extra';
    return solved('payoff', way, earlier, steps, repay.assumed);
  },
};

const MONTHS = 12;
/** In years and months, as they are told. */
const spanOf = (name: string, months: number): Steps => ({
  [`${name}Years`]: Math.floor(months / MONTHS),
  [`${name}Months`]: months % MONTHS,
});

const gapOf = (
  overAud: number,
  needAud: number,
  haveAud: number,
  steps: Steps,
  assumed: Assumed[],
): DealAnswer =>
  solved(
    'gap',
    overAud < 0 ? 'short' : 'left',
    overAud,
    { ...steps, needAud, haveAud, byAud: Math.abs(overAud) },
    assumed,
  );

/** What rests on the loan rests on the duty that is in it. */
const OF_LOAN: ReadonlySet<DealTarget> = new Set(['repay', 'gap', 'lvr', 'lmi', 'payoff', 'difference']);

export type DealSheet = {
  answers: DealAnswer[];
  assumed: Assumed[];
  /** What is asked for, once: the first that a target lacks, or the state where duty is left out. */
  missing: DealLack | null;
  /** Figures that are told leave the duty out. */
  isWithoutDuty: boolean;
};

/** Every asked target by what is known, in the order asked. Each is worked out by the rules of the single sums. */
export const solveDeal = (
  facts: DealFacts,
  targets: readonly DealTarget[],
  figures: DealFigures,
  period: RepaymentPeriod = 'month',
): DealSheet => {
  const answers = [...new Set(targets)].map((target) => SOLVERS[target](facts, figures, period));
  const told = answers.filter((answer) => answer.lacks === null);
  const isLoanWithout = loanOf(facts, figures)?.isWithoutDuty === true;
  const isWithoutDuty =
    figures.duty === null &&
    told.some(
      ({ target, way, steps }) =>
        way === 'reach' || 'extrasAud' in steps || (isLoanWithout && OF_LOAN.has(target)),
    );
  const lack = answers.find(({ lacks }) => lacks !== null)?.lacks ?? null;
  return {
    answers,
    assumed: [...new Set(told.flatMap(({ assumed }) => assumed))],
    missing: lack ?? (isWithoutDuty ? 'location' : null),
    isWithoutDuty,
  };
};
