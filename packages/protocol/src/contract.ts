import { account } from './account.ts';
import { activities } from './activities.ts';
import { agents } from './agents.ts';
import { analyses } from './analyses.ts';
import { apiKeys } from './api-keys.ts';
import { appointments } from './appointments.ts';
import { assessments } from './assessments.ts';
import { assistant } from './assistant.ts';
import { audit } from './audit.ts';
import { booking } from './booking.ts';
import { calendars } from './calendars.ts';
import { certificateLog, certificates } from './certificates.ts';
import { channelCalls } from './channel-calls.ts';
import { channelReplies } from './channel-replies.ts';
import { channels } from './channels.ts';
import { complianceReports } from './compliance-reports.ts';
import { consent } from './consent.ts';
import { conversationAnalytics } from './conversation-analytics.ts';
import { conversations } from './conversations.ts';
import { creditFiles } from './credit-files.ts';
import { dataImports } from './data-imports.ts';
import { distributedRisk } from './distributed-risk.ts';
import { distributedValuation } from './distributed-valuation.ts';
import { duty } from './duty.ts';
import { enquiries } from './enquiries.ts';
import { events } from './events.ts';
import { figures } from './figures.ts';
import { files } from './files.ts';
import { hazards } from './hazards.ts';
import { hubspot } from './hubspot.ts';
import { inbox } from './inbox.ts';
import { installation } from './installation.ts';
import { jobs } from './jobs.ts';
import { leadForms } from './lead-forms.ts';
import { leadImports } from './lead-imports.ts';
import { leadScoring } from './lead-scoring.ts';
import { leads } from './leads.ts';
import { lending } from './lending.ts';
import { listings } from './listings.ts';
import { loans } from './loans.ts';
import { localities } from './localities.ts';
import { market } from './market.ts';
import { media } from './media.ts';
import { models } from './models.ts';
import { notices } from './notices.ts';
import { offeredListings } from './offered-listings.ts';
import { openHomes } from './open-homes.ts';
import { organisations } from './organisations.ts';
import { outbound } from './outbound.ts';
import { ownListingFiles } from './own-listing-files.ts';
import { ownListings } from './own-listings.ts';
import { people } from './people.ts';
import { photos } from './photos.ts';
import { plans } from './plans.ts';
import { portfolios } from './portfolios.ts';
import { privacy } from './privacy.ts';
import { properties } from './properties.ts';
import { qualification } from './qualification.ts';
import { reports } from './reports.ts';
import { riskDashboard } from './risk-dashboard.ts';
import { ruleSets } from './rule-sets.ts';
import { running } from './running.ts';
import { sampleOperations } from './sample-operations.ts';
import { savedSearches } from './saved-searches.ts';
import { security } from './security.ts';
import { sentiment } from './sentiment.ts';
import { suggestions } from './suggestions.ts';
import { systemHealth } from './system-health.ts';
import { timers } from './timers.ts';
import { titles } from './titles.ts';
import { uploads } from './uploads.ts';
import { waitlist } from './waitlist.ts';
import { webhooks } from './webhooks.ts';
import { widget } from './widget.ts';
import { workspaces } from './workspaces.ts';

/** The HTTP contract: every path under /api, one file a slice. */
export const contract = {
  account,
  activities,
  agents,
  analyses,
  apiKeys,
  appointments,
  assessments,
  assistant,
  audit,
  booking,
  calendars,
  certificateLog,
  certificates,
  channels: { ...channels, ...channelCalls, ...channelReplies },
  complianceReports,
  consent,
  conversationAnalytics,
  conversations,
  creditFiles,
  dataImports,
  distributedRisk,
  distributedValuation,
  duty,
  enquiries,
  events,
  figures,
  files,
  hazards,
  inbox,
  installation,
  jobs,
  leads,
  leadForms,
  leadImports,
  leadScoring,
  lending,
  listings,
  loans,
  localities,
  models,
  notices,
  offeredListings,
  openHomes,
  media,
  organisations,
  outbound,
  ownListingFiles,
  ownListings,
  portfolios,
  plans,
  qualification,
  people,
  privacy,
  properties,
  photos,
  security,
  savedSearches,
  market,
  reports,
  sentiment,
  riskDashboard,
  sampleOperations,
  ruleSets,
  running,
  suggestions,
  systemHealth,
  timers,
  titles,
  uploads,
  waitlist,
  webhooks,
  hubspot,
  widget,
  workspaces,
};
export type Contract = typeof contract;
