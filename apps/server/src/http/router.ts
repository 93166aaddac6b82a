import { implement } from '@orpc/server';
import { contract } from '@propguard/protocol/contract';
import type { RequestContext } from '../access/request.ts';
import { accountSliceRoutes } from '../slices/account/routes.ts';
import { securityRoutes } from '../slices/account/security/security-routes.ts';
import { activityRoutes } from '../slices/activities/routes.ts';
import { agentRoutes } from '../slices/agents/routes.ts';
import { analysisRoutes, complianceReportRoutes, distributedRiskRoutes } from '../slices/analyses/routes.ts';
import { apiKeyRoutes } from '../slices/api-keys/routes.ts';
import { appointmentRoutes } from '../slices/appointments/routes.ts';
import { assessmentRoutes, distributedValuationRoutes } from '../slices/assessments/routes.ts';
import { assistantHealthRoutes, assistantRoutes } from '../slices/assistant/routes.ts';
import { auditRoutes } from '../slices/audit/routes.ts';
import { bookingRoutes } from '../slices/booking/routes.ts';
import { calendarRoutes } from '../slices/calendars/routes.ts';
import { certificateLogRoutes, certificateRoutes } from '../slices/certificates/routes.ts';
import { channelRoutes } from '../slices/channels/routes.ts';
import { widgetRoutes } from '../slices/channels/widget/routes.ts';
import { lendingRoutes, ruleSetRoutes } from '../slices/compliance/routes.ts';
import { consentRoutes } from '../slices/consent/routes.ts';
import { conversationAnalyticsRoutes } from '../slices/conversation-analytics/routes.ts';
import { conversationRoutes } from '../slices/conversations/routes.ts';
import { creditFileRoutes } from '../slices/credit-files/routes.ts';
import { dataImportRoutes } from '../slices/data-imports/routes.ts';
import { dutyRoutes } from '../slices/duty/routes.ts';
import { enquiryRoutes } from '../slices/enquiries/routes.ts';
import { eventRoutes } from '../slices/events/routes.ts';
import { figureRoutes } from '../slices/figures/routes.ts';
import { fileRoutes } from '../slices/files/routes.ts';
import { hazardRoutes } from '../slices/hazards/routes.ts';
import { hubspotRoutes } from '../slices/hubspot/routes.ts';
import { inboxRoutes } from '../slices/inbox/routes.ts';
import { installationRoutes } from '../slices/installation/routes.ts';
import { jobRoutes } from '../slices/jobs/routes.ts';
import { leadFormRoutes } from '../slices/lead-forms/routes.ts';
import { leadImportRoutes } from '../slices/lead-imports/routes.ts';
import { leadScoringRoutes } from '../slices/lead-scoring/routes.ts';
import { leadRoutes } from '../slices/leads/routes.ts';
import { listingRoutes } from '../slices/listings/routes.ts';
import { loanRoutes } from '../slices/loans/routes.ts';
import { localityRoutes } from '../slices/localities/routes.ts';
import { marketRoutes, sentimentRoutes } from '../slices/market/routes.ts';
import { mediaRoutes } from '../slices/media/routes.ts';
import { modelRoutes } from '../slices/models/routes.ts';
import { noticeRoutes } from '../slices/notices/routes.ts';
import { offeredListingRoutes } from '../slices/offered-listings/routes.ts';
import { openHomeRoutes } from '../slices/open-homes/routes.ts';
import { organisationRoutes } from '../slices/organisations/routes.ts';
import { outboundRoutes } from '../slices/outbound/routes.ts';
import { ownListingFileRoutes } from '../slices/own-listing-files/routes.ts';
import { ownListingRoutes } from '../slices/own-listings/routes.ts';
import { peopleRoutes } from '../slices/people/routes.ts';
import { photoRoutes } from '../slices/photos/routes.ts';
import { planRoutes } from '../slices/plans/routes.ts';
import { portfolioRoutes } from '../slices/portfolios/routes.ts';
import { privacyRoutes } from '../slices/privacy/routes.ts';
import { propertyRoutes } from '../slices/properties/routes.ts';
import { qualificationRoutes } from '../slices/qualification/routes.ts';
import { reportRoutes } from '../slices/reports/routes.ts';
import { riskDashboardRoutes } from '../slices/risk-dashboard/routes.ts';
import { runningRoutes } from '../slices/running/routes.ts';
import { sampleOperationsRoutes } from '../slices/sample-operations/routes.ts';
import { savedSearchRoutes } from '../slices/saved-searches/routes.ts';
import { suggestionRoutes } from '../slices/suggestions/routes.ts';
import { systemHealthRoutes } from '../slices/system-health/routes.ts';
import { timerRoutes } from '../slices/timers/routes.ts';
import { titleRoutes } from '../slices/titles/routes.ts';
import { uploadRoutes } from '../slices/uploads/routes.ts';
import { waitlistRoutes } from '../slices/waitlist/routes.ts';
import { webhookRoutes } from '../slices/webhooks/routes.ts';
import { workspaceSliceRoutes } from '../slices/workspaces/routes.ts';

