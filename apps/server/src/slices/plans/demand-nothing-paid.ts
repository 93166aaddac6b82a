import type { OpenedScope } from '../../access/any-scope.ts';
import { findSubscription } from '../../access/workspace-plan.ts';
import { fail } from '../../fail.ts';
import { isPaid } from './end-paid-subscription.ts';

/** In the transaction in which the workspace goes: one that was bought at the last moment keeps it. */
export const demandNothingPaid = async (
  { services: { payments }, tx }: OpenedScope<'payments'>,
  workspaceId: string,
): Promise<void> => {
  if (payments && isPaid(await findSubscription(tx, workspaceId))) throw fail('CONFLICT');
};
