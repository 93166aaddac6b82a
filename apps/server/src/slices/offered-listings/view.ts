import type { OfferedListing } from '@propguard/protocol/offered-listings';
import { guideOf } from '../own-listings/guide-of.ts';
import { localityOf, streetLine } from '../properties/home-shape.ts';
import type { OfferedRow } from './store.ts';

export const toOffered = (row: OfferedRow): OfferedListing => ({
  id: row.id,
  address: streetLine(row),
  locality: localityOf(row),
  type: row.type,
  status: row.status,
  guide: guideOf(row),
  headline: row.headline,
  listedOn: row.listedOn,
  sharing: row.publishedId === null ? 'offered' : 'published',
  copyDiffers: row.copyDiffers,
});
