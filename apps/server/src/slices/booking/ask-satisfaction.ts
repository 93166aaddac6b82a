import { nextPermitted } from '@propguard/rules/time/permitted-hours';
import * as z from 'zod';
import type { OpenedScope } from '../../access/any-scope.ts';
import type { AppointmentTold } from '../../happenings/happening.ts';
import { greeting } from '../../letters/bookings/booking-words.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { askOnce } from '../appointments/rate-appointment.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { getPerson } from '../people/get-person.ts';
import { bookingLink } from './booking-links.ts';
import { forClient, textFor } from './for-client.ts';
import { findBooked, findOffice } from './store.ts';

/** Soon enough to remember it, late enough to be home. Its key is the appointment. */
export const ASK_SATISFACTION = {
  kind: 'appointment-satisfaction',
  payload: z.object({ appointmentId: z.uuid() }),
};
const AFTER_MS = 60 * 60 * 1000;

/** One that ended with its client there is asked about, once. */
export const askLater = async (
  scope: Pick<OpenedScope, 'tx'>,
  { id, workspaceId, personId, zone }: AppointmentTold,
  outcome: string,
): Promise<void> => {
  if (personId === null || outcome === 'no-show') return;
  await setTimer({ tx: scope.tx, workspaceId }, ASK_SATISFACTION, {
    key: id,
    dueAt: nextPermitted({ purpose: 'service', zone }, new Date(Date.now() + AFTER_MS)),
    payload: { appointmentId: id },
  });
};

export const askSatisfaction = async ({
  services,
  tx,
  workspaceId,
  payload: { appointmentId },
}: TimerRun<z.infer<typeof ASK_SATISFACTION.payload>>): Promise<void> => {
  const scope = { services, tx, workspaceId };
  const row = await findBooked(tx, appointmentId);
  if (!row?.appointment.personId) return;
  const { name, addresses } = await getPerson(scope, row.appointment.personId);
  const mail = addresses.find(({ kind }) => kind === 'email');
  if (!mail || !(await askOnce(scope, appointmentId))) return;
  const office = await findOffice(tx, workspaceId);
  const words = textFor(row);
  const { url } = await bookingLink(scope, appointmentId);
  await writeToPerson(scope, {
    addressId: mail.id,
    purpose: 'service',
    key: `satisfaction:${appointmentId}`,
    subject: words.askSubject({ title: forClient(row, office).title }),
    text: [greeting(words, name), words.ask, url, words.askOnce, office.name].join('\n\n'),
  });
};
