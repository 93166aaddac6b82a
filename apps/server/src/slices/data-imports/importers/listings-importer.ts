import { IMPORT_FIELDS } from '@propguard/rules/imports/import-columns';
import { readListing } from '@propguard/rules/imports/read-listing';
import { propertyKey } from '@propguard/rules/imports/read-property';
import { accepted } from '@propguard/rules/imports/reject-reasons';
import { valueReader } from '../../../tabular/mapped-columns.ts';
import { openMappedTable } from '../../../tabular/mapped-records.ts';
import { naturalId } from '../natural-id.ts';
import { listingsPublisher } from '../publishers/listings-publisher.ts';
import { addressText } from './address-text.ts';
import type { Importer } from './importer.ts';

/** Listings as CSV; a listing is known by its reference, or by its property and the day it was listed. */
export const listingsImporter: Importer = {
  kind: 'listings',
  open: (source, choices, meter, open) =>
    openMappedTable(IMPORT_FIELDS.listings, source, choices, meter, open),
  reader: (headers, { columns, options }, context) => {
    const values = valueReader(headers, columns);
    return ({ cells }) => {
      const read = readListing(values(cells), options.dateFormat, context);
      if (!read.ok) return read;
      const { property, listing } = read.value;
      const key = propertyKey(property);
      return accepted({
        rowId: naturalId('listing', `${key}|${listing.reference || listing.listedOn}`),
        ownerId: naturalId('property', key),
        bundle: null,
        content: { property, listing },
        readAs: () =>
          `${addressText(property)}, listed ${listing.listedOn}, ${listing.status.replace('_', ' ')}`,
      });
    };
  },
  publisher: listingsPublisher,
};
