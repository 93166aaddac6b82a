import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { enterModel } from './enter-model.ts';
import { findChampion } from './store.ts';
import { trainOnSales } from './train-model.ts';

/**
 * An installation values from its first minute; a model of every sale follows by itself (`replace-first-model.ts`). How
 * many sales it learnt from; null when nothing was to be done.
 */
export const trainFirstModel = async (db: NodePgDatabase): Promise<number | null> => {
  if (await findChampion(db)) return null;
  const model = await trainOnSales({ reader: db }, { isQuick: true });
  if (!model) return null;
  await enterModel(db, model);
  return model.sales;
};
