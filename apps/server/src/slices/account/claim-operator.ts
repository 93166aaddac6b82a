import { isNull, sql } from 'drizzle-orm';
import type { OpenedScope } from '../../access/any-scope.ts';
import { installations } from '../../db/schema/installation.ts';

/**
 * The operator is the account named in the configuration, whenever it signs up or in; without that, the first
 * account that ever signed up. The installation's one row is the lock: of two first sign-ups one wins.
 */
export const claimOperator = async (
  { services, tx }: OpenedScope,
  account: { id: string; email: string },
): Promise<void> => {
  const { operator } = services.config;
  if (operator.email !== null && operator.email !== account.email) return;
  await tx
    .update(installations)
    .set({
      operatorAccountId: account.id,
      operatedSince: sql`coalesce(${installations.operatedSince}, now())`,
    })
    .where(operator.email === null ? isNull(installations.operatedSince) : undefined);
};
