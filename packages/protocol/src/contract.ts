import { account } from './account.ts';
import { analyses } from './analyses.ts';
import { apiKeys } from './api-keys.ts';
import { assessments } from './assessments.ts';
import { assistant } from './assistant.ts';
import { audit } from './audit.ts';
import { complianceReports } from './compliance-reports.ts';
import { dataImports } from './data-imports.ts';
import { distributedRisk } from './distributed-risk.ts';
import { distributedValuation } from './distributed-valuation.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { hazards } from './hazards.ts';
import { installation } from './installation.ts';
import { jobs } from './jobs.ts';
import { lending } from './lending.ts';
import { listings } from './listings.ts';
import { loans } from './loans.ts';
import { localities } from './localities.ts';
import { market } from './market.ts';
import { models } from './models.ts';
import { photos } from './photos.ts';
import { properties } from './properties.ts';
import { ruleSets } from './rule-sets.ts';
import { savedSearches } from './saved-searches.ts';
import { sentiment } from './sentiment.ts';
import { suggestions } from './suggestions.ts';
import { systemHealth } from './system-health.ts';
import { workspaces } from './workspaces.ts';

/** The HTTP contract: every path under /api, one file a slice. */
export const contract = {
  account,
  analyses,
  apiKeys,
  assessments,
  assistant,
  audit,
  complianceReports,
  dataImports,
  distributedRisk,
  distributedValuation,
  events,
  files,
  hazards,
  installation,
  jobs,
  lending,
  listings,
  loans,
  localities,
  models,
  properties,
  photos,
  savedSearches,
  market,
  sentiment,
  ruleSets,
  suggestions,
  systemHealth,
  workspaces,
};
export type Contract = typeof contract;
