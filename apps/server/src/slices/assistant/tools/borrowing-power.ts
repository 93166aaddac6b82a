import { ASSUMED_LOAN } from '@propguard/rules/assistant/assumed-loan';
import type { ToolArguments } from '@propguard/talk/dialogue/state';
import { assessFacts } from '../../compliance/assess-facts.ts';
import type { Tool } from './tool.ts';

const MONTHS = 12;
const OTHER_DEBT_YEARS = 5;

/** Living costs that nobody stated: a share of the income, named as assumed. */
const assumedExpenses = (incomeAud: number): number =>
  Math.round((incomeAud * ASSUMED_LOAN.expensesShareOfIncome) / MONTHS / 100) * 100;

/** What a price asks of the buyer's own money, when all that can be borrowed is borrowed. */
const purchase = ({ priceAud, depositAud }: ToolArguments, powerAud: number | null) => {
  if (typeof priceAud !== 'number') return {};
  const neededAud = Math.max(0, priceAud - Math.max(0, powerAud ?? 0));
  if (typeof depositAud !== 'number') return { priceAud, neededAud };
  return { priceAud, neededAud, depositAud, shortAud: Math.max(0, neededAud - depositAud) };
};

export const borrowingPower: Tool = async ({ scope }, args) => {
  const incomeAud = args.incomeAud as number;
  const stated = {
    expensesAud: args.expensesAud as number | undefined,
    ratePercent: args.ratePercent as number | undefined,
    termYears: args.termYears as number | undefined,
  };
  const otherDebtsAud = (args.otherDebtsAud as number | undefined) ?? 0;
  const expensesAud = stated.expensesAud ?? assumedExpenses(incomeAud);
  const ratePercent = stated.ratePercent ?? ASSUMED_LOAN.ratePercent;
  const termYears = stated.termYears ?? ASSUMED_LOAN.termYears;
  const { assessment, ruleSet } = await assessFacts(scope, {
    loan: {
      salaryAud: incomeAud,
      expensesMonthlyAud: expensesAud,
      otherDebtsAud,
      otherRepaymentsMonthlyAud: Math.round(otherDebtsAud / (OTHER_DEBT_YEARS * MONTHS)),
      ratePercent,
      termYears,
      repayment: 'principal-and-interest',
    },
  });
  const { bufferPoints } = ruleSet.rules.serviceability;
  const { borrowingPowerAud } = assessment.figures;
  return {
    kind: 'found',
    arguments: args,
    result: {
      borrowingPowerAud,
      ...purchase(args, borrowingPowerAud),
      incomeAud,
      expensesAud,
      otherDebtsAud,
      ratePercent,
      termYears,
      testedRatePercent: Math.round((ratePercent + bufferPoints) * 100) / 100,
      bufferPoints,
      ruleVersion: ruleSet.version,
      assumed: Object.entries(stated).flatMap(([name, value]) => (value === undefined ? [name] : [])),
    },
    sample: false,
    path: '/lending',
    subject: null,
  };
};
