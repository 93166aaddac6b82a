import type { Listing } from '@propguard/protocol/listings';
import type { Mail } from '../../providers/mail/mailer.ts';
import type { AlertingSearch } from './alert-store.ts';

const dollars = (aud: number): string => `$${aud.toLocaleString('en-AU')}`;

const guideText = ({ guide }: Listing): string => {
  if (!guide) return 'No price guide';
  return guide.fromAud === guide.toAud
    ? dollars(guide.fromAud)
    : `${dollars(guide.fromAud)} to ${dollars(guide.toAud)}`;
};

const describe = (publicUrl: string, listing: Listing): string => {
  const { id, address, locality } = listing.property;
  return [
    `${address}, ${locality.name} ${locality.state} ${locality.postcode}${listing.sample ? ' (sample data)' : ''}`,
    guideText(listing),
    `${publicUrl}/property/${id}`,
  ].join('\n');
};

const counted = (count: number): string => (count === 1 ? '1 new listing' : `${count} new listings`);

type Letter = Pick<AlertingSearch, 'id' | 'name' | 'person' | 'email' | 'workspace'>;

export const alertLetter = (publicUrl: string, search: Letter, count: number, listings: Listing[]): Mail => {
  const link = `${publicUrl}/search?saved=${search.id}`;
  const more = count - listings.length;
  return {
    to: search.email,
    subject: `${counted(count)} for ‘${search.name}’`,
    text: [
      `Hello ${search.person},`,
      `your saved search ‘${search.name}’ in the workspace ‘${search.workspace}’ found ${counted(count)}:`,
      ...listings.map((listing) => describe(publicUrl, listing)),
      ...(more > 0 ? [`and ${more} more.`] : []),
      `See all of them:\n${link}`,
      `You get this because you asked for alerts on this search. To stop them, open it with the link above and set its alerts to ‘none’, or remove it.`,
    ].join('\n\n'),
  };
};
