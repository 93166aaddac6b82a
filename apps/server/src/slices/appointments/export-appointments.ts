import type { AppointmentFilters } from '@propguard/protocol/appointments';
import { dayIn, timeIn } from '@propguard/rules/time/wall-time';
import type { OpenWorkspace } from '../../access/workspace-scope.ts';
import { attachment } from '../../attachment.ts';
import { type CsvColumn, csvPieces } from '../../tabular/write-csv.ts';
import { CALENDAR_TYPE, calendarFile } from './calendar-file.ts';
import { type AppointmentRow, findAppointments } from './store.ts';

const EXPORT_MOST = 20_000;
const MINUTE_MS = 60_000;

const COLUMNS: readonly CsvColumn<AppointmentRow>[] = [
  ['id', (row) => row.id],
  ['code', (row) => row.code],
  ['title', (row) => row.title],
  ['type', (row) => row.kind],
  ['status', (row) => row.status],
  ['day', (row) => dayIn(row.zone, row.startsAt)],
  ['from', (row) => timeIn(row.zone, row.startsAt)],
  ['to', (row) => timeIn(row.zone, row.endsAt)],
  ['zone', (row) => row.zone],
  ['starts_at', (row) => row.startsAt.toISOString()],
  ['minutes', (row) => Math.round((row.endsAt.getTime() - row.startsAt.getTime()) / MINUTE_MS)],
  ['agent', (row) => row.agentName],
  ['client', (row) => row.clientName],
  ['location', (row) => row.locationType],
  ['address', (row) => row.address],
  ['meeting_link', (row) => row.meetingLink],
  ['notes', (row) => row.notes],
  ['outcome', (row) => row.outcome],
  ['satisfaction', (row) => row.satisfaction],
];

type Asked = AppointmentFilters & {
  from?: string | undefined;
  to?: string | undefined;
  format: 'csv' | 'ics';
};

/** What the list shows, as a file: the same filters, every row. */
export const exportAppointments = async (
  open: OpenWorkspace,
  { from, to, format, ...filters }: Asked,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const span = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
  const rows = await open('read', ({ tx }) =>
    findAppointments(tx, filters, span, { after: null, limit: EXPORT_MOST }),
  );
  return format === 'ics'
    ? attachment(resHeaders, {
        name: 'appointments.ics',
        type: CALENDAR_TYPE,
        content: calendarFile({ method: null, name: 'Appointments', entries: rows }),
      })
    : attachment(resHeaders, {
        name: 'appointments.csv',
        type: 'text/csv',
        content: await csvPieces(COLUMNS, rows),
      });
};
