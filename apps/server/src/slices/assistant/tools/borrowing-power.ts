import { childrenIn, householdLoan } from '@propguard/rules/assistant/household-loan';
import { PATHS } from '@propguard/rules/routes/paths';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { assessFacts } from '../../compliance/assess-facts.ts';
import type { Tool } from './tool.ts';

/** What a price asks of the buyer's own money, when all that can be borrowed is borrowed. */
const purchase = ({ priceAud, depositAud }: ArgumentsOf<'borrowing_power'>, powerAud: number | null) => {
  if (priceAud === undefined)
    return depositAud === undefined || powerAud === null || powerAud <= 0
      ? {}
      : { depositAud, reachAud: powerAud + depositAud };
  const neededAud = Math.max(0, priceAud - Math.max(0, powerAud ?? 0));
  if (depositAud === undefined) return { priceAud, neededAud };
  return { priceAud, neededAud, depositAud, shortAud: Math.max(0, neededAud - depositAud) };
};

/** Whether a loan that is named can be had, and what is lacking of it. */
const wanted = ({ wantedAud }: ArgumentsOf<'borrowing_power'>, powerAud: number | null) =>
  wantedAud === undefined || powerAud === null || powerAud <= 0
    ? {}
    : { wantedAud, beyondAud: Math.max(0, wantedAud - powerAud) };

export const borrowingPower: Tool<'borrowing_power'> = async ({ scope }, args) => {
  const {
    incomeAud,
    secondIncomeAud: second = 0,
    otherDebtsAud = 0,
    otherRepaymentsAud = 0,
    expensesAud: said,
    ratePercent: rate,
    termYears: term,
  } = args;
  const secondIncomeAud = Math.min(second, incomeAud);
  const stated = { expensesAud: said, ratePercent: rate, termYears: term };
  const loan = householdLoan(args);
  const { expensesMonthlyAud: expensesAud, ratePercent, termYears } = loan;
  const { assessment, ruleSet } = await assessFacts(scope, { loan });
  const { bufferPoints } = ruleSet.rules.serviceability;
  const { borrowingPowerAud } = assessment.figures;
  return {
    kind: 'found',
    arguments: args,
    result: {
      borrowingPowerAud,
      ...purchase(args, borrowingPowerAud),
      ...wanted(args, borrowingPowerAud),
      ...(args.earlier ? { earlier: args.earlier } : {}),
      incomeAud,
      secondIncomeAud,
      expensesAud,
      otherDebtsAud,
      otherRepaymentsAud,
      ...childrenIn(args),
      ratePercent,
      termYears,
      testedRatePercent: Math.round((ratePercent + bufferPoints) * 100) / 100,
      bufferPoints,
      ruleVersion: ruleSet.version,
      assumed: Object.entries(stated).flatMap(([name, value]) => (value === undefined ? [name] : [])),
    },
    sample: false,
    path: PATHS.lending,
    subject: null,
  };
};
