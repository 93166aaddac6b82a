import { whenText } from '@propguard/rules/time/time-texts';
import type { OpenedScope } from '../../access/any-scope.ts';
import type { AppointmentTold } from '../../happenings/happening.ts';
import { writeToPerson } from '../outbound/write-to-person.ts';
import { getPerson } from '../people/get-person.ts';
import { doorPath } from './door-link.ts';
import { findOpenHomeOf, findVisits } from './store.ts';

type Reason = 'moved' | 'cancelled';

const SENTENCES: Record<Reason, (address: string, when: string) => string> = {
  moved: (address, when) => `The open home at ${address} has a new time: ${when}. Your place is kept.`,
  cancelled: (address, when) => `The open home at ${address} on ${when} is cancelled. We are sorry.`,
};

/** Who has a place hears when the time is another, or there is none. */
export const tellVisitors = async (
  { services, tx }: OpenedScope,
  { id, workspaceId, startsAt, zone }: AppointmentTold,
  reason: Reason,
): Promise<void> => {
  const row = await findOpenHomeOf(tx, id);
  if (!row) return;
  const scope = { services, tx, workspaceId };
  const when = whenText('en', zone, startsAt);
  const words = SENTENCES[reason](row.appointment.address ?? '', when);
  for (const { visit } of await findVisits(tx, row.home.id)) {
    const { name, addresses } = await getPerson(scope, visit.personId);
    const mail = addresses.find(({ kind }) => kind === 'email');
    if (!mail || visit.checkedInAt) continue;
    await writeToPerson(scope, {
      addressId: mail.id,
      purpose: 'service',
      key: `open-home:${visit.id}:${reason}:${row.appointment.sequence}`,
      subject: `${reason === 'moved' ? 'New time' : 'Cancelled'}: open home, ${when}`,
      text: [
        `Hello${name ? ` ${name}` : ''},`,
        words,
        ...(reason === 'moved' ? [`${services.config.http.publicUrl}${doorPath(scope, row.home.id)}`] : []),
      ].join('\n\n'),
      eventAt: startsAt,
    });
  }
};
