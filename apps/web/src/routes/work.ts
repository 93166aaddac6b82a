import type { ScreenTable } from './screen-entry.ts';

export const WORK_SCREENS = {
  leadScoring: {
    path: '/sensay-leads',
    title: 'Lead scoring',
    area: 'Work',
    icon: 'gauge',
    inRail: true,
    needs: 'agent',
  },
} as const satisfies ScreenTable;
