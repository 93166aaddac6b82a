import type { PortfolioHome } from '@propguard/protocol/portfolios';
import type { RowOrder } from '@propguard/rules/portfolios/portfolio-states';
import * as z from 'zod';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { makeCursor, RowNumber, readCursor } from '../../paging/cursor.ts';
import { requirePortfolio } from './get-portfolio.ts';
import { findHomes, type HomeQuery, orderKeyOf } from './row-store.ts';
import { toHome } from './view.ts';

/** As the column is that a list is ordered by. */
const KEYS: Record<RowOrder, z.ZodType<number>> = {
  record: RowNumber,
  value: z.int(),
  risk: z.number(),
  lvr: z.number(),
};

type Query = Omit<HomeQuery, 'portfolioId'> & { id: string; limit: number; cursor?: string | undefined };

export const listHomes = async (
  { tx }: WorkspaceScope,
  { id, order, direction, only, find, limit, cursor }: Query,
): Promise<{ items: PortfolioHome[]; nextCursor: string | null }> => {
  const filter = { portfolioId: id, order, direction, only, find };
  const after = readCursor(filter, cursor, z.object({ key: KEYS[order], record: RowNumber }));
  await requirePortfolio({ tx }, id);
  const rows = await findHomes(tx, filter, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return {
    items: page.map(toHome),
    nextCursor: isMore ? makeCursor(filter, { key: orderKeyOf(last, order), record: last.record }) : null,
  };
};
