import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import type { Requirement } from '../lib/session.ts';

/**
 * What a person came to do, in the order of the rail; at its foot what is set up, run and looked up. An area leads to
 * the first of its screens that the person may open.
 */
export const AREAS = [
  'Home',
  'Assess',
  'Properties',
  'Portfolio',
  'Markets',
  'Lending',
  'Customers',
  'Conversations',
  'Proof',
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
  | 'plug'
  | 'link'
  | 'house';

export interface ScreenEntry {
  path: string;
  /** The page's heading, its line in the menus and its tab in the browser. */
  title: string;
  /** Where the menus list it; null keeps it out of them. */
  area: Area | null;
  /** The area that one is in there, of a screen that no menu lists. */
  partOf?: Area;
  icon: ScreenIcon;
  inRail: boolean;
  /** Who it is offered to. Everyone else is told why, when they come by a link. */
  needs: Requirement;
  /** It brings its own bar and foot, and is drawn without the shell. */
  ownFrame?: true;
  /** Which chat floats beside it; without a word Alex beside customers and conversations, PropGuard AI elsewhere. */
  chat?: WidgetVariant;
}

export type ScreenTable = Record<string, ScreenEntry>;
