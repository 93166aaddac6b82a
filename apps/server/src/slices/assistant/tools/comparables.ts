import { referenceOf, referenceWithin } from '../../../access/reference-scope.ts';
import { valueSubject } from '../../assessments/value-subject.ts';
import { resolveSubject, statedFacts } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

const SALES_SHOWN = 5;

export const comparables: Tool<'comparables'> = async ({ scope }, args) => {
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
  return {
    kind: 'found',
    arguments: { ...args, address: named },
    sample: valuation.sample,
    path,
    subject: { address: named, location },
    result: {
      address: text,
      assumedType,
      count: valuation.comparables.length,
      comparablesValueAud: valuation.comparablesValueAud,
      valueAud: valuation.valueAud,
      sales: valuation.comparables.slice(0, SALES_SHOWN).map((sale) => ({
        address: `${sale.address}, ${sale.locality}`,
        propertyId: sale.propertyId,
        priceAud: sale.priceAud,
        adjustedAud: sale.adjustedAud,
        contractDate: sale.contractDate,
        distanceMetres: sale.distanceMetres,
        bedrooms: sale.facts.bedrooms,
      })),
      asOf: valuation.asOf,
    },
  };
};
