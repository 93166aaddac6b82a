import type { DutyOfState } from '@propguard/protocol/duty';
import type { State } from '@propguard/rules/places/states';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail } from '../../fail.ts';
import { getDutyOfState } from './list-duty.ts';
import { withdrawDutyVersions } from './store.ts';

/** It stays in the history, with who took it back. */
export const withdrawDuty = async (
  scope: InstallationScope,
  { state, version }: { state: State; version: number },
): Promise<DutyOfState> => {
  const { tx, accountId } = scope;
  const withdrawn = await withdrawDutyVersions(tx, { state, version, by: accountId });
  const found = await getDutyOfState(scope, state);
  if (withdrawn > 0) return found;
  const isOwn = found.versions.some((one) => one.version === version && one.createdAt !== null);
  throw fail(isOwn ? 'CONFLICT' : 'NOT_FOUND');
};

export const restoreBuiltInDuty = async (scope: InstallationScope, state: State): Promise<DutyOfState> => {
  await withdrawDutyVersions(scope.tx, { state, by: scope.accountId });
  return getDutyOfState(scope, state);
};
