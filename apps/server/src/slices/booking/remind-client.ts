import { lacksLink } from '@propguard/rules/appointments/appointment-kinds';
import { REMINDER_HOURS } from '@propguard/rules/appointments/appointment-limits';
import { isOpen } from '@propguard/rules/appointments/appointment-status';
import { REMINDER_TEMPLATE, reminderAddress } from '@propguard/rules/appointments/reminder-way';
import { whenText } from '@propguard/rules/time/time-texts';
import type * as z from 'zod';
import { greeting } from '../../letters/bookings/booking-words.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { appointmentPath } from '../appointments/appointment-path.ts';
import { linkKey } from '../appointments/link-key.ts';
import { type REMINDER, reminderKey } from '../appointments/reminders.ts';
import { titleFor } from '../appointments/title-for.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { hasChannel } from '../outbound/has-channel.ts';
import { hasTemplate } from '../outbound/has-template.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { getPerson } from '../people/get-person.ts';
import { bookingLink } from './booking-links.ts';
import { forClient, textFor } from './for-client.ts';
import { findBooked, findOffice } from './store.ts';

const LAST_REMINDER_HOURS = Math.min(...REMINDER_HOURS);

/** A day and two hours before, to the client. What was moved or called off meanwhile is not reminded of. */
export const remindClient = async ({
  services,
  tx,
  workspaceId,
  payload: { appointmentId, hours, sequence },
}: TimerRun<z.infer<typeof REMINDER.payload>>): Promise<void> => {
  const scope = { services, tx, workspaceId };
  const found = await findBooked(tx, appointmentId);
  if (!found) return;
  const { appointment: row } = found;
  const text = textFor(found);
  const office = await findOffice(tx, workspaceId);
  if (!isOpen(row.status) || row.sequence !== sequence || row.startsAt <= new Date()) return;
  const client = row.personId === null ? null : await getPerson(scope, row.personId);
  if (hours === LAST_REMINDER_HOURS && row.agentId)
    await tellMembers(scope, {
      kind: 'appointment-soon',
      key: `appointment:${row.id}:${row.sequence}`,
      to: { agents: [row.agentId] },
      about: { name: client?.name ?? 'your team', what: titleFor(row.kind, null) },
      at: row.startsAt,
      path: appointmentPath(row.id),
      personId: row.personId,
    });
  const isLinkMissing = lacksLink(row);
  if (isLinkMissing && hours !== LAST_REMINDER_HOURS)
    await tellMembers(scope, {
      kind: 'appointment-link-missing',
      key: linkKey(row.id),
      to: row.agentId ? { agents: [row.agentId], otherwise: 'agent' } : { leastRole: 'agent' },
      about: { name: client?.name ?? 'your team', what: titleFor(row.kind, null) },
      at: row.startsAt,
      path: appointmentPath(row.id),
      personId: row.personId,
    });
  const address = reminderAddress(client?.addresses ?? [], {
    hours,
    hasSms: await hasChannel(scope, 'sms'),
    byWhatsApp: row.byWhatsApp && (await hasTemplate(scope, 'whatsapp', REMINDER_TEMPLATE)),
  });
  if (!client || !address) return;
  const when = whenText(found.clientLanguage ?? 'en', row.zone, row.startsAt);
  const place = row.address ?? row.meetingLink;
  const { url } = await bookingLink(scope, row.id);
  const shown = forClient(found, office);
  const letter = [
    greeting(text, client.name),
    text.reminder({ title: shown.title, when: `${when} (${row.zone})` }),
    ...(place ? [place] : []),
    ...(isLinkMissing ? [text.linkToCome] : []),
    ...(shown.instructions ? [shown.instructions] : []),
    text.cannot({ url }),
  ].join('\n\n');
  const note = [
    text.shortReminder({ what: [shown.title, when, ...(place ? [place] : [])].join(', ') }),
    text.shortCannot({ url }),
  ].join(' ');
  await writeToPerson(scope, {
    addressId: address.id,
    purpose: 'service',
    key: reminderKey(row, hours),
    subject: `${shown.title}: ${when}`,
    text: address.kind === 'email' ? letter : note,
    ...(address.kind === 'whatsapp'
      ? {
          template: {
            name: REMINDER_TEMPLATE.name,
            variables: [client.name ?? 'there', `${shown.title}, ${when}`, url],
          },
        }
      : {}),
    eventAt: row.startsAt,
  });
};
