import { PATHS, pathTo } from '@propguard/rules/routes/paths';

/** The screen with this one open. */
export const appointmentPath = (id: string): string => pathTo(PATHS.appointments, {}, { appointment: id });
