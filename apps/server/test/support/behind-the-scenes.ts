import type pg from 'pg';
import { CALLER_ADDRESS_HEADER } from '../../src/identity/caller-headers.ts';
import { hashPassword } from '../../src/identity/passwords.ts';
import { createAccount } from '../../src/slices/account/create-account.ts';
import type { RunningNode } from '../../src/start/node.ts';

type Backstage = { owner: pg.Client; context: RunningNode['context'] };

/** Behind the scenes of each installation under test, by the address of its nodes. */
const known = new Map<string, Backstage>();

export const knowNode = (url: string, backstage: Backstage): void => void known.set(url, backstage);

/**
 * As if they had read the letter that confirms their address, and, of the first on an installation that nobody was ever
 * named to operate, the token on the terminal. The tests about both go the whole way.
 */
export const confirmBehindTheScenes = async (url: string, accountId: string): Promise<boolean> => {
  const owner = known.get(url)?.owner;
  if (!owner) return false;
  await owner.query('update identity.account set email_verified = true where id = $1', [accountId]);
  await owner.query('delete from identity.address_check where account_id = $1', [accountId]);
  await owner.query(
    `update installation set operator_account_id = $1, operated_since = now() where operated_since is null`,
    [accountId],
  );
  return true;
};

const hashes = new Map<string, Promise<string>>();
const hashOnce = (password: string): Promise<string> => {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
};

/**
 * As if they had signed up: the cookies of their session. A password's hash is made to be slow, and hundreds of tests begin
 * with somebody who is signed in; it is made once for all of them. Undefined where the node is not of this process.
 */
export const signUpBehindTheScenes = async (
  url: string,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<string[] | undefined> => {
  const context = known.get(url)?.context;
  if (!context) return undefined;
  const passwordHash = await hashOnce(password);
  const accountId = await createAccount({ services: context }, { name, email, passwordHash });
  await confirmBehindTheScenes(url, accountId);
  const opened = await context.auth.api.openSession({
    body: { accountId },
    headers: new Headers({ 'user-agent': 'test', [CALLER_ADDRESS_HEADER]: '127.0.0.1' }),
    returnHeaders: true,
  });
  return opened.headers.getSetCookie();
};
