import type { PrivacyReceipt } from '@propguard/protocol/privacy';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findReceipts } from './store.ts';
import { toReceipt } from './view.ts';

const FILTER = 'privacy-receipts';

export const listReceipts = async (
  { tx }: WorkspaceScope,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: PrivacyReceipt[]; nextCursor: string | null }> => {
  const after = readCursor(FILTER, cursor, NewestPosition);
  return newestPage(await findReceipts(tx, { after, limit: limit + 1 }), limit, FILTER, toReceipt);
};
