import { account } from './account.ts';
import { apiKeys } from './api-keys.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { hazards } from './hazards.ts';
import { installation } from './installation.ts';
import { jobs } from './jobs.ts';
import { listings } from './listings.ts';
import { localities } from './localities.ts';
import { photos } from './photos.ts';
import { properties } from './properties.ts';
import { suggestions } from './suggestions.ts';
import { systemHealth } from './system-health.ts';
import { workspaces } from './workspaces.ts';

/** The HTTP contract: every path under /api, one file a slice. */
export const contract = {
  account,
  apiKeys,
  events,
  files,
  hazards,
  installation,
  jobs,
  listings,
  localities,
  properties,
  photos,
  suggestions,
  systemHealth,
  workspaces,
};
export type Contract = typeof contract;
