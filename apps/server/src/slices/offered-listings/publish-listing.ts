import type { OfferedListing } from '@propguard/protocol/offered-listings';
import { propertyKey } from '@propguard/rules/imports/read-property';
import { dayIn } from '@propguard/rules/time/wall-time';
import { EASTERNMOST_TIME_ZONE } from '@propguard/rules/time/zones';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail } from '../../fail.ts';
import { naturalId } from '../data-imports/natural-id.ts';
import {
  deleteCopy,
  ensureDataset,
  ensureProperty,
  findHomeOfCopy,
  findOffered,
  lockOffered,
  markPublished,
  type OfferedRow,
  removeUnused,
  writeCopy,
} from './store.ts';
import { toOffered } from './view.ts';

export const listOffered = async ({ tx }: InstallationScope): Promise<{ items: OfferedListing[] }> => ({
  items: (await findOffered(tx)).map(toOffered),
});

const demand = async ({ tx }: InstallationScope, id: string): Promise<OfferedRow> => {
  const row = await lockOffered(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return row;
};

/** Figures and searches of everybody count it from here on. The model learns from sales alone, and so never of it. */
export const publishListing = async (scope: InstallationScope, id: string): Promise<OfferedListing> => {
  const { services, tx } = scope;
  const row = await demand(scope, id);
  if (row.status === 'draft') throw fail('CONFLICT');
  const datasetId = await ensureDataset(tx, dayIn(EASTERNMOST_TIME_ZONE, new Date()));
  await ensureProperty(tx, { listingId: id, newId: naturalId('property', propertyKey(row)), datasetId });
  const before = await findHomeOfCopy(tx, id);
  await writeCopy(tx, { listingId: id, datasetId });
  // Its address was put right since: the home under the wrong one is nobody's.
  if (before) await removeUnused(tx, before);
  await markPublished(tx, id, id);
  await services.tell(tx, { kind: 'data-published', dataset: 'listings' });
  return toOffered({ ...row, publishedId: id, copyDiffers: false });
};

export const withdrawListing = async (scope: InstallationScope, id: string): Promise<OfferedListing> => {
  const { services, tx } = scope;
  const row = await demand(scope, id);
  if (row.publishedId === null) throw fail('CONFLICT');
  const home = await findHomeOfCopy(tx, row.publishedId);
  await deleteCopy(tx, row.publishedId);
  if (home) await removeUnused(tx, home);
  await markPublished(tx, id, null);
  await services.tell(tx, { kind: 'data-withdrawn', dataset: 'listings' });
  return toOffered({ ...row, publishedId: null, copyDiffers: false });
};
