import { sql } from 'drizzle-orm';
import { bytesToHex, hexToBytes } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { Database } from '../../db/database.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import type { Vault } from '../../identity/vault.ts';
import { ChainError } from './chain-error.ts';

/** The account that signs on the embedded chain: made once, the same on every node. */
export const embeddedIssuer = (database: Database, vault: Vault): Promise<PrivateKeyAccount> =>
  database.asInstallation(async (tx) => {
    const fresh = vault.seal(SEALED_FOR.chainAccount, hexToBytes(generatePrivateKey()));
    await tx.execute(
      sql`insert into chain_account (one, sealed_key) values (1, ${fresh}) on conflict do nothing`,
    );
    const { rows } = await tx.execute<{ sealed_key: Buffer }>(sql`select sealed_key from chain_account`);
    const key = rows[0] && vault.open(SEALED_FOR.chainAccount, rows[0].sealed_key);
    if (key) return privateKeyToAccount(bytesToHex(key));
    throw new ChainError(
      'keys-locked',
      'The account of the embedded chain cannot be opened with PROPGUARD_SECRET. Set PROPGUARD_SECRET_PREVIOUS to the previous one.',
    );
  });
