import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { REMINDER_TEMPLATE, reminderAddress } from '@propguard/rules/appointments/reminder-way';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { hasChannel } from '../outbound/has-channel.ts';
import { hasTemplate } from '../outbound/has-template.ts';
import { fillPreparation } from './fill-preparation.ts';
import { findHome } from './find-home.ts';
import { reminderKey, reminderTimes } from './reminders.ts';
import {
  type AppointmentRow,
  type ContactRow,
  findAgentReach,
  findAppointment,
  findChanges,
  findContacts,
  findGoneFrom,
  findParticipants,
  findReminders,
} from './store.ts';
import { travelOf } from './travel.ts';
import { initialsOf, toAppointment } from './view.ts';

type Contact = NonNullable<AppointmentDetail['participants']['client']>;
const toContact = ({ id, name, addresses }: ContactRow): Contact => ({
  id,
  name,
  addresses: addresses as Contact['addresses'],
});

/** By which way each goes out: as it was written, or as it would be now. */
const remindersOf = async (
  scope: WorkspaceScope,
  row: AppointmentRow,
  client: Contact | null,
): Promise<AppointmentDetail['reminders']> => {
  const written = new Map((await findReminders(scope.tx, row.id)).map((message) => [message.key, message]));
  const ways = {
    hasSms: await hasChannel(scope, 'sms'),
    byWhatsApp: row.byWhatsApp && (await hasTemplate(scope, 'whatsapp', REMINDER_TEMPLATE)),
  };
  return reminderTimes(row.startsAt).map(({ hours, at }) => {
    const message = written.get(reminderKey(row, hours));
    const address = reminderAddress(client?.addresses ?? [], { hours, ...ways });
    type Reminder = AppointmentDetail['reminders'][number];
    return {
      hoursBefore: hours,
      time: at.toISOString(),
      channel: (message?.channel ??
        (address ? (address.kind === 'phone' ? 'sms' : address.kind) : null)) as Reminder['channel'],
      state: (message?.state ?? null) as Reminder['state'],
    };
  });
};

export const getAppointment = async (scope: WorkspaceScope, id: string): Promise<AppointmentDetail> => {
  const { tx } = scope;
  const row = await findAppointment(tx, id);
  if (!row) throw fail('NOT_FOUND');
  const others = await findParticipants(tx, id);
  const contacts = new Map(
    (await findContacts(tx, [...others, ...(row.personId ? [row.personId] : [])])).map((contact) => [
      contact.id,
      toContact(contact),
    ]),
  );
  const client = row.personId === null ? null : (contacts.get(row.personId) ?? null);
  return {
    ...toAppointment(row),
    code: row.code,
    uid: row.uid,
    sequence: row.sequence,
    bookedBy: row.bookedBy,
    instructions: row.instructions,
    notes: row.notes,
    participants: {
      agent:
        row.agentId === null
          ? null
          : {
              id: row.agentId,
              name: row.agentName ?? '',
              ...(await findAgentReach(tx, row.agentId)),
              avatar: initialsOf(row.agentName ?? ''),
            },
      client,
      others: others.flatMap((personId) => contacts.get(personId) ?? []),
    },
    property: row.propertyId === null ? null : await findHome(scope, row.propertyId),
    preparation: await fillPreparation(scope, row),
    reminders: await remindersOf(scope, row, client),
    travel: await travelOf(scope, row),
    goneFrom: await findGoneFrom(tx, id),
    satisfactionComment: row.satisfactionComment,
    outcomeNotes: row.outcomeNotes,
    nextSteps: row.nextSteps,
    followUpDay: row.followUpDay,
    history: (await findChanges(tx, id)).map((change) => ({
      id: change.id,
      kind: change.kind,
      by: change.by,
      reason: change.reason,
      from: change.fromStartsAt?.toISOString() ?? null,
      to: change.toStartsAt?.toISOString() ?? null,
      at: change.at.toISOString(),
    })),
  };
};
