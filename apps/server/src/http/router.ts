import { implement } from '@orpc/server';
import { contract } from '@propguard/protocol/contract';
import type { RequestContext } from '../access/request.ts';
import { accountSliceRoutes } from '../slices/account/routes.ts';
import { apiKeyRoutes } from '../slices/api-keys/routes.ts';
import { eventRoutes } from '../slices/events/routes.ts';
import { fileRoutes } from '../slices/files/routes.ts';
import { hazardRoutes } from '../slices/hazards/routes.ts';
import { installationRoutes } from '../slices/installation/routes.ts';
import { jobRoutes } from '../slices/jobs/routes.ts';
import { listingRoutes } from '../slices/listings/routes.ts';
import { localityRoutes } from '../slices/localities/routes.ts';
import { photoRoutes } from '../slices/photos/routes.ts';
import { propertyRoutes } from '../slices/properties/routes.ts';
import { suggestionRoutes } from '../slices/suggestions/routes.ts';
import { systemHealthRoutes } from '../slices/system-health/routes.ts';
import { workspaceSliceRoutes } from '../slices/workspaces/routes.ts';

/** The contract, bound. A route without an operation does not compile. */
export const router = implement(contract).$context<RequestContext>().router({
  account: accountSliceRoutes,
  apiKeys: apiKeyRoutes,
  events: eventRoutes,
  files: fileRoutes,
  hazards: hazardRoutes,
  installation: installationRoutes,
  jobs: jobRoutes,
  listings: listingRoutes,
  localities: localityRoutes,
  properties: propertyRoutes,
  photos: photoRoutes,
  suggestions: suggestionRoutes,
  systemHealth: systemHealthRoutes,
  workspaces: workspaceSliceRoutes,
});
