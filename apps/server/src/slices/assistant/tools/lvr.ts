import { lvrLabel, lvrOf } from '@propguard/rules/lending/lvr';
import { mortgageInsurance } from '@propguard/rules/lending/mortgage-insurance';
import { PATHS } from '@propguard/rules/routes/paths';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { referenceOf, referenceWithin } from '../../../access/reference-scope.ts';
import { valueSubject } from '../../assessments/value-subject.ts';
import { assessFacts } from '../../compliance/assess-facts.ts';
import type { ToolContext } from '../tool-context.ts';
import { localityOf, resolveSubject } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

type Security =
  | { valueAud: number | null; place: string | null; location: string | null; sample: boolean }
  | { choices: string[] };

const securityOf = async ({ scope }: ToolContext, args: ArgumentsOf<'lvr'>): Promise<Security> => {
  if (args.valueAud !== undefined)
    return { valueAud: args.valueAud, place: null, location: null, sample: false };
  const resolved = await resolveSubject(referenceOf(scope.services), args.address ?? '');
  if (resolved.kind === 'unclear') return { choices: resolved.choices };
  const { valueAud, sample } = await valueSubject(referenceWithin(scope), resolved.subject);
  return { valueAud, place: resolved.text, location: localityOf(resolved.subject), sample };
};

export const lvr: Tool<'lvr'> = async (context, { depositPercent, ...said }) => {
  let args = said;
  const security = await securityOf(context, args);
  if ('choices' in security)
    return { kind: 'ask', arguments: args, missing: 'address', choices: security.choices };
  const { valueAud, place, location, sample } = security;
  if (valueAud === null) return { kind: 'ask', arguments: args, missing: 'valueAud', choices: [] };
  if (depositPercent !== undefined)
    args = { ...said, loanAud: undefined, depositAud: Math.round((valueAud * depositPercent) / 100) };
  const { depositAud } = args;
  const loanAud = args.loanAud ?? Math.max(0, valueAud - (depositAud ?? 0));
  const { ruleSet } = await assessFacts(context.scope, {
    loan: { amountAud: Math.max(1, loanAud), valuationAud: valueAud },
  });
  const ratio = lvrOf({ amountAud: Math.max(1, loanAud), valuationAud: valueAud });
  return {
    kind: 'found',
    arguments: place ? { ...args, address: place } : args,
    result: {
      loanAud,
      valueAud,
      depositAud: depositAud ?? null,
      lvr: loanAud / valueAud,
      lvrPercent: Math.round((loanAud / valueAud) * 1000) / 10,
      label: ratio && loanAud > 0 ? lvrLabel(ratio, ruleSet) : 'Standard',
      thresholdPercent: ruleSet.rules.lvr.thresholdsPercent[0] ?? null,
      ruleVersion: ruleSet.version,
      insurance: args.insurance ? mortgageInsurance(loanAud, valueAud) : null,
      insuranceAsked: args.insurance ?? null,
      isFirstHome: args.firstHome ?? false,
      address: place,
      lowValueAud: args.lowValueAud ?? null,
      lowLvrPercent:
        args.lowValueAud === undefined ? null : Math.round((loanAud / args.lowValueAud) * 1000) / 10,
    },
    sample,
    path: PATHS.lending,
    subject: place ? { address: place, location } : null,
  };
};
