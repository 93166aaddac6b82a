import type { AppointmentKind, LocationType } from '@propguard/rules/appointments/appointment-kinds';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { findTimeZone } from '../../../access/workspace-time-zone.ts';
import { listFreeTimes } from '../../appointments/free-times.ts';
import { findHomePage } from '../../booking/find-home-page.ts';
import { homeZone } from '../../booking/home-zone.ts';
import { publicTimes, type TimesAsked } from '../../booking/list-page-times.ts';
import type { Booker } from './office.ts';

/** How a home is shown: by whoever is free, or as its page says. */
export type Viewing = {
  kind: AppointmentKind;
  place: LocationType;
  agentId: string | null;
  /** What is to be moved. */
  except?: string;
  /** What is kept for whoever asks: it does not stand in their way. */
  own?: readonly string[];
};

export const viewingOf = async (
  scope: Pick<WorkspaceScope, 'tx'>,
  propertyId: string,
  isOnline: boolean,
): Promise<Viewing> => {
  const wanted: LocationType = isOnline ? 'virtual' : 'physical';
  const page = await findHomePage(scope, propertyId);
  if (!page) return { kind: 'viewing', place: wanted, agentId: null };
  const place = page.places.includes(wanted) ? wanted : (page.places[0] ?? wanted);
  return { kind: page.kind, place, agentId: page.agentId };
};

/** Where the home is: when to be there is told by its clocks before and after it is booked. */
export const viewingZone = async (
  scope: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>,
  propertyId: string,
): Promise<string> => homeZone(scope, propertyId, await findTimeZone(scope.tx, scope.workspaceId));

/** Members offer what is free; everybody else what the public may have. */
export const timesFor = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  booker: Booker,
  viewing: Viewing,
  asked: TimesAsked,
): Promise<Date[]> => {
  const { kind, place, agentId, except, own } = viewing;
  const { items } =
    booker.kind === 'member'
      ? await listFreeTimes(scope, {
          kind,
          locationType: place,
          ...(agentId ? { agentId } : {}),
          ...(except ? { except } : {}),
          ...(own ? { own } : {}),
          ...asked,
        })
      : await publicTimes(scope, viewing, asked);
  return items.map(({ startTime }) => new Date(startTime));
};
