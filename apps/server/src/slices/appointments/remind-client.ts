import { REMINDER_HOURS } from '@propguard/rules/appointments/appointment-limits';
import { isOpen } from '@propguard/rules/appointments/appointment-status';
import { whenText } from '@propguard/rules/time/time-texts';
import type * as z from 'zod';
import type { TimerRun } from '../../timers/define-timer.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { appointmentPath } from './appointment-path.ts';
import { type REMINDER, reminderKey } from './reminders.ts';
import { findAppointment, findContacts } from './store.ts';
import { titleFor } from './title-for.ts';

const LAST_REMINDER_HOURS = Math.min(...REMINDER_HOURS);

/** A day and two hours before, to the client. What was moved or called off meanwhile is not reminded of. */
export const remindClient = async ({
  services,
  tx,
  workspaceId,
  payload: { appointmentId, hours, sequence },
}: TimerRun<z.infer<typeof REMINDER.payload>>): Promise<void> => {
  const row = await findAppointment(tx, appointmentId);
  if (!row || !isOpen(row.status) || row.sequence !== sequence || row.startsAt <= new Date()) return;
  if (hours === LAST_REMINDER_HOURS && row.agentId)
    await tellMembers(
      { tx, workspaceId },
      {
        kind: 'appointment-soon',
        key: `appointment:${row.id}:${row.sequence}`,
        to: { agents: [row.agentId] },
        about: { name: row.clientName ?? 'your team', what: titleFor(row.kind, null) },
        at: row.startsAt,
        path: appointmentPath(row.id),
        personId: row.personId,
      },
    );
  const [client] = row.personId === null ? [] : await findContacts(tx, [row.personId]);
  const address = client?.addresses.find(({ kind }) => kind === 'email');
  if (!address) return;
  const when = whenText('en', row.zone, row.startsAt);
  const place = row.address ?? row.meetingLink;
  await writeToPerson(
    { services, tx, workspaceId },
    {
      addressId: address.id,
      purpose: 'service',
      key: reminderKey(row, hours),
      subject: `${row.title}: ${when}`,
      text: [
        `Hello${client?.name ? ` ${client.name}` : ''},`,
        `this is a reminder of your appointment${row.agentName ? ` with ${row.agentName}` : ''} on ${when} (${row.zone}).`,
        ...(place ? [place] : []),
        ...(row.instructions ? [row.instructions] : []),
        'If you cannot come, please answer this message.',
      ].join('\n\n'),
      eventAt: row.startsAt,
    },
  );
};
