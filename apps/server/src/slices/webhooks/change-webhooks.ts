import type { MadeWebhook, NewWebhook, Webhook, WebhookChange } from '@propguard/protocol/webhooks';
import { SECRET_OVERLAP_MS, WEBHOOKS_PER_WORKSPACE } from '@propguard/rules/webhooks/webhook-events';
import type * as z from 'zod';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { demandAccount } from '../workspaces/demand-account.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  findWebhooks,
  insertWebhook,
  updateWebhook,
} from './store.ts';
import { toWebhook } from './view.ts';
import { makeSecret, sealSecret } from './webhook-secret.ts';

export const listWebhooks = async ({ tx }: WorkspaceScope): Promise<{ items: Webhook[] }> => ({
  items: (await findWebhooks(tx)).map(toWebhook),
});

const getWebhook = async ({ tx }: WorkspaceScope, id: string): Promise<Webhook> => {
  const [row] = await findWebhooks(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return toWebhook(row);
};

/** The secret is given this once: afterwards only messages show that we have it. */
export const createWebhook = async (
  scope: WorkspaceScope,
  webhook: z.infer<typeof NewWebhook>,
): Promise<MadeWebhook> => {
  const { tx, workspaceId, accountId } = scope;
  await demandAccount(scope);
  await demandRoom(tx, {
    of: 'webhooks',
    owner: workspaceId,
    most: WEBHOOKS_PER_WORKSPACE,
    count: () => countWebhooks(tx),
  });
  const secret = makeSecret();
  const id = await insertWebhook(tx, {
    workspaceId,
    ...webhook,
    sealedSecret: sealSecret(scope, secret),
    createdBy: accountId,
  });
  await publish(tx, { workspaceId, subject: 'webhooks', id });
  return { webhook: await getWebhook(scope, id), secret };
};

/** Whoever switches it on again says that it is there after all. */
export const changeWebhook = async (
  scope: WorkspaceScope,
  { id, ...change }: WebhookChange & { id: string },
): Promise<Webhook> => {
  const { tx, workspaceId } = scope;
  await getWebhook(scope, id);
  await updateWebhook(tx, id, { ...change, ...(change.isActive && { goneAt: null }) });
  await publish(tx, { workspaceId, subject: 'webhooks', id });
  return getWebhook(scope, id);
};

/** The one before goes on signing beside it for a while: a receiver that knows either accepts the message. */
export const changeSecret = async (scope: WorkspaceScope, id: string): Promise<MadeWebhook> => {
  const { tx, workspaceId } = scope;
  const row = await findWebhook(tx, id);
  if (!row) throw fail('NOT_FOUND');
  const secret = makeSecret();
  await updateWebhook(tx, id, {
    sealedSecret: sealSecret(scope, secret),
    sealedPrevious: row.sealedSecret,
    previousUntil: new Date(Date.now() + SECRET_OVERLAP_MS),
  });
  await publish(tx, { workspaceId, subject: 'webhooks', id });
  return { webhook: await getWebhook(scope, id), secret };
};

export const removeWebhook = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  if (!(await deleteWebhook(tx, id))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'webhooks', id });
  return { done: true };
};
