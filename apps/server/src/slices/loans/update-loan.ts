import type { Loan, LoanEntry } from '@propguard/protocol/loans';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { demandSecurity } from './demand-security.ts';
import { getLoan } from './get-loan.ts';
import { updateLoanRow } from './store.ts';
import { toLoan } from './view.ts';

export const updateLoan = async (
  scope: WorkspaceScope,
  { id, version, ...entry }: LoanEntry & { id: string; version: number },
): Promise<Loan> => {
  const { tx, workspaceId } = scope;
  await getLoan(scope, id);
  await demandSecurity({ tx }, entry.propertyId);
  const row = await updateLoanRow(tx, { id, version }, entry);
  if (!row) throw fail('CONFLICT');
  return recordAudit(
    scope,
    { action: 'change-loan', subject: { kind: 'loan', id }, details: entry.name, inputs: entry },
    async () => {
      await publish(tx, { workspaceId, subject: 'loans', id });
      return toLoan(row);
    },
  );
};
