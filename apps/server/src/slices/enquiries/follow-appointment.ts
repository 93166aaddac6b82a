import type { OpenedScope } from '../../access/any-scope.ts';
import { withInstallationRights } from '../../db/database.ts';
import { setStart } from './store.ts';

/** A call or a tour was moved or called off: its old time can be asked for again. */
export const followAppointment = ({ tx }: OpenedScope, id: string, startsAt: Date | null): Promise<void> =>
  withInstallationRights(tx, () => setStart(tx, id, startsAt));
