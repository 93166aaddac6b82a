import type { Appointment } from '@propguard/protocol/appointment-detail';
import type { AppointmentFilters, OutsideTime } from '@propguard/protocol/appointments';
import * as z from 'zod';
import type { TxScope } from '../../access/any-scope.ts';
import { makeCursor, readCursor } from '../../paging/cursor.ts';
import { findAppointments, findOutsideBusy } from './store.ts';
import { toAppointment } from './view.ts';

/** A calendar that shows more than this shows nothing any more. */
const CALENDAR_MOST = 5_000;
const StartPosition = z.object({ startMicros: z.string().regex(/^\d{1,16}$/), id: z.uuid() });

type Span = { from?: string | undefined; to?: string | undefined };
const spanOf = ({ from, to }: Span) => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});

export const listAppointments = async (
  { tx }: TxScope,
  {
    limit,
    cursor,
    from,
    to,
    ...filters
  }: AppointmentFilters & Span & { limit: number; cursor?: string | undefined },
): Promise<{ items: Appointment[]; nextCursor: string | null }> => {
  const filter = { ...filters, from: from ?? null, to: to ?? null };
  const after = readCursor(filter, cursor, StartPosition);
  const rows = await findAppointments(tx, filters, spanOf({ from, to }), { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toAppointment),
    nextCursor:
      rows.length > limit && last ? makeCursor(filter, { startMicros: last.startMicros, id: last.id }) : null,
  };
};

export const listCalendar = async (
  { tx }: TxScope,
  { from, to, ...filters }: AppointmentFilters & { from: string; to: string },
): Promise<{ items: Appointment[]; outside: OutsideTime[] }> => {
  const rows = await findAppointments(tx, filters, spanOf({ from, to }), {
    after: null,
    limit: CALENDAR_MOST,
  });
  const outside = await findOutsideBusy(tx, filters.agentId ? [filters.agentId] : null, {
    from: new Date(from),
    to: new Date(to),
  });
  return {
    items: rows.map(toAppointment),
    outside: outside.map((busy) => ({
      agentId: busy.agentId,
      startTime: busy.from.toISOString(),
      endTime: busy.to.toISOString(),
    })),
  };
};
