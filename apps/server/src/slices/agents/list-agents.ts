import type { Agent } from '@propguard/protocol/agents';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { findAgent, findAgents, findExceptions } from './store.ts';
import { toAgent } from './view.ts';

export const listAgents = async ({ tx }: TxScope): Promise<{ items: Agent[] }> => {
  const exceptions = await findExceptions(tx);
  return { items: (await findAgents(tx)).map((row) => toAgent(row, exceptions)) };
};

export const getAgent = async ({ tx }: TxScope, id: string): Promise<Agent> => {
  const row = await findAgent(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return toAgent(row, await findExceptions(tx));
};
