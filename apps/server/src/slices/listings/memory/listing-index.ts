import type { ListingStatus } from '@propguard/rules/properties/listing-life';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import type { Context } from '../../../context.ts';
import { readColumns } from './columns-store.ts';
import type { ListingColumns } from './listing-columns.ts';

type Kept = { columns: Promise<ListingColumns>; isReading: boolean; isStale: boolean };

/**
 * A node's own copy of what searches look at, read when first asked for. After a change it is read anew by whoever
 * asks next, who waits: what was announced is in every answer that is asked for afterwards.
 */
export class ListingIndex {
  readonly #kept = new Map<ListingStatus, Kept>();
  readonly #scope: ReferenceScope;

  constructor(scope: ReferenceScope) {
    this.#scope = scope;
    scope.services.events.onChange('listings', () => {
      for (const kept of this.#kept.values()) kept.isStale = true;
    });
  }

  of(status: ListingStatus): Promise<ListingColumns> {
    const known = this.#kept.get(status);
    // Without a connection for events a change goes unheard.
    const isGood = known && !known.isStale && this.#scope.services.events.connected();
    return known && (isGood || known.isReading) ? known.columns : this.#read(status);
  }

  #read(status: ListingStatus): Promise<ListingColumns> {
    const kept: Kept = {
      columns: readColumns(this.#scope.services.database, status),
      isReading: true,
      isStale: false,
    };
    this.#kept.set(status, kept);
    kept.columns.then(
      () => {
        kept.isReading = false;
      },
      () => this.#kept.delete(status),
    );
    return kept.columns;
  }
}

const indices = new WeakMap<Context, ListingIndex>();

export const listingIndexOf = (scope: ReferenceScope): ListingIndex => {
  const known = indices.get(scope.services);
  if (known) return known;
  const index = new ListingIndex(scope);
  indices.set(scope.services, index);
  return index;
};
