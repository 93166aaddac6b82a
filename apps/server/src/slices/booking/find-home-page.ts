import type { AppointmentKind, LocationType } from '@propguard/rules/appointments/appointment-kinds';
import type { TxScope } from '../../access/any-scope.ts';
import { findPages } from './store.ts';

export type HomePage = {
  agentId: string | null;
  kind: AppointmentKind;
  places: LocationType[];
  note: string;
};

/** How strangers may book a home, where the workspace has opened a page for it. */
export const findHomePage = async ({ tx }: TxScope, propertyId: string): Promise<HomePage | null> => {
  const rows = await findPages(tx);
  const page = rows.map((row) => row.page).find((each) => each.isOpen && each.propertyId === propertyId);
  return page ? { agentId: page.agentId, kind: page.kind, places: page.places, note: page.note } : null;
};
