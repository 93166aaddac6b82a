import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { Database } from '../../db/database.ts';

/** The account that signs on the embedded chain: made once, the same on every node. */
export const embeddedIssuer = (database: Database): Promise<PrivateKeyAccount> =>
  database.asInstallation(async (tx) => {
    await tx.execute(
      sql`insert into chain_account (one, private_key) values (1, ${generatePrivateKey()}) on conflict do nothing`,
    );
    const { rows } = await tx.execute<{ private_key: Hex }>(sql`select private_key from chain_account`);
    return privateKeyToAccount(rows[0]?.private_key as Hex);
  });
