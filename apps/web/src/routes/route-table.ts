import { ACCOUNT_SCREENS } from './account.ts';
import { ANALYSE_SCREENS } from './analyse.ts';
import { ASSIST_SCREENS } from './assist.ts';
import { CUSTOMER_SCREENS } from './customers.ts';
import { GUEST_SCREENS } from './guests.ts';
import { HELP_SCREENS } from './help.ts';
import { HOME_SCREENS } from './home.ts';
import { INSTALLATION_SCREENS } from './installation.ts';
import { LANDING_SCREENS } from './landing.ts';
import { PROVE_SCREENS } from './prove.ts';
import type { ScreenEntry, ScreenTable } from './screen-entry.ts';
import { WORK_SCREENS } from './work.ts';
import { WORKSPACE_SCREENS } from './workspace.ts';

/**
 * The route table: one entry a screen, one file an area. Its component is named in app/screen-loaders.ts; router, menus
 * and palette follow.
 */
export const SCREENS = {
  ...LANDING_SCREENS,
  ...HOME_SCREENS,
  ...ANALYSE_SCREENS,
  ...WORK_SCREENS,
  ...CUSTOMER_SCREENS,
  ...ASSIST_SCREENS,
  ...PROVE_SCREENS,
  ...WORKSPACE_SCREENS,
  ...INSTALLATION_SCREENS,
  ...HELP_SCREENS,
  ...ACCOUNT_SCREENS,
  ...GUEST_SCREENS,
} as const satisfies ScreenTable;

export type ScreenName = keyof typeof SCREENS;

export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];

export const screenEntry = (name: ScreenName): ScreenEntry => SCREENS[name];

/** The first is CORE-ROUTE-08. */
export const REDIRECTS = [
  { from: '/report', to: SCREENS.search.path },
  { from: '/ai-chat', to: SCREENS.assistant.path },
  { from: '/analytics', to: SCREENS.conversationAnalytics.path },
] as const;

/** The screen at exactly this path, if it has been built: a link to one that has not is left out. */
export function screenAt(path: string): ScreenName | undefined {
  return SCREEN_NAMES.find((name) => SCREENS[name].path === path);
}
