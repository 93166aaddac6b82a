import { ASSUMED_LOAN } from '@propguard/rules/assistant/assumed-loan';
import { ASSUMED_PURCHASE, ASSUMED_SALE } from '@propguard/rules/assistant/assumed-purchase';
import { childrenIn, type Household, householdLoan } from '@propguard/rules/assistant/household-loan';
import type { StateDuty } from '@propguard/rules/duty/state-duty';
import { transferDuty } from '@propguard/rules/duty/transfer-duty';
import { monthlyRepaymentCents } from '@propguard/rules/lending/repayments';
import type { LendingRules } from '@propguard/rules/lending/rule-set';
import { borrowingPowerAud } from '@propguard/rules/lending/serviceability';
import type { DealFacts } from './deal-facts.ts';

/** What a deal is worked out with beside what was said of it: the tables of the day. */
export type DealFigures = {
  /** Of the state where the home is; null where that is not known. */
  duty: StateDuty | null;
  /** Of the price, where they are foreigners. */
  surchargePercent: number | null;
  rules: LendingRules;
};

/** What nobody said and an answer takes as usual. */
export type Assumed = 'ratePercent' | 'termYears' | 'expensesAud' | 'depositPercent' | 'sellingPercent';

/** The amounts that an answer rests on, by name. */
export type Steps = Readonly<Record<string, number>>;

const CENTS = 100;
const WHOLE = 100;
export const WEEKS = 52;
/** A loan that somebody names in round thousands is the one that was worked out; one that is further off is their own. */
const ROUNDED_BY = 1000;

export const shareOf = (amountAud: number, percent: number): number =>
  Math.round((amountAud * percent) / 100);
export const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

type Proceeds = { saleAud: number; sellingAud: number; owedAud: number; netAud: number };
/** What a sale leaves once the agent and the bank are paid. */
export const proceedsOf = ({ saleAud, owedAud = 0, sellingPercent }: DealFacts): Proceeds | null => {
  if (saleAud === undefined) return null;
  const sellingAud = shareOf(saleAud, sellingPercent ?? ASSUMED_SALE.costsPercent);
  return { saleAud, sellingAud, owedAud, netAud: saleAud - sellingAud - owedAud };
};

/** Their own money: what they saved and what their sale leaves; null where nothing was said of any. */
export const ownOf = (facts: DealFacts): number | null => {
  const proceeds = proceedsOf(facts);
  if (proceeds === null && facts.savingsAud === undefined) return null;
  return (facts.savingsAud ?? 0) + (proceeds?.netAud ?? 0);
};

type Extras = Readonly<
  Record<'dutyAud' | 'surchargeAud' | 'dutyWithSurchargeAud' | 'costsAud' | 'extrasAud', number>
>;
/** More than that part of the price is no conveyancer's fee: they speak of the duty. */
const LEAST_DUTY_SHARE = 0.012;
const LEAST_DUTY_AUD = 8000;
const dutySaid = (priceAud: number, { feesAud = 0 }: DealFacts): number | null =>
  feesAud >= LEAST_DUTY_AUD && feesAud >= priceAud * LEAST_DUTY_SHARE ? feesAud : null;

/** What comes on top of a price. Without a state the duty is left out, and that is said. */
export const extrasOf = (
  priceAud: number,
  facts: DealFacts,
  { duty, surchargePercent }: DealFigures,
): Extras => {
  const said = dutySaid(priceAud, facts);
  const foreignAud = facts.foreign ? shareOf(priceAud, facts.foreignSharePercent ?? WHOLE) : 0;
  const surchargeAud = shareOf(foreignAud, surchargePercent ?? 0);
  const usualAud = duty ? transferDuty(duty, priceAud, facts.firstHome ?? false).dutyAud : 0;
  // 'The duty and the surcharge are 109k': what is nearer to both of them together holds both.
  const isBoth = said !== null && surchargeAud > 0 && said > usualAud + surchargeAud / 2;
  const dutyAud = isBoth ? Math.max(0, said - surchargeAud) : (said ?? usualAud);
  const costsAud = (said === null ? facts.feesAud : undefined) ?? ASSUMED_PURCHASE.costsAud;
  const dutyWithSurchargeAud = dutyAud + surchargeAud;
  return {
    dutyAud,
    surchargeAud,
    dutyWithSurchargeAud,
    costsAud,
    extrasAud: dutyWithSurchargeAud + costsAud,
  };
};

type Loan = {
  loanAud: number;
  way: 'loanNeeded' | 'noLoanNeeded' | 'loanAsSaid';
  steps: Steps;
  assumed: Assumed[];
  /** Duty is not in it: the state was not said. */
  isWithoutDuty: boolean;
};
/** The whole price and what comes on top, less their own money. */
export const loanNeeded = (facts: DealFacts, figures: DealFigures): Loan | null => {
  const { priceAud, depositPercent, savingsAud = 0 } = facts;
  const ownAud = ownOf(facts);
  if (priceAud === undefined || ownAud === null) return null;
  const proceeds = proceedsOf(facts);
  const extras = extrasOf(priceAud, facts, figures);
  // A share that is put in says how much of it; what is over stays theirs.
  const putIn = depositPercent === undefined ? ownAud : shareOf(priceAud, depositPercent) + extras.extrasAud;
  const gap = priceAud + extras.extrasAud - Math.min(ownAud, putIn);
  const loanAud = Math.max(0, gap);
  return {
    loanAud,
    way: loanAud > 0 ? 'loanNeeded' : 'noLoanNeeded',
    steps: {
      priceAud,
      ...extras,
      allAud: priceAud + extras.extrasAud,
      ownAud,
      savingsAud,
      leftAud: Math.max(0, ownAud - extras.extrasAud),
      spareAud: Math.max(0, -gap),
      ...proceeds,
    },
    assumed: proceeds && facts.sellingPercent === undefined ? ['sellingPercent'] : [],
    isWithoutDuty: figures.duty === null && dutySaid(priceAud, facts) === null,
  };
};

