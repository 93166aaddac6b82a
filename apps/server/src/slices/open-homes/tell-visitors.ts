import { whenText } from '@propguard/rules/time/time-texts';
import type { OpenedScope } from '../../access/any-scope.ts';
import type { AppointmentTold } from '../../happenings/happening.ts';
import { bookingText, greeting } from '../../letters/bookings/booking-words.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { getPerson } from '../people/get-person.ts';
import { doorPath } from './door-link.ts';
import { findOpenHomeOf, findVisits } from './store.ts';

type Reason = 'moved' | 'cancelled';

/** Who has a place hears when the time is another, or there is none. */
export const tellVisitors = async (
  { services, tx }: OpenedScope,
  { id, workspaceId, startsAt, zone }: AppointmentTold,
  reason: Reason,
): Promise<void> => {
  const row = await findOpenHomeOf(tx, id);
  if (!row) return;
  const scope = { services, tx, workspaceId };
  const address = row.appointment.address ?? '';
  for (const { visit } of await findVisits(tx, row.home.id)) {
    const { name, addresses, language } = await getPerson(scope, visit.personId);
    const mail = addresses.find(({ kind }) => kind === 'email');
    if (!mail || visit.checkedInAt) continue;
    const text = bookingText(language ?? 'en');
    const when = whenText(language ?? 'en', zone, startsAt);
    await writeToPerson(scope, {
      addressId: mail.id,
      purpose: 'service',
      key: `open-home:${visit.id}:${reason}:${row.appointment.sequence}`,
      subject: text.openHomeSubjects[reason]({ when }),
      text: [
        greeting(text, name),
        text.openHomes[reason]({ address, when }),
        ...(reason === 'moved' ? [`${services.config.http.publicUrl}${doorPath(scope, row.home.id)}`] : []),
      ].join('\n\n'),
      eventAt: startsAt,
    });
  }
};
