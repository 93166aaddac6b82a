import type { TxScope } from '../../access/any-scope.ts';
import { invalid } from '../../fail.ts';
import { listAgents } from '../agents/list-agents.ts';
import { hasReference } from './store.ts';

export const demandAgent = async (scope: TxScope, agentId: string | null | undefined): Promise<void> => {
  if (!agentId) return;
  const { items } = await listAgents(scope);
  if (!items.some(({ id }) => id === agentId))
    throw invalid({ field: 'agentId', message: 'Choose an agent of this workspace.' });
};

/** By its reference a listing of a file is found again. */
export const demandReference = async (
  { tx }: TxScope,
  reference: string | null | undefined,
  exceptId: string | null,
): Promise<void> => {
  if (reference && (await hasReference(tx, reference, exceptId)))
    throw invalid({ field: 'reference', message: 'Another listing already has this reference.' });
};
