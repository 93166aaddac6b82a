import { PATHS } from '@propguard/rules/routes/paths';
import type { ScreenTable } from './screen-entry.ts';

export const CUSTOMER_SCREENS = {
  appointments: {
    path: PATHS.appointments,
    title: 'Appointments',
    area: 'Customers',
    icon: 'calendar',
    inRail: true,
    needs: 'agent',
  },
  openHomes: {
    path: '/open-homes',
    title: 'Open homes',
    area: 'Customers',
    icon: 'door',
    inRail: true,
    needs: 'agent',
  },
  leadScoring: {
    path: '/sensay-leads',
    title: 'Lead scoring',
    area: 'Customers',
    icon: 'gauge',
    inRail: true,
    needs: 'agent',
  },
} as const satisfies ScreenTable;

/** The calendar with a new appointment for a lead before it, at the home or by video. */
export const newAppointmentPath = (leadId: string, by?: 'video'): string =>
  `${PATHS.appointments}?book=${leadId}${by ? `&by=${by}` : ''}`;
