import type { OutboundMessage } from '@propguard/protocol/outbound';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findMessages } from './store.ts';
import { toOutboundMessage } from './view.ts';

type Query = {
  limit: number;
  cursor?: string | undefined;
  personId?: string | undefined;
  state?: OutboundMessage['state'] | undefined;
};

export const listMessages = async (
  { tx }: WorkspaceScope,
  { limit, cursor, personId, state }: Query,
): Promise<{ items: OutboundMessage[]; nextCursor: string | null }> => {
  const filter = { outbound: { personId, state } };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findMessages(tx, { after, limit: limit + 1, personId, state });
  return newestPage(rows, limit, filter, toOutboundMessage);
};
