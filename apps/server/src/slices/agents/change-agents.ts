import type { Agent, AgentChange, NewAgent } from '@propguard/protocol/agents';
import { AGENTS_PER_WORKSPACE } from '@propguard/rules/agents/spans';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { normaliseAddress } from '../people/normalise-address.ts';
import { getAgent } from './list-agents.ts';
import {
  countAgents,
  deleteAgent,
  findAgent,
  insertAgent,
  isMember,
  lockAgent,
  updateAgent,
} from './store.ts';

const demandMember = async (
  { tx, workspaceId }: WorkspaceScope,
  memberId: string | null | undefined,
): Promise<void> => {
  if (memberId && !(await isMember(tx, workspaceId, memberId)))
    throw invalid({ field: 'memberId', message: 'Choose a member of this workspace, or nobody yet.' });
};

/** In the form in which numbers are kept; empty is none. */
const keptPhone = (phone: string | null): string | null => {
  if (!phone) return null;
  const found = normaliseAddress('phone', phone);
  if ('problem' in found) throw invalid({ field: 'phone', message: found.problem });
  return found.value;
};

/** A member is one agent. */
const refuseSecond = (error: unknown): never => {
  throw isUniqueViolation(error, 'agent_of_member')
    ? invalid({ field: 'memberId', message: 'This member is already an agent.' })
    : error;
};

export const createAgent = async (scope: WorkspaceScope, { zone, ...agent }: NewAgent): Promise<Agent> => {
  const { tx, workspaceId } = scope;
  await demandMember(scope, agent.memberId);
  await demandRoom(tx, {
    of: 'agents',
    owner: workspaceId,
    most: AGENTS_PER_WORKSPACE,
    count: () => countAgents(tx),
  });
  const made = await insertAgent(tx, {
    workspaceId,
    ...agent,
    phone: keptPhone(agent.phone),
    zone: zone ?? (await findTimeZone(tx, workspaceId)),
  }).catch(refuseSecond);
  await publish(tx, { workspaceId, subject: 'agents', id: made.id });
  return getAgent(scope, made.id);
};

export const changeAgent = async (
  scope: WorkspaceScope,
  { id, ...change }: AgentChange & { id: string },
): Promise<Agent> => {
  const { services, tx, workspaceId } = scope;
  if (!(await lockAgent(tx, id))) throw fail('NOT_FOUND');
  await demandMember(scope, change.memberId);
  await updateAgent(tx, id, {
    ...change,
    ...(change.phone === undefined ? {} : { phone: keptPhone(change.phone) }),
  }).catch(refuseSecond);
  if (change.hours || change.zone)
    await services.tell(tx, { kind: 'agent-hours-changed', workspaceId, agentId: id });
  await publish(tx, { workspaceId, subject: 'agents', id });
  return getAgent(scope, id);
};

/** What they were booked for stays, and is told of: somebody else has to come. */
export const removeAgent = async (
  { services, tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  const agent = await findAgent(tx, id);
  if (!agent) throw fail('NOT_FOUND');
  await services.tell(tx, { kind: 'agent-leaving', workspaceId, agentId: id, name: agent.name });
  if (!(await deleteAgent(tx, id))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'agents', id });
  return { done: true };
};
