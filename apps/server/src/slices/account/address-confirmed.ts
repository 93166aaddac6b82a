import type { AccountScope } from '../../access/account-scope.ts';
import { enterWorkspace } from '../../db/database.ts';
import { releaseForOwner } from '../outbound/release-for-owner.ts';
import { deleteCheck, markConfirmed } from './address-store.ts';
import { claimNamedOperator } from './claim-operator.ts';
import { findMemberships } from './store.ts';

/** The mailbox is theirs: what waited for that goes on. False when it is no longer the account's address. */
export const addressConfirmed = async (scope: AccountScope, email: string): Promise<boolean> => {
  const { services, tx, accountId } = scope;
  if (!(await markConfirmed(tx, { accountId, email }))) return false;
  await deleteCheck(tx, accountId);
  await claimNamedOperator(scope, { id: accountId, email });
  for (const { workspaceId, role } of await findMemberships(tx, accountId)) {
    if (role !== 'owner') continue;
    await enterWorkspace(tx, workspaceId);
    await releaseForOwner({ services, tx, workspaceId });
  }
  return true;
};
