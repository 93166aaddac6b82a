import type { ScreenTable } from './screen-entry.ts';

export const WORKSPACE_SCREENS = {
  jobs: { path: '/jobs', title: 'Jobs', area: 'Workspace', icon: 'jobs', inRail: true, needs: 'anyone' },
  members: {
    path: '/workspace/members',
    title: 'Members',
    area: 'Workspace',
    icon: 'people',
    inRail: true,
    needs: 'anyone',
  },
  teamHours: {
    path: '/workspace/team-hours',
    title: 'Team hours',
    area: 'Workspace',
    icon: 'history',
    inRail: true,
    needs: 'anyone',
  },
  bookingPages: {
    path: '/workspace/booking-pages',
    title: 'Booking pages',
    area: 'Workspace',
    icon: 'door',
    inRail: true,
    needs: 'anyone',
  },
  apiKeys: {
    path: '/workspace/api-keys',
    title: 'API keys',
    area: 'Workspace',
    icon: 'key',
    inRail: true,
    needs: 'admin',
  },
  webhooks: {
    path: '/workspace/webhooks',
    title: 'Webhooks',
    area: 'Workspace',
    icon: 'link',
    inRail: true,
    needs: 'admin',
  },
  workspaceSettings: {
    path: '/workspace/settings',
    title: 'Workspace settings',
    area: 'Workspace',
    icon: 'settings',
    inRail: true,
    needs: 'anyone',
  },
} as const satisfies ScreenTable;
