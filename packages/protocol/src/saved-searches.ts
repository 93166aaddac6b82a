import { SAVED_SEARCH_ALERTS, SAVED_SEARCH_NAME_MAX } from '@propguard/rules/properties/saved-search-limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { ListingFilters } from './listing-query.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant, oneLine } from './shapes.ts';

const Name = oneLine(SAVED_SEARCH_NAME_MAX).min(1, 'Enter a name.');
const Alerts = z
  .enum(SAVED_SEARCH_ALERTS)
  .describe('By email to whoever saved it; needs an account with an address.');

export const SavedSearch = z.object({
  id: Id,
  name: Name,
  filters: ListingFilters,
  alerts: Alerts,
  newCount: z.int().min(0).describe('Active listings that match and came since it was last looked at.'),
  seenAt: Instant,
  createdAt: Instant,
  createdBy: z.string().nullable(),
  mine: z.boolean(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

const tags = ['saved searches'];

/** A saved search belongs to the workspace; its alerts go to the person who saved it. */
export const savedSearches = {
  list: workspaceRoute('viewer', 'places:read')
    .route({ method: 'GET', path: '/saved-searches', tags, summary: 'Saved searches, newest first' })
    .output(z.object({ items: z.array(SavedSearch) })),
  create: workspaceRoute('agent', 'places:write')
    .route({ method: 'POST', path: '/saved-searches', tags, summary: 'Save a search', successStatus: 201 })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(z.object({ name: Name, filters: ListingFilters, alerts: Alerts.default('none') }))
    .output(SavedSearch),
  change: workspaceRoute('agent', 'places:write')
    .route({ method: 'PATCH', path: '/saved-searches/{id}', tags, summary: 'Rename it or change its alerts' })
    .errors(errorsOf('NOT_FOUND', 'FORBIDDEN'))
    .input(ById.extend({ name: Name.optional(), alerts: Alerts.optional() }))
    .output(SavedSearch),
  seen: workspaceRoute('agent', 'places:write')
    .route({
      method: 'POST',
      path: '/saved-searches/{id}/seen',
      tags,
      summary: 'Its listings were looked at',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(SavedSearch),
  remove: workspaceRoute('agent', 'places:write')
    .route({ method: 'DELETE', path: '/saved-searches/{id}', tags, summary: 'Forget it' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
};
