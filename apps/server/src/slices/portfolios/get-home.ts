import type { PortfolioHome } from '@propguard/protocol/portfolios';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { requirePortfolio } from './get-portfolio.ts';
import { findHome } from './row-store.ts';
import { toHome } from './view.ts';

/** One valued row of a portfolio, with the name of the file. */
export const getHome = async (
  { tx }: TxScope,
  portfolioId: string,
  record: number,
): Promise<{ home: PortfolioHome; name: string; sample: boolean }> => {
  const { name, sample } = await requirePortfolio({ tx }, portfolioId);
  const row = await findHome(tx, portfolioId, record);
  if (!row) throw fail('NOT_FOUND');
  return { home: toHome(row), name, sample };
};
