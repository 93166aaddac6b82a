import type { PlanUsage } from '@propguard/protocol/plans';
import type { OpenWorkspace } from '../../access/workspace-scope.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { describeUsage } from './describe-usage.ts';
import { ownStep } from './own-step.ts';
import { syncSubscription } from './sync-subscription.ts';

type Asked = { services: Context; openWorkspace: OpenWorkspace };

/** Whoever comes back from paying sees it at once; the provider's message may take a while. */
export const confirmCheckout = async (
  { services, openWorkspace: open }: Asked,
  sessionId: string,
): Promise<PlanUsage> => {
  const { payments } = services;
  const { workspaceId } = await open('read', async (scope) => scope);
  const checkout = payments ? await payments.readCheckout(sessionId) : null;
  if (!payments || checkout?.workspaceId !== workspaceId) throw fail('NOT_FOUND');
  const { subscriptionRef } = checkout;
  const wanted = { payments, workspaceId, subscriptionRef, isNew: true };
  await syncSubscription({ services }, ownStep(open, workspaceId), wanted);
  return open('read', describeUsage);
};
