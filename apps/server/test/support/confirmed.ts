import type pg from 'pg';

/** Behind the scenes of each installation under test, by the address of its nodes. */
const owners = new Map<string, pg.Client>();

export const knowOwner = (url: string, owner: pg.Client): void => void owners.set(url, owner);

/**
 * As if they had read the letter that confirms their address, and, of the first on an installation that nobody was ever
 * named to operate, the token on the terminal. The tests about both go the whole way.
 */
export const confirmBehindTheScenes = async (url: string, accountId: string): Promise<boolean> => {
  const owner = owners.get(url);
  if (!owner) return false;
  await owner.query('update identity.account set email_verified = true where id = $1', [accountId]);
  await owner.query('delete from identity.address_check where account_id = $1', [accountId]);
  await owner.query(
    `update installation set operator_account_id = $1, operated_since = now() where operated_since is null`,
    [accountId],
  );
  return true;
};
