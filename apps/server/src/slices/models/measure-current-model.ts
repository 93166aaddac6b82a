import type { ValuationModel } from '@propguard/protocol/models';
import type { Context } from '../../context.ts';
import { findChampion } from './store.ts';
import { toModel } from './view.ts';

/** The model that values now, with its measures on sales it had not seen. */
export const measureCurrentModel = async ({
  database,
}: Pick<Context, 'database'>): Promise<ValuationModel | null> => {
  const row = await findChampion(database.plain);
  return row ? toModel(row) : null;
};
