import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import type { Requirement } from '../lib/session.ts';
import type { ScreenIcon } from './screen-icons.ts';

/** In the order of the rail. */
export const AREAS = [
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

/** The route table: one entry a screen. Its component is named in screens.ts; menus, palette and router follow. */
export const SCREENS = {
  landing: {
    path: '/',
    title: 'Property risk and valuation',
    area: null,
    icon: 'door',
    inRail: false,
    needs: 'anyone',
    ownFrame: true,
  },
  intelligence: {
    path: '/app',
    title: 'Property Intelligence',
    area: 'Analyse',
    icon: 'intelligence',
    inRail: true,
    needs: 'anyone',
  },
  search: {
    path: '/search',
    title: 'Property search',
    area: 'Analyse',
    icon: 'search',
    inRail: true,
    needs: 'anyone',
  },
  property: {
    path: '/property/:id',
    title: 'Property',
    area: null,
    icon: 'search',
    inRail: false,
    needs: 'anyone',
  },
  report: {
    path: '/report/:reportId',
    title: 'Valuation report',
    area: null,
    icon: 'scroll',
    inRail: false,
    needs: 'anyone',
  },
  sharedReport: {
    path: '/shared/report/:token',
    title: 'Shared report',
    area: null,
    icon: 'scroll',
    inRail: false,
    needs: 'anyone',
  },
  compare: {
    path: '/compare',
    title: 'Compare properties',
    area: 'Analyse',
    icon: 'compare',
    inRail: false,
    needs: 'anyone',
  },
  riskDashboard: {
    path: '/dashboard',
    title: 'Risk Assessment',
    area: 'Analyse',
    icon: 'gauge',
    inRail: true,
    needs: 'anyone',
  },
  marketAnalysis: {
    path: '/market-analysis',
    title: 'Market Analysis',
    area: 'Analyse',
    icon: 'chart',
    inRail: true,
    needs: 'anyone',
  },
  lending: {
    path: '/lending',
    title: 'Lending checks',
    area: 'Analyse',
    icon: 'scale',
    inRail: true,
    needs: 'anyone',
  },
  assistant: {
    path: '/sensay',
    title: 'Assistant',
    area: 'Assist',
    icon: 'chat',
    inRail: true,
    needs: 'anyone',
  },
  compliance: {
    path: '/compliance',
    title: 'Compliance',
    area: 'Prove',
    icon: 'shield',
    inRail: true,
    needs: 'anyone',
  },
  auditTrail: {
    path: '/audit',
    title: 'Audit trail',
    area: 'Prove',
    icon: 'history',
    inRail: true,
    needs: 'anyone',
  },
  verify: {
    path: '/verify',
    title: 'Verify a certificate',
    area: 'Prove',
    icon: 'certificate',
    inRail: true,
    needs: 'anyone',
  },
  certificate: {
    path: '/verify/:id',
    title: 'Valuation certificate',
    area: null,
    icon: 'certificate',
    inRail: false,
    needs: 'anyone',
  },
  blockchain: {
    path: '/blockchain',
    title: 'Blockchain titles',
    area: 'Prove',
    icon: 'blocks',
    inRail: true,
    needs: 'anyone',
    chat: 'operations',
  },
  jobs: { path: '/jobs', title: 'Jobs', area: 'Workspace', icon: 'jobs', inRail: true, needs: 'anyone' },
  members: {
    path: '/workspace/members',
    title: 'Members',
    area: 'Workspace',
    icon: 'people',
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
  workspaceSettings: {
    path: '/workspace/settings',
    title: 'Workspace settings',
    area: 'Workspace',
    icon: 'settings',
    inRail: true,
    needs: 'anyone',
  },
  installationJobs: {
    path: '/operator/jobs',
    title: 'Installation jobs',
    area: 'Installation',
    icon: 'server',
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
  enquiries: {
    path: '/enquiries',
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
  privacy: { path: '/privacy', title: 'Privacy', area: 'Help', icon: 'lock', inRail: false, needs: 'anyone' },
  terms: {
    path: '/terms',
    title: 'Terms of use',
    area: 'Help',
    icon: 'scroll',
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
  account: {
    path: '/account',
    title: 'Account',
    area: 'Account',
    icon: 'person',
    inRail: false,
    needs: 'account',
  },
  signIn: { path: '/sign-in', title: 'Sign in', area: null, icon: 'door', inRail: false, needs: 'anyone' },
  signUp: { path: '/sign-up', title: 'Sign up', area: null, icon: 'door', inRail: false, needs: 'anyone' },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password',
    area: null,
    icon: 'door',
    inRail: false,
    needs: 'anyone',
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Set a new password',
    area: null,
    icon: 'door',
    inRail: false,
    needs: 'anyone',
  },
  invitation: {
    path: '/invitation/:token',
    title: 'Invitation',
    area: null,
    icon: 'door',
    inRail: false,
    needs: 'anyone',
  },
} as const satisfies Record<string, ScreenEntry>;

export type ScreenName = keyof typeof SCREENS;

export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];

export const screenEntry = (name: ScreenName): ScreenEntry => SCREENS[name];

/** The first is CORE-ROUTE-08. */
export const REDIRECTS = [
  { from: '/report', to: SCREENS.search.path },
  { from: '/ai-chat', to: SCREENS.assistant.path },
] as const;

/** The screen at exactly this path, if it has been built: a link to one that has not is left out. */
export function screenAt(path: string): ScreenName | undefined {
  return SCREEN_NAMES.find((name) => SCREENS[name].path === path);
}
