import { findSubscription } from '../../access/workspace-plan.ts';
import type { OpenWorkspace } from '../../access/workspace-scope.ts';
import type { Context } from '../../context.ts';
import { fail, PRICING_PATH } from '../../fail.ts';

type Asked = { services: Pick<Context, 'payments' | 'config'>; openWorkspace: OpenWorkspace };

export const openPortal = async ({
  services: { payments, config },
  openWorkspace,
}: Asked): Promise<{ url: string }> => {
  const subscription = await openWorkspace('read', ({ tx, workspaceId }) =>
    findSubscription(tx, workspaceId),
  );
  if (!payments || !subscription?.customerRef) throw fail('NOT_FOUND');
  return {
    url: await payments.portalUrl(subscription.customerRef, `${config.http.publicUrl}${PRICING_PATH}`),
  };
};
