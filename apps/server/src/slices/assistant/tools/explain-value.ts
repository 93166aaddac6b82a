import { statedConfidence } from '@propguard/rules/valuation/confidence';
import { referenceOf, referenceWithin } from '../../../access/reference-scope.ts';
import { valueSubject } from '../../assessments/value-subject.ts';
import { resolveSubject, statedFacts } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

const REASONS_SHOWN = 6;

/** To the dollar, because whoever adds the lines up comes to the value. */
const restOf = (
  { valueAud, baseAud }: { valueAud: number | null; baseAud: number | null },
  shown: readonly { aud: number }[],
): number | null =>
  valueAud === null || baseAud === null
    ? null
    : Math.round(valueAud) - Math.round(baseAud) - shown.reduce((sum, { aud }) => sum + aud, 0);

export const explainValue: Tool<'explain_value'> = async ({ scope }, args) => {
  const { services } = scope;
  const resolved = await resolveSubject(
    referenceOf(services),
    args.address,
    statedFacts(args),
    args.calledType,
  );
  if (resolved.kind === 'unclear')
    return { kind: 'ask', arguments: args, missing: 'address', choices: resolved.choices };
  const { subject, text, named, location, assumedType, path } = resolved;
  const valuation = await valueSubject(referenceWithin(scope), subject);
  const largest = valuation.reasons.toSorted((a, b) => Math.abs(b.aud) - Math.abs(a.aud));
  const shown = largest
    .slice(0, REASONS_SHOWN)
    .map(({ feature, aud }) => ({ feature, aud: Math.round(aud) }));
  return {
    kind: 'found',
    arguments: { ...args, address: named },
    sample: valuation.sample,
    path,
    subject: { address: named, location },
    result: {
      address: text,
      assumedType,
      valueAud: valuation.valueAud,
      baseAud: valuation.baseAud,
      reasons: shown,
      restAud: restOf(valuation, shown),
      comparablesValueAud: valuation.comparablesValueAud,
      comparables: valuation.comparables.length,
      method: valuation.method,
      confidence: statedConfidence(valuation),
      asOf: valuation.asOf,
    },
  };
};
