import type { Booking } from '@propguard/protocol/booking';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { type BookedRow, findOffice, findPages } from './store.ts';
import { toBooking } from './view.ts';

/** The page that is nearest to what was booked: of the home, of the agent, of whoever is free. */
const pageAgain = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  { appointment: { propertyId, agentId } }: BookedRow,
): Promise<string | null> => {
  const open = (await findPages(tx)).map(({ page }) => page).filter(({ isOpen }) => isOpen);
  const found =
    open.find((page) => propertyId !== null && page.propertyId === propertyId) ??
    open.find((page) => page.propertyId === null && agentId !== null && page.agentId === agentId) ??
    open.find((page) => page.propertyId === null && page.agentId === null);
  return found?.slug ?? null;
};

/** A booking as whoever holds its link sees it. */
export const bookingShown = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  row: BookedRow,
): Promise<Booking> =>
  toBooking(row, await findOffice(scope.tx, scope.workspaceId), await pageAgain(scope, row));
