import type { AppointmentKind } from '@propguard/rules/appointments/appointment-kinds';

const NAMES: Record<AppointmentKind, string> = {
  viewing: 'Viewing',
  consultation: 'Consultation',
  'virtual-tour': 'Virtual tour',
  meeting: 'Meeting',
  'follow-up': 'Follow-up',
};

/** 'Viewing with Georgia Papadopoulos', until somebody calls it otherwise. */
export const titleFor = (kind: AppointmentKind, clientName: string | null): string =>
  clientName ? `${NAMES[kind]} with ${clientName}` : NAMES[kind];

/** As the client reads it: they know their own name. What somebody called it otherwise stays. */
export const titleForClient = (
  { kind, title }: { kind: AppointmentKind; title: string },
  clientName: string | null,
  host: string,
): string => (title === titleFor(kind, clientName) ? titleFor(kind, host) : title);

/** 'a viewing', for sentences about somebody's time. */
export const thingOf = (kind: AppointmentKind): string => `a ${NAMES[kind].toLowerCase()}`;
