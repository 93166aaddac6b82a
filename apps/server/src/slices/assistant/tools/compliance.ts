import { PATHS } from '@propguard/rules/routes/paths';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { referenceOf, referenceWithin } from '../../../access/reference-scope.ts';
import { valueSubject } from '../../assessments/value-subject.ts';
import { assessFacts } from '../../compliance/assess-facts.ts';
import { describeAssessment } from '../../compliance/describe-assessment.ts';
import { localityOf, resolveSubject } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

const salariesIn = ({ incomeAud, secondIncomeAud = 0 }: ArgumentsOf<'compliance'>) => {
  if (incomeAud === undefined) return {};
  const secondSalaryAud = Math.min(secondIncomeAud, incomeAud);
  return { salaryAud: incomeAud - secondSalaryAud, secondSalaryAud };
};

export const compliance: Tool<'compliance'> = async ({ scope }, args) => {
  const { services } = scope;
  const { address } = args;
  const resolved = address === undefined ? null : await resolveSubject(referenceOf(services), address);
  if (resolved?.kind === 'unclear')
    return { kind: 'ask', arguments: args, missing: 'address', choices: resolved.choices };
  const valuation = resolved && (await valueSubject(referenceWithin(scope), resolved.subject));
  const valuationAud = args.valueAud ?? valuation?.valueAud ?? undefined;
  const { assessment } = await assessFacts(scope, {
    loan: {
      amountAud: args.loanAud,
      valuationAud,
      ...(valuation && valuationAud !== undefined ? { valuationOn: valuation.asOf } : {}),
      ...salariesIn(args),
      expensesMonthlyAud: args.expensesAud,
      ratePercent: args.ratePercent,
      termYears: args.termYears,
      ...(args.termYears === undefined ? {} : { repayment: 'principal-and-interest' as const }),
    },
  });
  const described = describeAssessment(assessment);
  return {
    kind: 'found',
    arguments: resolved ? { ...args, address: resolved.text } : args,
    result: {
      address: resolved?.text ?? null,
      loanAud: args.loanAud,
      valueAud: valuationAud ?? null,
      incomeAud: args.incomeAud ?? null,
      status: described.compliance.status,
      score: described.compliance.score,
      assessable: described.compliance.assessable,
      compliant: described.compliance.compliant,
      needed: described.compliance.needed,
      lvr: described.figures.lvr.assumed ? null : described.figures.lvr.value,
      dti: described.figures.dti.assumed ? null : described.figures.dti.value,
      ruleVersion: described.ruleVersion,
      verdicts: described.verdicts.map(({ rule, result, figure, limit, paragraph, missing }) => ({
        rule,
        result,
        figure,
        limit,
        paragraph,
        missing,
      })),
    },
    sample: valuation?.sample ?? false,
    path: PATHS.lending,
    subject: resolved ? { address: resolved.text, location: localityOf(resolved.subject) } : null,
  };
};
