import type { Loan, LoanEntry } from '@propguard/protocol/loans';
import { LOANS_PER_WORKSPACE } from '@propguard/rules/lending/limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { demandSecurity } from './demand-security.ts';
import { countLoans, insertLoan } from './store.ts';
import { toLoan } from './view.ts';

export const createLoan = async (scope: WorkspaceScope, entry: LoanEntry): Promise<Loan> => {
  const { tx, workspaceId } = scope;
  await demandSecurity({ tx }, entry.propertyId);
  await demandRoom(tx, {
    of: 'loans',
    owner: workspaceId,
    most: LOANS_PER_WORKSPACE,
    count: () => countLoans(tx, workspaceId),
  });
  const row = await insertLoan(tx, { ...entry, workspaceId });
  return recordAudit(
    scope,
    { action: 'create-loan', subject: { kind: 'loan', id: row.id }, details: entry.name, inputs: entry },
    async () => {
      await publish(tx, { workspaceId, subject: 'loans', id: row.id });
      return toLoan(row);
    },
  );
};
