/** OPS-APPT-20: what people see. */
export const APPOINTMENT_STATUSES = [
  'scheduled',
  'confirmed',
  'in-progress',
  'completed',
  'cancelled',
  'rescheduled',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** A time that is kept for whoever is about to book it is a row among them, so that one constraint holds for both. */
export const STORED_STATUSES = ['held', ...APPOINTMENT_STATUSES] as const;
export type StoredStatus = (typeof STORED_STATUSES)[number];

/** Those that take up their time. The migration's constraints name the same. */
export const LIVE_STATUSES = ['held', 'scheduled', 'confirmed', 'in-progress', 'rescheduled'] as const;

/** Those that are still to be: they can be moved, confirmed, started and called off. */
export const OPEN_STATUSES = ['scheduled', 'confirmed', 'rescheduled'] as const;
export const isOpen = (status: StoredStatus): boolean =>
  (OPEN_STATUSES as readonly StoredStatus[]).includes(status);

/** How one ended. Who did not come is an outcome, so that it is counted and followed up. */
export const APPOINTMENT_OUTCOMES = ['done', 'will-offer', 'thinking', 'not-for-them', 'no-show'] as const;
export type AppointmentOutcome = (typeof APPOINTMENT_OUTCOMES)[number];

/** OPS-APPT-23, as decided: one that was never begun, closed or called off. */
export const isOverdue = (
  { status, startsAt }: { status: StoredStatus; startsAt: Date },
  now: Date,
): boolean => startsAt < now && isOpen(status);

/** OPS-APPT-13 */
export const mayJoin = ({
  status,
  meetingLink,
}: {
  status: StoredStatus;
  meetingLink: string | null;
}): boolean => (status === 'confirmed' || status === 'in-progress') && meetingLink !== null;
