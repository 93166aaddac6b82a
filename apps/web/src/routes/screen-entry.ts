import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import type { Requirement } from '../lib/session.ts';

/** In the order of the rail. */
export const AREAS = [
  'Home',
  'Analyse',
  'Work',
  'Assist',
  'Prove',
  'Workspace',
  'Installation',
  'Help',
  'Account',
] as const;
export type Area = (typeof AREAS)[number];

/** What each is drawn as is named in app/screen-icons.ts. */
export type ScreenIcon =
  | 'chat'
  | 'search'
  | 'compare'
  | 'chart'
  | 'gauge'
  | 'jobs'
  | 'people'
  | 'key'
  | 'settings'
  | 'server'
  | 'mail'
  | 'layers'
  | 'pulse'
  | 'braces'
  | 'swatches'
  | 'database'
  | 'upload'
  | 'lock'
  | 'scroll'
  | 'person'
  | 'door'
  | 'scale'
  | 'shield'
  | 'history'
  | 'intelligence'
  | 'inbox'
  | 'certificate'
  | 'blocks'
  | 'bell'
  | 'contacts'
  | 'calendar'
  | 'link'
  | 'house';

export interface ScreenEntry {
  path: string;
  /** The page's heading, its line in the menus and its tab in the browser. */
  title: string;
  /** Where the menus list it; null keeps it out of them. */
  area: Area | null;
  icon: ScreenIcon;
  inRail: boolean;
  /** Who it is offered to. Everyone else is told why, when they come by a link. */
  needs: Requirement;
  /** It brings its own bar and foot, and is drawn without the shell. */
  ownFrame?: true;
  /** Which chat floats beside it; without a word Alex in the area 'Work', PropGuard AI in the others. */
  chat?: WidgetVariant;
}

export type ScreenTable = Record<string, ScreenEntry>;
