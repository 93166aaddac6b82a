import type { ValuationModel } from '@propguard/protocol/models';
import type { Context } from '../../context.ts';
import { findModels } from './store.ts';
import { toModel } from './view.ts';

export const listModels = async ({ database }: Context): Promise<{ items: ValuationModel[] }> => ({
  items: (await findModels(database.plain)).map(toModel),
});
