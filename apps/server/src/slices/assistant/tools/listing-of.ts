import type { PublishedListing } from '@propguard/talk/answers/booking/listing-said';
import { referenceOf } from '../../../access/reference-scope.ts';
import { findOwnHomeAt } from '../../own-listings/on-market.ts';
import { getProperty } from '../../properties/get-property.ts';
import { inOffice, officeFor } from '../booking/office.ts';
import type { ToolContext } from '../tool-context.ts';
import { resolveSubject } from './resolve-subject.ts';

/** What is published of a home that is for sale: what the office sells itself goes before the market. */
export const listingOf = async (
  { scope, conversationId }: ToolContext,
  address: string,
): Promise<PublishedListing | null> => {
  const office = await officeFor(scope, conversationId);
  const own = office && (await inOffice(scope, office, (there) => findOwnHomeAt(there, address)));
  if (own) return own;
  const reference = referenceOf(scope.services);
  const found = await resolveSubject(reference, address);
  if (found.kind === 'unclear' || found.subject.propertyId === null) return null;
  const property = await getProperty(reference, found.subject.propertyId);
  const active = property.listings.find(({ status }) => status === 'active');
  return active ? { ...active, property } : null;
};
