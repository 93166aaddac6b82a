import type { NewOpenHome, OpenHome, OpenHomeDetail } from '@propguard/protocol/open-homes';
import { OPEN_HOMES_PER_WORKSPACE } from '@propguard/rules/open-homes/open-homes';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { bookAppointment } from '../appointments/book-appointment.ts';
import { cancelAppointment } from '../appointments/settle-appointment.ts';
import { findHome } from '../booking/find-home.ts';
import { doorPath, openDoor } from './door-link.ts';
import {
  checkInVisit,
  countOpenHomes,
  findOpenHome,
  findOpenHomes,
  findVisits,
  insertOpenHome,
} from './store.ts';
import { toOpenHome, toVisit } from './view.ts';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 30;

export const listOpenHomes = async ({ tx }: Pick<WorkspaceScope, 'tx'>): Promise<{ items: OpenHome[] }> => ({
  items: (await findOpenHomes(tx, new Date(Date.now() - SHOWN_DAYS * DAY_MS))).map(toOpenHome),
});

export const getOpenHome = async (scope: WorkspaceScope, id: string): Promise<OpenHomeDetail> => {
  const row = await findOpenHome(scope.tx, id);
  if (!row) throw fail('NOT_FOUND');
  return {
    ...toOpenHome(row),
    path: doorPath(scope, id),
    visits: (await findVisits(scope.tx, id)).map(toVisit),
  };
};

/** The agent's time is taken as by any appointment; from then on there is a page for the door. */
export const createOpenHome = async (
  scope: WorkspaceScope,
  { propertyId, address, agentId, startsAt, minutes, capacity, outsideHours }: NewOpenHome,
): Promise<OpenHomeDetail> => {
  const { tx, workspaceId } = scope;
  const home = propertyId ? await findHome(scope, propertyId) : null;
  if (propertyId && !home)
    throw invalid({ field: 'propertyId', message: 'Choose a home you can find in search.' });
  await demandRoom(tx, {
    of: 'open homes',
    owner: workspaceId,
    most: OPEN_HOMES_PER_WORKSPACE,
    count: () => countOpenHomes(tx),
  });
  const place = home?.address ?? address;
  const appointment = await bookAppointment(scope, {
    kind: 'viewing',
    agentId,
    startsAt,
    minutes,
    outsideHours,
    title: `Open home: ${place}`.slice(0, 200),
    locationType: 'physical',
    address: place,
    meetingLink: null,
    instructions: null,
    notes: '',
    participantIds: [],
    propertyId,
    leadId: null,
    isConfirmed: true,
  });
  const id = await insertOpenHome(tx, { workspaceId, appointmentId: appointment.id, capacity });
  await openDoor(scope, id);
  await publish(tx, { workspaceId, subject: 'appointments', id: appointment.id });
  return getOpenHome(scope, id);
};

/** Who would have come is told by whoever follows the appointment. */
export const cancelOpenHome = async (
  scope: WorkspaceScope,
  { id, reason }: { id: string; reason: string },
): Promise<OpenHomeDetail> => {
  const row = await findOpenHome(scope.tx, id);
  if (!row) throw fail('NOT_FOUND');
  await cancelAppointment(scope, { id: row.appointment.id, reason });
  return getOpenHome(scope, id);
};

export const checkInByMember = async (
  scope: WorkspaceScope,
  { id, visitId }: { id: string; visitId: string },
): Promise<OpenHomeDetail> => {
  if (!(await checkInVisit(scope.tx, { openHomeId: id, visitId }))) throw fail('NOT_FOUND');
  await publish(scope.tx, { workspaceId: scope.workspaceId, subject: 'appointments', id: null });
  return getOpenHome(scope, id);
};
