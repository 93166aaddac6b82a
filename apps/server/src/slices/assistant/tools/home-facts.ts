import { HOME_RECORDS } from '@propguard/talk/dialogue/home-facts-asked';
import { referenceOf } from '../../../access/reference-scope.ts';
import { getProperty } from '../../properties/get-property.ts';
import { listingOf } from './listing-of.ts';
import { resolveSubject } from './resolve-subject.ts';
import type { Tool } from './tool.ts';

export const homeFacts: Tool<'home_facts'> = async (context, args) => {
  const reference = referenceOf(context.scope.services);
  const resolved = await resolveSubject(reference, args.address);
  if (resolved.kind === 'unclear')
    return { kind: 'ask', arguments: args, missing: 'address', choices: resolved.choices };
  const { subject, text, named, location, path } = resolved;
  const { propertyId } = subject;
  const home = propertyId === null ? null : await getProperty(reference, propertyId);
  const records = args.records ?? [...HOME_RECORDS];
  const sales = (home?.sales ?? []).toSorted((a, b) => b.contractDate.localeCompare(a.contractDate));
  const last = sales[0];
  return {
    kind: 'found',
    arguments: { ...args, address: named },
    sample: home?.sample ?? false,
    path,
    subject: { address: named, location },
    result: {
      address: text,
      records,
      listing: records.includes('asking') ? await listingOf(context, named) : null,
      type: home?.type ?? null,
      bedrooms: home?.bedrooms ?? null,
      bathrooms: home?.bathrooms ?? null,
      carSpaces: home?.carSpaces ?? null,
      landM2: home?.landM2 ?? null,
      buildingM2: home?.buildingM2 ?? null,
      yearBuilt: home?.yearBuilt ?? null,
      lastSale: last ? { priceAud: last.priceAud, contractDate: last.contractDate } : null,
    },
  };
};
