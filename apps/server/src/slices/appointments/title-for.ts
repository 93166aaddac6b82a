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

/** Whether it is called as it is by itself; what somebody called it otherwise stays as it is. */
export const isUsualTitle = (
  { kind, title }: { kind: AppointmentKind; title: string },
  clientName: string | null,
): boolean => title === titleFor(kind, clientName);

/** 'a viewing', for sentences about somebody's time. */
export const thingOf = (kind: AppointmentKind): string => `a ${NAMES[kind].toLowerCase()}`;
