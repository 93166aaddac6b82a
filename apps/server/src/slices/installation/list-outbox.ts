import type { OutboxMessage } from '@propguard/protocol/installation';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { listOutbox as findPage } from './store.ts';
import { toOutboxMessage } from './view.ts';

const FILTER = 'outbox';

export const listOutbox = async (
  { tx }: InstallationScope,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: OutboxMessage[]; nextCursor: string | null }> => {
  const after = readCursor(FILTER, cursor, NewestPosition);
  const rows = await findPage(tx, { after, limit: limit + 1 });
  return newestPage(rows, limit, FILTER, toOutboxMessage);
};
