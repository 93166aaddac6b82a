import type { ScreenTable } from './screen-entry.ts';

export const HOME_SCREENS = {
  home: { path: '/home', title: 'Home', area: 'Home', icon: 'house', inRail: true, needs: 'anyone' },
} as const satisfies ScreenTable;