/** The contract, bound. A route without an operation does not compile. */
export const router = implement(contract)
  .$context<RequestContext>()
  .router({
    account: accountSliceRoutes,
    activities: activityRoutes,
    agents: agentRoutes,
    analyses: analysisRoutes,
    apiKeys: apiKeyRoutes,
    appointments: appointmentRoutes,
    assessments: assessmentRoutes,
    assistant: assistantRoutes,
    audit: auditRoutes,
    booking: bookingRoutes,
    channels: channelRoutes,
    calendars: calendarRoutes,
    offeredListings: offeredListingRoutes,
    openHomes: openHomeRoutes,
    ownListingFiles: ownListingFileRoutes,
    ownListings: ownListingRoutes,
    waitlist: waitlistRoutes,
    certificateLog: certificateLogRoutes,
    certificates: certificateRoutes,
    complianceReports: complianceReportRoutes,
    consent: consentRoutes,
    conversationAnalytics: conversationAnalyticsRoutes,
    conversations: conversationRoutes,
    creditFiles: creditFileRoutes,
    dataImports: dataImportRoutes,
    distributedRisk: distributedRiskRoutes,
    distributedValuation: distributedValuationRoutes,
    duty: dutyRoutes,
    enquiries: enquiryRoutes,
    leads: leadRoutes,
    events: eventRoutes,
    figures: figureRoutes,
    files: fileRoutes,
    hazards: hazardRoutes,
    inbox: inboxRoutes,
    installation: installationRoutes,
    jobs: jobRoutes,
    leadForms: leadFormRoutes,
    widget: widgetRoutes,
    leadImports: leadImportRoutes,
    leadScoring: leadScoringRoutes,
    lending: lendingRoutes,
    listings: listingRoutes,
    loans: loanRoutes,
    localities: localityRoutes,
    models: modelRoutes,
    notices: noticeRoutes,
    media: mediaRoutes,
    organisations: organisationRoutes,
    outbound: outboundRoutes,
    portfolios: portfolioRoutes,
    plans: planRoutes,
    qualification: qualificationRoutes,
    people: peopleRoutes,
    privacy: privacyRoutes,
    properties: propertyRoutes,
    photos: photoRoutes,
    sampleOperations: sampleOperationsRoutes,
    security: securityRoutes,
    savedSearches: savedSearchRoutes,
    market: marketRoutes,
    reports: reportRoutes,
    sentiment: sentimentRoutes,
    riskDashboard: riskDashboardRoutes,
    ruleSets: ruleSetRoutes,
    running: runningRoutes,
    suggestions: suggestionRoutes,
    systemHealth: { ...systemHealthRoutes, ...assistantHealthRoutes },
    timers: timerRoutes,
    titles: titleRoutes,
    uploads: uploadRoutes,
    webhooks: webhookRoutes,
    hubspot: hubspotRoutes,
    workspaces: workspaceSliceRoutes,
  });
