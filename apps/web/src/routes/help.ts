import type { ScreenTable } from './screen-entry.ts';

export const HELP_SCREENS = {
  systemHealth: {
    path: '/system',
    title: 'System health',
    area: 'Help',
    icon: 'pulse',
    inRail: true,
    needs: 'anyone',
  },
  apiReference: {
    path: '/developers/api',
    title: 'API reference',
    area: 'Help',
    icon: 'braces',
    inRail: true,
    needs: 'anyone',
  },
  dataSources: {
    path: '/data-sources',
    title: 'Data sources',
    area: 'Help',
    icon: 'database',
    inRail: true,
    needs: 'anyone',
  },
  privacy: { path: '/privacy', title: 'Privacy', area: 'Help', icon: 'lock', inRail: true, needs: 'anyone' },
  terms: {
    path: '/terms',
    title: 'Terms of use',
    area: 'Help',
    icon: 'scroll',
    inRail: true,
    needs: 'anyone',
  },
  operationsGround: {
    path: '/devtools/operations',
    title: 'The ground of operations',
    area: 'Help',
    icon: 'layers',
    inRail: false,
    needs: 'anyone',
  },
  styleGuide: {
    path: '/devtools/ui',
    title: 'States and components',
    area: 'Help',
    icon: 'swatches',
    inRail: false,
    needs: 'anyone',
  },
} as const satisfies ScreenTable;
