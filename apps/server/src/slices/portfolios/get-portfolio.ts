import type { Portfolio, PortfolioDetail } from '@propguard/protocol/portfolios';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { findPortfolio, type PortfolioRow } from './store.ts';
import { summarise } from './summarise.ts';
import { toDetail, toPortfolio } from './view.ts';

export const requirePortfolio = async ({ tx }: TxScope, id: string): Promise<PortfolioRow> => {
  const row = await findPortfolio(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return row;
};

export const getPortfolio = async ({ tx }: TxScope, id: string): Promise<PortfolioDetail> =>
  withCountedBands({ tx }, toDetail(await requirePortfolio({ tx }, id)));

/** Summed up before homes that are not mapped had a band of their own, it is counted again. */
const withCountedBands = async (scope: TxScope, detail: PortfolioDetail): Promise<PortfolioDetail> =>
  detail.summary && !('unmapped' in detail.summary)
    ? { ...detail, summary: await summarise(scope, detail.id) }
    : detail;

export const showPortfolio = async ({ tx }: TxScope, id: string): Promise<Portfolio> =>
  toPortfolio(await requirePortfolio({ tx }, id));
