import type { LocationType } from '@propguard/rules/appointments/appointment-kinds';
import type { PageScope } from '../../access/page-scope.ts';
import { bookAppointment } from '../appointments/book-appointment.ts';
import { findHome } from './find-home.ts';
import { pageZone } from './page-zone.ts';
import type { PageRow } from './store.ts';

type Held = {
  holdId: string;
  place: LocationType;
  personId: string;
  leadId: string | null;
  notes: string;
  byWhatsApp?: boolean;
};

/** A time that was kept for a client becomes their booking, as the page says it is. */
export const bookHeld = async (
  scope: Pick<PageScope, 'services' | 'tx' | 'workspaceId'>,
  row: Pick<PageRow, 'page' | 'agentZone'>,
  { holdId, place, personId, leadId, notes, byWhatsApp = false }: Held,
): Promise<{ id: string }> => {
  const { page } = row;
  const home = page.propertyId ? await findHome(scope, page.propertyId) : null;
  return bookAppointment(scope, {
    holdId,
    kind: page.kind,
    zone: await pageZone(scope, row),
    personId,
    agentId: null,
    title: '',
    locationType: place,
    address: place === 'virtual' || place === 'phone' ? null : (home?.address ?? null),
    meetingLink: null,
    instructions: page.note || null,
    notes,
    participantIds: [],
    propertyId: page.propertyId,
    leadId,
    outsideHours: false,
    isConfirmed: true,
    byWhatsApp,
    by: 'client',
  });
};