const asSaid = (loanAud: number, steps: Steps = {}, assumed: Assumed[] = []): Loan => ({
  loanAud,
  way: 'loanAsSaid',
  steps,
  assumed,
  isWithoutDuty: false,
});

/** The loan of the deal: the one that is named, what is needed, what is owed, or the usual share of a price. */
export const loanOf = (facts: DealFacts, figures: DealFigures): Loan | null => {
  const { loanAud, priceAud, owedAud, saleAud, depositPercent } = facts;
  const needed = loanNeeded(facts, figures);
  // What they put down goes into the price; duty and costs are paid out of the rest.
  if (
    loanAud === undefined &&
    saleAud === undefined &&
    priceAud !== undefined &&
    facts.depositAud !== undefined
  ) {
    const { depositAud: putAud } = facts;
    return asSaid(Math.max(0, priceAud - putAud), { priceAud, depositAud: putAud });
  }
  if (loanAud !== undefined) {
    const isAbout = needed && Math.abs(needed.loanAud - loanAud) <= ROUNDED_BY;
    return isAbout ? needed : asSaid(loanAud);
  }
  if (owedAud !== undefined && saleAud === undefined && facts.savingsAud === undefined)
    return asSaid(owedAud);
  if (needed) return needed;
  if (priceAud === undefined) return null;
  const share = depositPercent ?? ASSUMED_PURCHASE.depositPercent;
  const depositAud = shareOf(priceAud, share);
  return asSaid(
    priceAud - depositAud,
    { priceAud, depositAud, depositPercent: share },
    depositPercent === undefined ? ['depositPercent'] : [],
  );
};

type Terms = { ratePercent: number; termYears: number; assumed: Assumed[] };
export const termsOf = ({ ratePercent, termYears }: DealFacts): Terms => ({
  ratePercent: ratePercent ?? ASSUMED_LOAN.ratePercent,
  termYears: termYears ?? ASSUMED_LOAN.termYears,
  assumed: [
    ...(ratePercent === undefined ? (['ratePercent'] as const) : []),
    ...(termYears === undefined ? (['termYears'] as const) : []),
  ],
});

export const monthlyOf = (loanAud: number, { ratePercent, termYears }: Terms): number =>
  loanAud === 0 ? 0 : monthlyRepaymentCents(loanAud, ratePercent, termYears) / CENTS;

/** The home that they own is kept beside the one they buy: its loan goes on. */
const keptLoanMonthly = (facts: DealFacts): number => {
  const { owedAud, saleAud, savingsAud, loanAud, repaymentAud } = facts;
  const isKept =
    owedAud !== undefined && saleAud === undefined && savingsAud !== undefined && (loanAud ?? 0) < owedAud;
  return isKept ? Math.round(repaymentAud ?? monthlyOf(owedAud, termsOf(facts))) : 0;
};

/** What their incomes carry; two of them are taxed each for themselves. */
export const powerOf = (
  facts: DealFacts,
  { rules }: DealFigures,
): { powerAud: number; steps: Steps } | null => {
  const [firstAud, secondAud, ...others] = facts.incomesAud ?? [];
  if (firstAud === undefined) return null;
  const incomeAud = sum(facts.incomesAud ?? []);
  const keptAud = keptLoanMonthly(facts);
  const commitmentsAud = sum(facts.commitmentsAud ?? []);
  const household: Household = {
    incomeAud,
    secondIncomeAud: secondAud === undefined ? undefined : incomeAud - firstAud - sum(others),
    otherIncomeAud: facts.rentReceivedAud === undefined ? undefined : facts.rentReceivedAud * WEEKS,
    expensesAud: facts.livingAud,
    children: facts.children,
    otherDebtsAud: facts.debtsAud,
    otherRepaymentsAud: commitmentsAud + keptAud,
    ratePercent: facts.ratePercent,
    termYears: facts.termYears,
  };
  const loan = householdLoan(household);
  const powerAud = Math.max(0, borrowingPowerAud(loan, rules) ?? 0);
  return {
    powerAud,
    steps: {
      powerAud,
      incomeAud,
      livingAud: loan.expensesMonthlyAud,
      ...childrenIn(household),
      countedAud: commitmentsAud + keptAud,
      ratePercent: loan.ratePercent,
      termYears: loan.termYears,
      testedPercent: Math.round((loan.ratePercent + rules.serviceability.bufferPoints) * 100) / 100,
      bufferPoints: rules.serviceability.bufferPoints,
    },
  };
};

export const powerAssumed = (facts: DealFacts): Assumed[] => [
  ...(facts.livingAud === undefined ? (['expensesAud'] as const) : []),
  ...termsOf(facts).assumed,
];

/** The highest price that a loan and their own money pay with all that comes on top of it. */
export const reachOf = (facts: DealFacts, figures: DealFigures, powerAud: number): number => {
  const allAud = powerAud + (ownOf(facts) ?? 0);
  let [low, high] = [0, allAud];
  while (high - low > 1) {
    const price = Math.floor((low + high) / 2);
    if (price + extrasOf(price, facts, figures).extrasAud <= allAud) low = price;
    else high = price;
  }
  return low;
};
