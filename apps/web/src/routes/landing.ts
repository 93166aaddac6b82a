import type { ScreenTable } from './screen-entry.ts';

export const LANDING_SCREENS = {
  landing: {
    path: '/',
    title: 'Property risk and valuation',
    area: null,
    icon: 'door',
    inRail: false,
    needs: 'anyone',
    ownFrame: true,
  },
} as const satisfies ScreenTable;
