import type { Context } from '../context.ts';
import type { InstallationScope } from './installation-scope.ts';

/** Whoever opens it has made sure that the caller may: the guards do. */
export const openInstallation = <T>(
  services: Context,
  accountId: string | null,
  work: (scope: InstallationScope) => Promise<T>,
): Promise<T> => services.database.asInstallation((tx) => work({ services, tx, accountId }));
