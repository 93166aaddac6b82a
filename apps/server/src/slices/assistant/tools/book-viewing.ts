import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { fail, invalid } from '../../../fail.ts';
import { appointmentPath } from '../../appointments/appointment-path.ts';
import { bookAppointment } from '../../appointments/book-appointment.ts';
import { holdTime, isHeld } from '../../appointments/hold-time.ts';
import { bookingLink } from '../../booking/booking-links.ts';
import { receiveClient } from '../../booking/receive-client.ts';
import { askedOfAgent } from '../booking/asked-of-agent.ts';
import { confirmedBy } from '../booking/confirmed-by.ts';
import { type Booker, inOffice, officeFor } from '../booking/office.ts';
import { demandFree, isGone } from '../booking/still-free.ts';
import { findAskedOfAgent } from '../booking/store.ts';
import { type Viewing, viewingOf, viewingZone } from '../booking/viewing-of.ts';
import { findLeadsByName } from '../find-leads-by-name.ts';
import type { Tool } from './tool.ts';

type Args = ArgumentsOf<'book_viewing'> & { holdId: string; language: AssistantLanguage };
type Client = { personId: string; leadId: string | null; notes: string };

/** Who comes: somebody of the workspace, or somebody new, who becomes a lead. */
const clientOf = async (scope: WorkspaceScope, booker: Booker, args: Args): Promise<Client> => {
  if (booker.kind === 'contact') return { personId: booker.personId, leadId: null, notes: '' };
  if (booker.kind === 'member') {
    const [lead] = await findLeadsByName(scope, args.person ?? '');
    if (!lead) throw invalid({ field: 'person', message: 'Choose someone this workspace knows.' });
    return { personId: lead.personId, leadId: lead.id, notes: '' };
  }
  const { name = booker.name ?? '', email = booker.email ?? '', phone = '' } = args;
  const { personId, leadId, looseNumber } = await receiveClient(
    scope,
    { name, email, phone },
    {
      source: 'website',
      touch: { kind: 'booking', ref: args.holdId },
      language: args.language,
      // Whoever comes to see a home looks for one: nobody asks them that again.
      facts: { intent: 'buyer' },
    },
  );
  const notes = looseNumber
    ? `They gave the number ${looseNumber}, which belongs to someone else you know.`
    : '';
  return { personId, leadId, notes };
};

/** Who thought about it for long: what was kept for them is kept again, if nobody has it. */
const keptAnew = async (
  scope: WorkspaceScope,
  viewing: Viewing,
  { holdId, startsAt }: { holdId: string; startsAt: string },
): Promise<string> => {
  if (await isHeld(scope, holdId)) return holdId;
  await demandFree(scope, viewing, startsAt).catch((error: unknown) => {
    throw isGone(error) ? fail('TIME_TAKEN') : error;
  });
  const { kind, place: locationType, agentId } = viewing;
  const hold = { kind, locationType, agentId, startsAt, outsideHours: false, by: 'assistant' as const };
  return (await holdTime(scope, hold)).id;
};

/** It runs only once approved: the time that is kept becomes the booking. */
export const bookViewing: Tool<'book_viewing'> = async ({ scope, conversationId, language }, args) => {
  const office = await officeFor(scope, conversationId);
  const { holdId, propertyId } = args;
  if (!office || !holdId || !propertyId) throw fail('TIME_TAKEN');
  const { booker } = office;
  const asked = conversationId === null ? [] : await findAskedOfAgent(scope.tx, conversationId);
  return inOffice(scope, office, async (there) => {
    const client = await clientOf(there, booker, { ...args, holdId, language });
    const viewing = await viewingOf(there, propertyId, args.isOnline ?? false);
    const { id, code } = await bookAppointment(there, {
      holdId: await keptAnew(there, viewing, { holdId, startsAt: args.startsAt }),
      zone: await viewingZone(there, propertyId),
      kind: viewing.kind,
      ...client,
      notes: [client.notes, ...asked.map(askedOfAgent)].filter(Boolean).join('\n\n'),
      agentId: null,
      title: '',
      locationType: viewing.place,
      address: viewing.place === 'virtual' ? null : args.address,
      meetingLink: null,
      instructions: null,
      participantIds: [],
      propertyId,
      outsideHours: false,
      isConfirmed: true,
      by: booker.kind === 'member' ? 'member' : 'assistant',
    });
    const path =
      booker.kind === 'member'
        ? appointmentPath(id)
        : pathTo(PATHS.booking, { pass: (await bookingLink(there, id)).pass });
    return {
      kind: 'found',
      arguments: args,
      result: {
        address: args.address,
        when: args.when ?? args.startsAt,
        code: booker.kind === 'member' ? null : code,
        ...(await confirmedBy(there, booker, args)),
      },
      sample: false,
      path,
      subject: null,
    };
  });
};
