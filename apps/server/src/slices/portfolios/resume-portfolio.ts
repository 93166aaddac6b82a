import type { Portfolio } from '@propguard/protocol/portfolios';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { beginWork } from './begin-work.ts';
import { requirePortfolio, showPortfolio } from './get-portfolio.ts';
import { lockPortfolio } from './store.ts';
import { stateOf } from './view.ts';

export const resumePortfolio = async (scope: WorkspaceScope, id: string): Promise<Portfolio> => {
  const { tx } = scope;
  const locked = await lockPortfolio(tx, id);
  if (!locked) throw fail('NOT_FOUND');
  const { isWorkedOn } = await requirePortfolio({ tx }, id);
  if (stateOf({ state: locked.state, isWorkedOn }) !== 'stopped') throw fail('CONFLICT');
  await beginWork(scope, locked);
  return showPortfolio({ tx }, id);
};
