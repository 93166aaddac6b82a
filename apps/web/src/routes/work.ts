import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { ScreenTable } from './screen-entry.ts';

export const WORK_SCREENS = {
  leads: {
    path: PATHS.leads,
    title: 'Leads',
    area: 'Customers',
    icon: 'contacts',
    inRail: true,
    needs: 'anyone',
  },
  leadImports: {
    path: '/leads/import',
    title: 'Import leads',
    area: null,
    partOf: 'Customers',
    icon: 'contacts',
    inRail: false,
    needs: 'admin',
  },
  leadForms: {
    path: '/leads/forms',
    title: 'Lead forms',
    area: 'Customers',
    icon: 'mail',
    inRail: false,
    needs: 'agent',
  },
  lead: {
    path: PATHS.lead,
    title: 'Lead',
    area: null,
    partOf: 'Customers',
    icon: 'contacts',
    inRail: false,
    needs: 'anyone',
  },
} as const satisfies ScreenTable;

/** A lead on a page of its own. */
export const leadPath = (id: string): string => pathTo(PATHS.lead, { id });
