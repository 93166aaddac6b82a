import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { LIVE_STATUSES } from '@propguard/rules/appointments/appointment-status';
import { estimatedMinutes, estimatedRange, straightKm } from '@propguard/rules/appointments/travel-time';
import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import type { Tx } from '../../db/database.ts';
import type { StoredAppointment } from './store.ts';

const AT_HOME = ['physical', 'hybrid', 'self-guided'];
const MINUTE_MS = 60_000;

type Neighbour = {
  id: string;
  title: string;
  way: 'from' | 'to';
  startsAt: string;
  endsAt: string;
  latitude: number;
  longitude: number;
  ownLatitude: number;
  ownLongitude: number;
};

/** Of the market, and of the agency itself. */
const HOMES = sql`(select id, latitude, longitude from property
  union all select id, latitude, longitude from own_listing)`;

/** The same agent's appointments at homes before and after, within half a day. */
const findNeighbours = async (
  tx: Tx,
  { id, agentId, propertyId, startsAt, endsAt }: StoredAppointment,
): Promise<Neighbour[]> => {
  const around = (way: 'from' | 'to') => sql`
    (select p.id, p.title, ${way} as way, p.starts_at::text as "startsAt", p.ends_at::text as "endsAt",
       h.latitude, h.longitude, o.latitude as "ownLatitude", o.longitude as "ownLongitude"
     from appointment p join ${HOMES} h on h.id = p.property_id cross join ${HOMES} o
     where o.id = ${propertyId} and p.agent_id = ${agentId} and p.id <> ${id}
       and p.status = any(${sql.param([...LIVE_STATUSES])}::text[]) and p.status <> 'held'
       and p.location_type = any(${sql.param(AT_HOME)}::text[])
       and ${
         way === 'from'
           ? sql`p.ends_at <= ${startsAt.toISOString()}::timestamptz and p.ends_at > ${startsAt.toISOString()}::timestamptz - interval '12 hours'`
           : sql`p.starts_at >= ${endsAt.toISOString()}::timestamptz and p.starts_at < ${endsAt.toISOString()}::timestamptz + interval '12 hours'`
       }
     order by ${way === 'from' ? sql`p.ends_at desc` : sql`p.starts_at`} limit 1)`;
  const { rows } = await tx.execute<Neighbour>(sql`${around('from')} union all ${around('to')}`);
  return rows;
};

/** How long the agent drives from the home before and to the one after: an estimate from the distance, and called so. */
export const travelOf = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  row: StoredAppointment,
): Promise<AppointmentDetail['travel']> => {
  if (row.agentId === null || row.propertyId === null || !AT_HOME.includes(row.locationType)) return [];
  return (await findNeighbours(tx, row)).map((other) => {
    const km = straightKm(
      { latitude: other.ownLatitude, longitude: other.ownLongitude },
      { latitude: other.latitude, longitude: other.longitude },
    );
    const minutes = estimatedMinutes(km);
    const range = estimatedRange(km);
    const gap =
      other.way === 'from'
        ? row.startsAt.getTime() - Date.parse(other.endsAt)
        : Date.parse(other.startsAt) - row.endsAt.getTime();
    const gapMinutes = Math.round(gap / MINUTE_MS);
    return {
      way: other.way,
      appointmentId: other.id,
      title: other.title,
      latitude: other.latitude,
      longitude: other.longitude,
      km: Math.round(km * 10) / 10,
      minutes,
      leastMinutes: range.least,
      mostMinutes: range.most,
      gapMinutes,
      isTight: minutes > gapMinutes,
    };
  });
};
