import type { TxScope } from '../../access/any-scope.ts';
import { invalid } from '../../fail.ts';
import { propertyExists } from './store.ts';

export const demandSecurity = async ({ tx }: TxScope, propertyId: string | null): Promise<void> => {
  if (propertyId !== null && !(await propertyExists(tx, propertyId)))
    throw invalid({ field: 'propertyId', message: 'There’s no such property.' });
};
