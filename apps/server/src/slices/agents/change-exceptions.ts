import type { Agent } from '@propguard/protocol/agents';
import { EXCEPTIONS_PER_AGENT, type HoursException } from '@propguard/rules/agents/spans';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { getAgent } from './list-agents.ts';
import { countExceptionsOf, deleteException, insertException, lockAgent } from './store.ts';

export const addException = async (
  scope: WorkspaceScope,
  { id, from, to, hours }: HoursException & { id: string },
): Promise<Agent> => {
  const { services, tx, workspaceId } = scope;
  if (!(await lockAgent(tx, id))) throw fail('NOT_FOUND');
  await demandRoom(tx, {
    of: 'exceptions',
    owner: id,
    most: EXCEPTIONS_PER_AGENT,
    count: () => countExceptionsOf(tx, id),
  });
  await insertException(tx, { workspaceId, agentId: id, fromDay: from, toDay: to, hours: [...hours] });
  await services.tell(tx, { kind: 'agent-hours-changed', workspaceId, agentId: id });
  await publish(tx, { workspaceId, subject: 'agents', id });
  return getAgent(scope, id);
};

export const removeException = async (
  scope: WorkspaceScope,
  { id, exceptionId }: { id: string; exceptionId: string },
): Promise<Agent> => {
  const { services, tx, workspaceId } = scope;
  if (!(await deleteException(tx, { agentId: id, exceptionId }))) throw fail('NOT_FOUND');
  await services.tell(tx, { kind: 'agent-hours-changed', workspaceId, agentId: id });
  await publish(tx, { workspaceId, subject: 'agents', id });
  return getAgent(scope, id);
};
