import type { ValuationModel } from '@propguard/protocol/models';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findModels } from './store.ts';
import { toModel } from './view.ts';

export const listModels = async ({ reader }: ReferenceScope): Promise<{ items: ValuationModel[] }> => ({
  items: (await findModels(reader)).map(toModel),
});
