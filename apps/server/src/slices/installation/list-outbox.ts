import type { OutboxMessage } from '@propguard/protocol/installation';
import type { Context } from '../../context.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { listOutbox as findPage } from './store.ts';
import { toOutboxMessage } from './view.ts';

const FILTER = 'outbox';

export const listOutbox = async (
  { database }: Context,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: OutboxMessage[]; nextCursor: string | null }> => {
  const after = readCursor(FILTER, cursor, NewestPosition);
  const rows = await database.asInstallation((tx) => findPage(tx, { after, limit: limit + 1 }));
  return newestPage(rows, limit, FILTER, toOutboxMessage);
};
