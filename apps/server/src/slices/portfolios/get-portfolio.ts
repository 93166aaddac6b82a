import type { Portfolio, PortfolioDetail } from '@propguard/protocol/portfolios';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { findPortfolio, type PortfolioRow } from './store.ts';
import { toDetail, toPortfolio } from './view.ts';

export const requirePortfolio = async ({ tx }: TxScope, id: string): Promise<PortfolioRow> => {
  const row = await findPortfolio(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return row;
};

export const getPortfolio = async ({ tx }: TxScope, id: string): Promise<PortfolioDetail> =>
  toDetail(await requirePortfolio({ tx }, id));

export const showPortfolio = async ({ tx }: TxScope, id: string): Promise<Portfolio> =>
  toPortfolio(await requirePortfolio({ tx }, id));
