import { referenceOf, referenceWithin } from '../../../access/reference-scope.ts';
import { valueSubject } from '../../assessments/value-subject.ts';
import { resolveSubject, statedFacts } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

const REASONS_SHOWN = 6;

export const explainValue: Tool<'explain_value'> = async ({ scope }, args) => {
  const { services } = scope;
  const resolved = await resolveSubject(referenceOf(services), args.address, statedFacts(args));
  if (resolved.kind === 'unclear')
    return { kind: 'ask', arguments: args, missing: 'address', choices: resolved.choices };
  const { subject, text, named, location } = resolved;
  const valuation = await valueSubject(referenceWithin(scope), subject);
  const largest = valuation.reasons.toSorted((a, b) => Math.abs(b.aud) - Math.abs(a.aud));
  return {
    kind: 'found',
    arguments: { ...args, address: named },
    sample: valuation.sample,
    path: subject.propertyId ? `/property/${subject.propertyId}` : `/app?q=${encodeURIComponent(text)}`,
    subject: { address: named, location },
    result: {
      address: text,
      valueAud: valuation.valueAud,
      baseAud: valuation.baseAud,
      reasons: largest.slice(0, REASONS_SHOWN),
      comparablesValueAud: valuation.comparablesValueAud,
      comparables: valuation.comparables.length,
      method: valuation.method,
      confidence: valuation.confidence,
      asOf: valuation.asOf,
    },
  };
};
