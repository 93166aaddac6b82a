import type { Client } from 'pg';
import { SEALED_COLUMNS, SEALED_FOR } from './sealed-columns.ts';
import type { Vault } from './vault.ts';

type Row = { key: string; sealed: Buffer };

/** An earlier version kept this one as it is. */
const sealAccount = async (owner: Client, vault: Vault): Promise<void> => {
  const { rows } = await owner.query<{ private_key: string }>(
    'select private_key from chain_account where private_key is not null',
  );
  for (const { private_key } of rows)
    await owner.query('update chain_account set sealed_key = $1, private_key = null', [
      vault.seal(SEALED_FOR.chainAccount, Buffer.from(private_key.slice(2), 'hex')),
    ]);
};

/**
 * Seals everything stored with the present secret, as the schema's owner, while other nodes wait. Gives back, in
 * words, what no known secret opens: it is left as it is, for the secret may yet be found.
 */
export const resealStored = async (owner: Client, vault: Vault): Promise<string[]> => {
  await sealAccount(owner, vault);
  const locked = new Set<string>();
  for (const { table, key, column, purpose, words } of SEALED_COLUMNS) {
    const { rows } = await owner.query<Row>(
      `select ${key} as key, ${column} as sealed from ${table} where ${column} is not null`,
    );
    for (const row of rows.filter(({ sealed }) => !vault.isCurrent(purpose, sealed))) {
      const content = vault.open(purpose, row.sealed);
      if (!content) locked.add(words);
      else
        await owner.query(`update ${table} set ${column} = $1 where ${key} = $2`, [
          vault.seal(purpose, content),
          row.key,
        ]);
    }
  }
  return [...locked];
};
