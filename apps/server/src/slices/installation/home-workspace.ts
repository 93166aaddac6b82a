import type { HomeWorkspace } from '@propguard/protocol/installation';
import type { TxScope } from '../../access/any-scope.ts';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { enterAccount } from '../../db/database.ts';
import { invalid } from '../../fail.ts';
import { findInstallation, findRunWorkspaces, saveHomeWorkspace } from './home-store.ts';

/**
 * Whose leads visitors of the site become: the workspace that the operator chose, as long as they run it, else the first
 * that they own. The transaction is the installation's.
 */
export const describeHomeWorkspace = async ({ tx }: TxScope): Promise<HomeWorkspace> => {
  const { operatorAccountId, homeWorkspaceId } = await findInstallation(tx);
  if (!operatorAccountId) return { home: null, isChosen: false, choices: [] };
  // Which workspaces are theirs is the account's to see.
  await enterAccount(tx, operatorAccountId);
  const run = await findRunWorkspaces(tx, operatorAccountId);
  await enterAccount(tx, null);
  const chosen = run.find(({ id }) => id === homeWorkspaceId);
  const home = chosen ?? run.find(({ role }) => role === 'owner') ?? null;
  const shown = ({ id, name }: { id: string; name: string }) => ({ id, name });
  return { home: home && shown(home), isChosen: chosen !== undefined, choices: run.map(shown) };
};

/** Null: the operator's first own again. */
export const chooseHomeWorkspace = async (
  scope: InstallationScope,
  workspaceId: string | null,
): Promise<HomeWorkspace> => {
  const { choices } = await describeHomeWorkspace(scope);
  if (workspaceId !== null && !choices.some(({ id }) => id === workspaceId))
    throw invalid({ field: 'workspaceId', message: 'Choose a workspace you own or manage.' });
  await saveHomeWorkspace(scope.tx, workspaceId);
  return describeHomeWorkspace(scope);
};
