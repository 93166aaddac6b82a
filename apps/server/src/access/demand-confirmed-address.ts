import { eq } from 'drizzle-orm';
import { accounts } from '../db/schema/identity.ts';
import { fail } from '../fail.ts';
import type { TxScope } from './any-scope.ts';

/** Before what reaches others in the name of an address: it must be known to be the caller's. */
export const demandConfirmedAddress = async ({ tx }: TxScope, accountId: string | null): Promise<void> => {
  if (accountId === null) return;
  const [account] = await tx
    .select({ isConfirmed: accounts.emailVerified })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account?.isConfirmed) throw fail('ADDRESS_UNCONFIRMED');
};
