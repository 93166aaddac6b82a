import { PATHS } from '@propguard/rules/routes/paths';
import type { ScreenTable } from './screen-entry.ts';

export const INSTALLATION_SCREENS = {
  installationJobs: {
    path: '/operator/jobs',
    title: 'Installation jobs',
    area: 'Installation',
    icon: 'server',
    inRail: true,
    needs: 'operator',
  },
  running: {
    path: '/operator/running',
    title: 'Running it',
    area: 'Installation',
    icon: 'gauge',
    inRail: true,
    needs: 'operator',
  },
  outbox: {
    path: '/operator/outbox',
    title: 'Outbox',
    area: 'Installation',
    icon: 'mail',
    inRail: true,
    needs: 'operator',
  },
  signInServices: {
    path: '/operator/sign-in-services',
    title: 'Sign-in services',
    area: 'Installation',
    icon: 'key',
    inRail: true,
    needs: 'operator',
  },
  enquiries: {
    path: PATHS.enquiries,
    title: 'Enquiries',
    area: 'Installation',
    icon: 'inbox',
    inRail: true,
    needs: 'operator',
    chat: 'operations',
  },
  dataImports: {
    path: '/data-imports',
    title: 'Data imports',
    area: 'Installation',
    icon: 'upload',
    inRail: true,
    needs: 'operator',
  },
  hazardLayers: {
    path: '/hazard-layers',
    title: 'Hazard layers',
    area: 'Installation',
    icon: 'layers',
    inRail: true,
    needs: 'operator',
  },
} as const satisfies ScreenTable;
