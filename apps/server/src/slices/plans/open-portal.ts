import { findSubscription } from '../../access/workspace-plan.ts';
import type { OpenWorkspace } from '../../access/workspace-scope.ts';
import { fail, PRICING_PATH } from '../../fail.ts';

export const openPortal = async (open: OpenWorkspace): Promise<{ url: string }> => {
  const { services, customerRef } = await open('read', async ({ services: own, tx, workspaceId }) => ({
    services: own,
    customerRef: (await findSubscription(tx, workspaceId))?.customerRef,
  }));
  const { payments, config } = services;
  if (!payments || !customerRef) throw fail('NOT_FOUND');
  return { url: await payments.portalUrl(customerRef, `${config.http.publicUrl}${PRICING_PATH}`) };
};
