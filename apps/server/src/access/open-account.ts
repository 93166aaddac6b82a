import type { Context } from '../context.ts';
import type { Mode } from '../db/database.ts';
import type { AccountScope } from './account-scope.ts';

/** Whoever opens it has made sure that the account is the caller's: by their session, or by a password just now. */
export const openAccount = <T>(
  services: Context,
  accountId: string,
  mode: Mode,
  work: (scope: AccountScope) => Promise<T>,
): Promise<T> =>
  services.database.inWorkspace({ workspaceId: null, accountId }, mode, (tx) =>
    work({ services, tx, accountId }),
  );
