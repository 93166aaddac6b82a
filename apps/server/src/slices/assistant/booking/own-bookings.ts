import { searchForm } from '@propguard/rules/places/search-form';
import { findOpenBookings, type OpenBooking } from '../../appointments/find-open-bookings.ts';
import type { ToolContext } from '../tool-context.ts';
import { inOffice, type Office } from './office.ts';
import { findHoldsOfTalk } from './store.ts';

/** Whether what was said names the client: 'Mai Tran', 'Mai', 'Ms Tran'. */
const isNamed = (said: string, name: string | null): boolean =>
  name !== null &&
  searchForm(name)
    .split(' ')
    .some((word) => word.length > 1 && ` ${searchForm(said)} `.includes(` ${word} `));

/** What whoever talks may move or call off: what they booked here, on a channel what is theirs, as a member the team's. */
export const ownBookings = async (
  { scope, conversationId }: ToolContext,
  office: Office,
  said: string,
): Promise<OpenBooking[]> => {
  const { booker } = office;
  if (booker.kind === 'contact')
    return inOffice(scope, office, (there) => findOpenBookings(there, { personId: booker.personId }));
  const ids = conversationId === null ? [] : await findHoldsOfTalk(scope.tx, conversationId, ['approved']);
  const here = await inOffice(scope, office, (there) => findOpenBookings(there, { ids }));
  if (booker.kind !== 'member') return here;
  const all = await inOffice(scope, office, (there) => findOpenBookings(there, 'all'));
  const named = all.filter(({ clientName }) => isNamed(said, clientName));
  return named.length > 0 ? named : here;
};
