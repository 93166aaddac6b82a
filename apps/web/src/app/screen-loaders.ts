import type { ComponentType } from 'react';
import type { ScreenName } from '../routes/route-table.ts';

/** Each screen is a chunk of its own. Apart from the table, so that a feature may link by it. */
export const SCREEN_LOADERS: Record<ScreenName, () => Promise<ComponentType>> = {
  landing: async () => (await import('../features/landing/landing-screen.tsx')).LandingScreen,
  bringData: async () => (await import('../features/bring-data/bring-data-screen.tsx')).BringDataScreen,
  home: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
  intelligence: async () => (await import('./intelligence-page.tsx')).IntelligencePage,
  search: async () => (await import('../features/search/search-screen.tsx')).SearchScreen,
  property: async () => (await import('./property-page.tsx')).PropertyPage,
  report: async () => (await import('../features/reports/report-screen.tsx')).ReportScreen,
  sharedReport: async () => (await import('../features/reports/shared-report-screen.tsx')).SharedReportScreen,
  compare: async () => (await import('../features/search/compare/compare-screen.tsx')).CompareScreen,
  riskDashboard: async () =>
    (await import('../features/risk-dashboard/risk-dashboard-screen.tsx')).RiskDashboardScreen,
  marketAnalysis: async () =>
    (await import('../features/market/market-analysis-screen.tsx')).MarketAnalysisScreen,
  lending: async () => (await import('../features/compliance/lending-screen.tsx')).LendingScreen,
  leads: async () => (await import('../features/leads/leads-screen.tsx')).LeadsScreen,
  leadImports: async () =>
    (await import('../features/lead-imports/lead-imports-screen.tsx')).LeadImportsScreen,
  leadForms: async () => (await import('../features/lead-forms/lead-forms-screen.tsx')).LeadFormsScreen,
  publicForm: async () => (await import('../features/lead-forms/public-form-screen.tsx')).PublicFormScreen,
  questions: async () => (await import('../features/lead-forms/questions-screen.tsx')).QuestionsScreen,
  ownListings: async () =>
    (await import('../features/own-listings/own-listings-screen.tsx')).OwnListingsScreen,
  ownListing: async () => (await import('../features/own-listings/own-listing-screen.tsx')).OwnListingScreen,
  ownListingFile: async () =>
    (await import('../features/own-listings/listing-file-screen.tsx')).ListingFileScreen,
  offeredListings: async () => (await import('../features/own-listings/offered-screen.tsx')).OfferedScreen,
  lead: async () => (await import('../features/leads/lead-screen.tsx')).LeadScreen,
  appointments: async () =>
    (await import('../features/appointments/appointments-screen.tsx')).AppointmentsScreen,
  leadScoring: async () =>
    (await import('../features/lead-scoring/lead-scoring-screen.tsx')).LeadScoringScreen,
  channels: async () => (await import('../features/channels/channels-screen.tsx')).ChannelsScreen,
  assistant: async () => (await import('../features/assistant/page/assistant-screen.tsx')).AssistantScreen,
  chatbot: async () => (await import('../features/chatbot/chatbot-screen.tsx')).ChatbotScreen,
  conversationAnalytics: async () =>
    (await import('../features/conversation-analytics/conversation-analytics-screen.tsx'))
      .ConversationAnalyticsScreen,
  inbox: async () => (await import('../features/inbox/inbox-screen.tsx')).InboxScreen,
  survey: async () => (await import('../features/survey/survey-screen.tsx')).SurveyScreen,
  compliance: async () => (await import('../features/compliance/compliance-screen.tsx')).ComplianceScreen,
  auditTrail: async () => (await import('../features/compliance/audit-screen.tsx')).AuditScreen,
  verify: async () => (await import('../features/certificates/bundle/verify-screen.tsx')).VerifyScreen,
  certificate: async () =>
    (await import('../features/certificates/published/certificate-screen.tsx')).CertificateScreen,
  blockchain: async () => (await import('../features/titles/blockchain-screen.tsx')).BlockchainScreen,
  jobs: async () => (await import('../features/jobs/jobs-screen.tsx')).JobsScreen,
  members: async () => (await import('../features/workspaces/members-screen.tsx')).MembersScreen,
  teamHours: async () => (await import('../features/agents/agents-screen.tsx')).AgentsScreen,
  apiKeys: async () => (await import('./api-keys-page.tsx')).ApiKeysPage,
  hubspot: async () => (await import('../features/hubspot/hubspot-screen.tsx')).HubspotScreen,
  webhooks: async () => (await import('../features/webhooks/webhooks-screen.tsx')).WebhooksScreen,
  workspaceMail: async () => (await import('../features/workspace-mail/mail-screen.tsx')).MailScreen,
  peoplesPrivacy: async () => (await import('../features/privacy/privacy-screen.tsx')).PrivacyScreen,
  workspaceSettings: async () => (await import('./workspace-settings-page.tsx')).WorkspaceSettingsPage,
  installationJobs: async () =>
    (await import('../features/jobs/installation-jobs-screen.tsx')).InstallationJobsScreen,
  outbox: async () => (await import('../features/outbox/outbox-screen.tsx')).OutboxScreen,
  running: async () => (await import('../features/running/running-screen.tsx')).RunningScreen,
  duty: async () => (await import('../features/duty/duty-screen.tsx')).DutyScreen,
  enquiries: async () => (await import('../features/enquiries/enquiries-screen.tsx')).EnquiriesScreen,
  dataImports: async () =>
    (await import('../features/data-imports/data-imports-screen.tsx')).DataImportsScreen,
  hazardLayers: async () => (await import('../features/hazards/hazard-layers-screen.tsx')).HazardLayersScreen,
  systemHealth: async () => (await import('../features/system/system-health-screen.tsx')).SystemHealthScreen,
  apiReference: async () => (await import('../features/devtools/api-screen.tsx')).ApiScreen,
  dataSources: async () => (await import('../features/legal/data-sources-screen.tsx')).DataSourcesScreen,
  privacy: async () => (await import('../features/legal/privacy-screen.tsx')).PrivacyScreen,
  terms: async () => (await import('../features/legal/terms-screen.tsx')).TermsScreen,
  operationsGround: async () =>
    (await import('../features/devtools/operations/operations-screen.tsx')).OperationsScreen,
  styleGuide: async () => (await import('../features/devtools/ui-screen.tsx')).UiScreen,
  account: async () => (await import('../features/account/account-screen.tsx')).AccountScreen,
  noticeSettings: async () =>
    (await import('../features/notices/notice-settings-screen.tsx')).NoticeSettingsScreen,
  signIn: async () => (await import('../features/account/sign-in-screen.tsx')).SignInScreen,
  signUp: async () => (await import('../features/account/sign-up-screen.tsx')).SignUpScreen,
  forgotPassword: async () =>
    (await import('../features/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
  resetPassword: async () =>
    (await import('../features/account/reset-password-screen.tsx')).ResetPasswordScreen,
  verifyEmail: async () => (await import('../features/account/verify-email-screen.tsx')).VerifyEmailScreen,
  organisationSignIn: async () =>
    (await import('../features/account/organisation-sign-in-screen.tsx')).OrganisationSignInScreen,
  signInServices: async () =>
    (await import('../features/sign-in-services/sign-in-services-screen.tsx')).SignInServicesScreen,
  operatorClaim: async () =>
    (await import('../features/account/operator-claim-screen.tsx')).OperatorClaimScreen,
  unsubscribe: async () => (await import('../features/preferences/unsubscribe-screen.tsx')).UnsubscribeScreen,
  preferences: async () => (await import('../features/preferences/preferences-screen.tsx')).PreferencesScreen,
  publicBooking: async () =>
    (await import('../features/booking/public-booking-screen.tsx')).PublicBookingScreen,
  openHomes: async () => (await import('../features/booking/open-homes-screen.tsx')).OpenHomesScreen,
  openHome: async () => (await import('../features/booking/open-home-door.tsx')).OpenHomeDoor,
  waitlist: async () => (await import('../features/booking/waitlist-screen.tsx')).WaitlistScreen,
  booking: async () => (await import('../features/booking/booking-screen.tsx')).BookingScreen,
  bookingPages: async () => (await import('../features/booking/booking-pages-screen.tsx')).BookingPagesScreen,
  invitation: async () => (await import('../features/account/invitation-screen.tsx')).InvitationScreen,
};
