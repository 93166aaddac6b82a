import type { ValuationModel } from '@propguard/protocol/models';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { findModel } from './store.ts';
import { toModel } from './view.ts';

export const getModel = async ({ database }: Context, id: string): Promise<ValuationModel> => {
  const row = await findModel(database.plain, id);
  if (!row) throw fail('NOT_FOUND');
  return toModel(row);
};
