import type { TxScope } from '../../access/any-scope.ts';
import { listAgents } from '../agents/list-agents.ts';

/** Where an agent meets clients by video; null: they have named no such place. */
export const roomOf = async (scope: TxScope, agentId: string): Promise<string | null> =>
  (await listAgents(scope)).items.find(({ id }) => id === agentId)?.meetingLink ?? null;
