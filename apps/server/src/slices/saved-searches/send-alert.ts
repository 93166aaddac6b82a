import type { Listing } from '@propguard/protocol/listings';
import { LISTINGS_PER_LETTER } from '@propguard/rules/properties/saved-search-limits';
import type { OpenedScope } from '../../access/any-scope.ts';
import { referenceWithin } from '../../access/reference-scope.ts';
import { enterWorkspace } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import { savedSearchAlert } from '../../letters/letters/saved-search-alert.ts';
import { findNewListings } from '../listings/find-new-listings.ts';
import { writeLetter } from '../outbound/write-letter.ts';
import { alertedListings, type DueSearch, lockAlertingSearch, noteAlerted } from './alert-store.ts';
import { findNextLetterTime } from './next-letter-time.ts';
import { updateSavedSearch } from './store.ts';
import { filtersOf } from './view.ts';

const addressOf = ({ address, locality: { name, state, postcode } }: Listing['property']): string =>
  `${address}, ${name} ${state} ${postcode}`;

/** Tells of each listing once. Nothing new, no letter. */
export const sendAlert = async ({ services, tx }: OpenedScope, due: DueSearch): Promise<void> => {
  const { workspaceId, savedSearchId } = due;
  await enterWorkspace(tx, workspaceId);
  const search = await lockAlertingSearch(tx, due);
  if (!search) return;
  if (search.alerts === 'daily') {
    const nextLetterAt = await findNextLetterTime({ tx }, workspaceId);
    await updateSavedSearch(tx, { workspaceId, id: savedSearchId }, { nextLetterAt });
  }
  const { ids, listings } = await findNewListings(referenceWithin({ services, tx }), {
    filters: filtersOf(search),
    since: search.alertsSince,
    except: alertedListings(savedSearchId),
    shown: LISTINGS_PER_LETTER,
  });
  if (ids.length === 0) return;
  await noteAlerted(tx, due, ids);
  await writeLetter({ services, tx }, { to: search.email }, savedSearchAlert, {
    person: search.person,
    workspace: search.workspace,
    search: { id: search.id, name: search.name },
    count: ids.length,
    listings: listings.map(({ property, guide, sample }) => ({
      propertyId: property.id,
      address: addressOf(property),
      guide,
      sample,
    })),
  });
  await publish(tx, { workspaceId, subject: 'savedSearches', id: savedSearchId });
};
