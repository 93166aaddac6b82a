import { calledBy } from '@propguard/rules/people/called-by';
import { phoneText } from '@propguard/rules/people/phone-text';
import { shortWhenText } from '@propguard/rules/time/time-texts';
import type { ToolArguments } from '@propguard/talk/dialogue/state';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import { holdTime, letHoldGo } from '../../appointments/hold-time.ts';
import { writtenAddresses } from '../../people/written-addresses.ts';
import { findLeadsByName, nameOf } from '../find-leads-by-name.ts';
import type { ToolContext } from '../tool-context.ts';
import { meantBooking } from './meant-booking.ts';
import { canBeMoved, moveInstead } from './move-time.ts';
import { inOffice, type Office, officeFor } from './office.ts';
import { ownBookings } from './own-bookings.ts';
import type { Prepare, Prepared } from './prepared.ts';
import { demandFree, heldInTalk, isGone, isStillFree } from './still-free.ts';
import { viewingOf } from './viewing-of.ts';

type Booking = ArgumentsOf<'book_viewing'>;

/** What is looked for once a time that was chosen is gone. */
export const searchInstead = ({ address, isOnline, person, kept }: Booking): ToolArguments => ({
  ...kept,
  address,
  isOnline,
  person,
  isTaken: true,
});
type Whom = { kind: 'whom'; person: string; more: ToolArguments } | Extract<Prepared, { kind: 'ask' }>;

const ask = (args: ToolArguments, missing: string, choices: string[] = []): Whom & { kind: 'ask' } => ({
  kind: 'ask',
  arguments: args,
  missing,
  choices,
});

/** For whom it is, or what has to be asked to know. */
const whomFor = async ({ scope }: ToolContext, { booker }: Office, args: Booking): Promise<Whom> => {
  if (booker.kind === 'contact') return { kind: 'whom', person: booker.name ?? '…', more: {} };
  if (booker.kind === 'member') {
    if (!args.person) return ask(args, 'person');
    const leads = await findLeadsByName(scope, args.person);
    const [first, second] = leads;
    const isOne = first && (!second || (nameOf(first) === args.person && nameOf(second) !== args.person));
    return isOne
      ? { kind: 'whom', person: nameOf(first), more: { person: nameOf(first) } }
      : ask({ ...args, person: undefined }, 'person', leads.map(nameOf));
  }
  const name = args.name ?? booker.name ?? '';
  const { email: _, phone: __, unusable: ___, ...others } = args;
  // One way to reach them is enough; what is none is asked for again.
  const given = writtenAddresses({ email: args.email ?? booker.email, phone: args.phone });
  const reach = Object.fromEntries(given.map(({ kind, value }) => [kind, value]));
  const unusable = given.length === 0 ? (args.email ?? args.phone) : undefined;
  if (name === '' || given.length === 0)
    return ask(
      { ...others, ...reach, ...(name === '' ? {} : { name }), ...(unusable ? { unusable } : {}) },
      'contact',
    );
  const shown = given.map(({ kind, value }) => (kind === 'phone' ? phoneText(value) : value));
  return {
    kind: 'whom',
    person: calledBy(name, shown),
    more: { email: undefined, phone: undefined, unusable: undefined, name, ...reach },
  };
};

/** What was kept before in this conversation for a proposal that nobody answered is let go. */
const letEarlierGo = async (context: ToolContext, office: Office): Promise<void> => {
  for (const id of await heldInTalk(context))
    await inOffice(context.scope, office, (there) => letHoldGo(there, id));
};

/** What was kept for a proposal that was declined, and for those before it. */
export const letProposedGo = async (context: ToolContext, { holdId }: ToolArguments): Promise<void> => {
  const office = await officeFor(context.scope, context.conversationId);
  if (!office) return;
  if (typeof holdId === 'string') await inOffice(context.scope, office, (there) => letHoldGo(there, holdId));
  await letEarlierGo(context, office);
};

/** Others are offered in the place of a time that went; the hours that suit still do. */
const taken = (args: Booking): Prepared => ({ kind: 'taken', search: searchInstead(args) });

const prepareViewing: Prepare = async (context, given) => {
  const args = given as Booking;
  const { scope, conversationId } = context;
  const office = await officeFor(scope, conversationId);
  if (!office || !args.propertyId) return { kind: 'hand-over', about: args.address };
  const whom = await whomFor(context, office, args);
  // Nobody gives their name for a time that went meanwhile.
  if (whom.kind === 'ask') return (await isStillFree(context, args)) ? whom : taken(args);
  await letEarlierGo(context, office);
  const { propertyId } = args;
  try {
    const hold = await inOffice(scope, office, (there) =>
      there.tx.transaction(async (tx) => {
        const within = { ...there, tx };
        const viewing = await viewingOf(within, propertyId, args.isOnline ?? false);
        if (office.booker.kind !== 'member') await demandFree(within, viewing, args.startsAt);
        return holdTime(within, {
          kind: viewing.kind,
          locationType: viewing.place,
          agentId: viewing.agentId,
          startsAt: args.startsAt,
          outsideHours: false,
          by: 'assistant',
        });
      }),
    );
    return { kind: 'ready', arguments: { ...args, ...whom.more, holdId: hold.id }, person: whom.person };
  } catch (error) {
    if (!isGone(error)) throw error;
    return taken(args);
  }
};

/** Nobody is asked whether to move to a time that is gone. */
const prepareMove: Prepare = async (context, args) =>
  (await canBeMoved(context, args as ArgumentsOf<'move_booking'>))
    ? { kind: 'ready', arguments: args, person: '' }
    : { kind: 'taken', search: moveInstead(args) };

const prepareCancel: Prepare = async (context, given) => {
  const args = given as ArgumentsOf<'cancel_booking'>;
  const { scope, language, conversationId } = context;
  const office = await officeFor(scope, conversationId);
  const all = office ? await ownBookings(context, office, args.said ?? '') : [];
  if (all.length === 0) return { kind: 'hand-over', about: null };
  const { meant, names } = meantBooking(all, args, language);
  if (!meant) return ask(args, 'booking', names);
  return {
    kind: 'ready',
    arguments: {
      bookingId: meant.id,
      address: meant.address ?? meant.title,
      when: shortWhenText(language, meant.zone, meant.startsAt),
    },
    person: meant.clientName ?? '',
  };
};

/** A time is kept, a booking is found. */
export const BOOKINGS_PREPARED = {
  book_viewing: prepareViewing,
  move_booking: prepareMove,
  cancel_booking: prepareCancel,
};
