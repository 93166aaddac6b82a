import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';

/** What an operation on the installation's own data works with: one transaction that may write it, and sees no workspace. */
export type InstallationScope = {
  services: Context;
  tx: Tx;
  /** Null when it is nobody whom we know: a visitor of the site, or a key. */
  accountId: string | null;
};

/** One step of a request on the installation's data; what waits for anything else stands between two of them. */
export type OpenInstallation = <T>(work: (scope: InstallationScope) => Promise<T>) => Promise<T>;
