import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { refreshMarketFigures } from './refresh-market-figures.ts';
import { fingerprintOfData, isRefreshedFor } from './store.ts';

/** At a start: figures that were made from other data (a seed, a restore, an import that broke off) are made anew. */
export const keepFiguresFresh = async (owner: NodePgDatabase): Promise<number | null> => {
  if (await isRefreshedFor(owner, await fingerprintOfData(owner))) return null;
  return owner.transaction((tx) => refreshMarketFigures({ tx }));
};
