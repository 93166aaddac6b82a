import { offeredIn } from '@propguard/talk/dialogue/booking/finding';
import type { ToolArguments } from '@propguard/talk/dialogue/state';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { demandOffered } from '../../booking/list-page-times.ts';
import type { ToolContext } from '../tool-context.ts';
import { movedViewing } from './moved-viewing.ts';
import { inOffice, officeFor } from './office.ts';
import { ownBookings } from './own-bookings.ts';
import { isGone } from './still-free.ts';

/** Whether what is booked can still be moved to that time; a member is asked nothing, they see the calendar. */
export const canBeMoved = async (
  context: ToolContext,
  { bookingId, startsAt }: ArgumentsOf<'move_booking'>,
): Promise<boolean> => {
  const office = await officeFor(context.scope, context.conversationId);
  if (!office || office.booker.kind === 'member') return true;
  const meant = (await ownBookings(context, office, '')).find(({ id }) => id === bookingId);
  if (!meant) return true;
  try {
    await inOffice(context.scope, office, async (there) =>
      demandOffered(there, await movedViewing(there, office.booker, meant), startsAt),
    );
    return true;
  } catch (error) {
    if (!isGone(error)) throw error;
    return false;
  }
};

/** What is looked for in its place: on the day that was chosen first, at hours that suit. */
export const moveInstead = (args: ToolArguments): ToolArguments => {
  const { address, bookingId, startsAt, kept } = args;
  const day = offeredIn(args).find((one) => one.startsAt === startsAt)?.day;
  return {
    ...(kept as ToolArguments | undefined),
    address,
    bookingId,
    isMove: true,
    isTaken: true,
    ...(day === undefined ? {} : { date: day.slice(5) }),
  };
};
