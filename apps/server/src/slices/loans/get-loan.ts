import type { Loan } from '@propguard/protocol/loans';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findLoan } from './store.ts';
import { toLoan } from './view.ts';

export const getLoan = async ({ tx }: WorkspaceScope, id: string): Promise<Loan> => {
  const row = await findLoan(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return toLoan(row);
};
