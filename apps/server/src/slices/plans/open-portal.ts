import { findSubscription } from '../../access/workspace-plan.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, PRICING_PATH } from '../../fail.ts';

export const openPortal = async ({
  services: { payments, config },
  tx,
  workspaceId,
}: WorkspaceScope): Promise<{ url: string }> => {
  const subscription = await findSubscription(tx, workspaceId);
  if (!payments || !subscription?.customerRef) throw fail('NOT_FOUND');
  return {
    url: await payments.portalUrl(subscription.customerRef, `${config.http.publicUrl}${PRICING_PATH}`),
  };
};
