import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { FEATURES_SHOWN } from '@propguard/rules/appointments/appointment-limits';
import { REMINDER_TEMPLATE, reminderAddress } from '@propguard/rules/appointments/reminder-way';
import { referenceOf } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { Failure, fail } from '../../fail.ts';
import { hasChannel } from '../outbound/has-channel.ts';
import { hasTemplate } from '../outbound/has-template.ts';
import { findOwnHome } from '../own-listings/on-market.ts';
import { getProperty } from '../properties/get-property.ts';
import { fillPreparation } from './fill-preparation.ts';
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

/** OPS-APPT-14, -28: address, price and the first features. A home that was withdrawn leaves its address alone. */
const propertyOf = async (
  scope: WorkspaceScope,
  propertyId: string,
): Promise<AppointmentDetail['property']> => {
  const own = await findOwnHome(scope, propertyId);
  if (own) {
    const { address, locality, features, latitude, longitude } = own.property;
    return {
      id: own.id,
      address: [address, locality.name].join(', '),
      price: own.guide?.fromAud ?? null,
      images: own.coverId ? [`/api/own-listings/${own.id}/photos/${own.coverId}?size=full`] : [],
      features: features.slice(0, FEATURES_SHOWN),
      latitude,
      longitude,
    };
  }
  try {
    const home = await getProperty(referenceOf(scope.services), propertyId);
    const [listing] = home.listings;
    return {
      id: home.id,
      address: [home.address, home.locality.name].join(', '),
      price: listing?.guide?.fromAud ?? listing?.guide?.toAud ?? home.sales[0]?.priceAud ?? null,
      images: [`/api/photos/${home.id}/street?v=${encodeURIComponent(home.photoVersion)}`],
      features: home.features.slice(0, FEATURES_SHOWN),
      latitude: home.latitude,
      longitude: home.longitude,
    };
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

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
    property: row.propertyId === null ? null : await propertyOf(scope, row.propertyId),
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
