import type { Enquiry } from '@propguard/protocol/enquiries';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findPage } from './store.ts';
import { toEnquiry } from './view.ts';

type Wanted = { kind?: Enquiry['kind'] | undefined; limit: number; cursor?: string | undefined };

export const listEnquiries = async (
  { tx }: InstallationScope,
  { kind, limit, cursor }: Wanted,
): Promise<{ items: Enquiry[]; nextCursor: string | null }> => {
  const filter = { enquiries: kind ?? null };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findPage(tx, { kind, after, limit: limit + 1 });
  return newestPage(rows, limit, filter, toEnquiry);
};
