import type { WebhookDelivery } from '@propguard/protocol/webhooks';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findDeliveries, findWebhook } from './store.ts';
import { toDelivery } from './view.ts';

type Query = { id: string; limit: number; cursor?: string | undefined };

export const listDeliveries = async (
  scope: WorkspaceScope,
  { id, limit, cursor }: Query,
): Promise<{ items: WebhookDelivery[]; nextCursor: string | null }> => {
  if (!(await findWebhook(scope.tx, id))) throw fail('NOT_FOUND');
  const filter = { deliveriesOf: id };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findDeliveries(scope.tx, id, { after, limit: limit + 1 });
  return newestPage(rows, limit, filter, toDelivery);
};
