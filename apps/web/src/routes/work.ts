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
  ownListings: {
    path: PATHS.ownListings,
    title: 'Our listings',
    area: 'Customers',
    icon: 'house',
    inRail: true,
    needs: 'viewer',
  },
  ownListingFile: {
    path: '/our-listings/import',
    title: 'Import listings',
    area: null,
    partOf: 'Customers',
    icon: 'house',
    inRail: false,
    needs: 'agent',
  },
  ownListing: {
    path: PATHS.ownListing,
    title: 'Our listing',
    area: null,
    partOf: 'Customers',
    icon: 'house',
    inRail: false,
    needs: 'viewer',
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

/** A listing of the agency's own. */
export const ownListingPath = (id: string): string => pathTo(PATHS.ownListing, { id });
