import type { ComponentType } from 'react';
import type { ScreenName } from './paths.ts';

/** Each screen is a chunk of its own. Apart from the table, so that a feature may link by it. */
export const SCREEN_LOADERS: Record<ScreenName, () => Promise<ComponentType>> = {
  intelligence: async () => (await import('./intelligence-page.tsx')).IntelligencePage,
  search: async () => (await import('../features/search/search-screen.tsx')).SearchScreen,
  property: async () => (await import('./property-page.tsx')).PropertyPage,
  compare: async () => (await import('../features/search/compare/compare-screen.tsx')).CompareScreen,
  marketAnalysis: async () =>
    (await import('../features/market/market-analysis-screen.tsx')).MarketAnalysisScreen,
  lending: async () => (await import('../features/compliance/lending-screen.tsx')).LendingScreen,
  assistant: async () => (await import('../features/assistant/page/assistant-screen.tsx')).AssistantScreen,
  compliance: async () => (await import('../features/compliance/compliance-screen.tsx')).ComplianceScreen,
  auditTrail: async () => (await import('../features/compliance/audit-screen.tsx')).AuditScreen,
  jobs: async () => (await import('../features/jobs/jobs-screen.tsx')).JobsScreen,
  members: async () => (await import('../features/workspaces/members-screen.tsx')).MembersScreen,
  apiKeys: async () => (await import('../features/api-keys/api-keys-screen.tsx')).ApiKeysScreen,
  workspaceSettings: async () => (await import('../features/workspaces/settings-screen.tsx')).SettingsScreen,
  installationJobs: async () =>
    (await import('../features/jobs/installation-jobs-screen.tsx')).InstallationJobsScreen,
  outbox: async () => (await import('../features/outbox/outbox-screen.tsx')).OutboxScreen,
  dataImports: async () =>
    (await import('../features/data-imports/data-imports-screen.tsx')).DataImportsScreen,
  hazardLayers: async () => (await import('../features/hazards/hazard-layers-screen.tsx')).HazardLayersScreen,
  systemHealth: async () => (await import('../features/system/system-health-screen.tsx')).SystemHealthScreen,
  apiReference: async () => (await import('../features/devtools/api-screen.tsx')).ApiScreen,
  dataSources: async () => (await import('../features/legal/data-sources-screen.tsx')).DataSourcesScreen,
  privacy: async () => (await import('../features/legal/privacy-screen.tsx')).PrivacyScreen,
  terms: async () => (await import('../features/legal/terms-screen.tsx')).TermsScreen,
  styleGuide: async () => (await import('../features/devtools/ui-screen.tsx')).UiScreen,
  account: async () => (await import('../features/account/account-screen.tsx')).AccountScreen,
  signIn: async () => (await import('../features/account/sign-in-screen.tsx')).SignInScreen,
  signUp: async () => (await import('../features/account/sign-up-screen.tsx')).SignUpScreen,
  forgotPassword: async () =>
    (await import('../features/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
  resetPassword: async () =>
    (await import('../features/account/reset-password-screen.tsx')).ResetPasswordScreen,
  invitation: async () => (await import('../features/account/invitation-screen.tsx')).InvitationScreen,
};
