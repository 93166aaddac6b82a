import type { ComponentType } from 'react';
import type { ScreenName } from './paths.ts';

/** Each screen is a chunk of its own. Apart from the table, so that a feature may link by it. */
export const SCREEN_LOADERS: Record<ScreenName, () => Promise<ComponentType>> = {
  search: async () => (await import('../features/search/search-screen.tsx')).SearchScreen,
  systemHealth: async () => (await import('../features/system/system-health-screen.tsx')).SystemHealthScreen,
  apiReference: async () => (await import('../features/devtools/api-screen.tsx')).ApiScreen,
  dataSources: async () => (await import('../features/legal/data-sources-screen.tsx')).DataSourcesScreen,
  privacy: async () => (await import('../features/legal/privacy-screen.tsx')).PrivacyScreen,
  terms: async () => (await import('../features/legal/terms-screen.tsx')).TermsScreen,
  styleGuide: async () => (await import('../features/devtools/ui-screen.tsx')).UiScreen,
};
