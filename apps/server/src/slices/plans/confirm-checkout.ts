import type { PlanUsage } from '@propguard/protocol/plans';
import type { OpenWorkspace } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { describeUsage } from './describe-usage.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Whoever comes back from paying sees it at once; the provider's message may take a while. */
export const confirmCheckout = async (open: OpenWorkspace, sessionId: string): Promise<PlanUsage> => {
  const { services, workspaceId } = await open('read', async (scope) => ({
    services: scope.services,
    workspaceId: scope.workspaceId,
  }));
  const { payments } = services;
  const checkout = payments ? await payments.readCheckout(sessionId) : null;
  if (!payments || checkout?.workspaceId !== workspaceId) throw fail('NOT_FOUND');
  const { subscriptionRef } = checkout;
  await syncSubscription({ services, open }, { payments, workspaceId, subscriptionRef, isNew: true });
  return open('read', describeUsage);
};
