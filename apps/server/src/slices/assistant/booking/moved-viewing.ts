import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import type { OpenBooking } from '../../appointments/find-open-bookings.ts';
import type { Booker } from './office.ts';
import { type Viewing, viewingOf } from './viewing-of.ts';

/**
 * How what is booked is shown at another time. A member moves it in the calendar of whoever has it; everybody else may
 * have it with whoever shows that home, as when they booked.
 */
export const movedViewing = async (
  scope: Pick<WorkspaceScope, 'tx'>,
  booker: Booker,
  { id, kind, locationType, agentId, propertyId }: OpenBooking,
): Promise<Viewing> => {
  const shown =
    booker.kind === 'member' || propertyId === null
      ? agentId
      : (await viewingOf(scope, propertyId, locationType === 'virtual')).agentId;
  return { kind, place: locationType, agentId: shown, except: id };
};
