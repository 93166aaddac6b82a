import { openPool } from '../../apps/server/src/db/pool.ts';

/** As if they had confirmed the address and entered the token that the start printed. */
export const makeOperator = async (ownerUrl: string, email: string): Promise<void> => {
  const pool = openPool({ url: ownerUrl, size: 1, name: 'bench', onError: () => undefined });
  await pool.query('update identity.account set email_verified = true where email = $1', [email]);
  await pool.query(
    'update installation set operator_account_id = (select id from identity.account where email = $1), operated_since = now()',
    [email],
  );
  await pool.end();
};
