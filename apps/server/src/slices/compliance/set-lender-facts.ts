import type { StoredLenderFacts } from '@propguard/protocol/lending';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getLenderFacts } from './get-lender-facts.ts';
import { writeLender } from './store.ts';

export const setLenderFacts = async (
  scope: WorkspaceScope,
  { facts, version }: StoredLenderFacts,
): Promise<StoredLenderFacts> => {
  const { tx, workspaceId } = scope;
  if (!(await writeLender(tx, { workspaceId, facts, version }))) throw fail('CONFLICT');
  return recordAudit(
    scope,
    {
      action: 'change-lender-facts',
      subject: { kind: 'lender', id: null },
      details: `${Object.keys(facts).length} facts`,
      inputs: facts,
    },
    async () => {
      await publish(tx, { workspaceId, subject: 'lendingRules', id: null });
      return getLenderFacts(scope);
    },
  );
};
