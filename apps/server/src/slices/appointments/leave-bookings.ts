import { NOBODY } from '@propguard/rules/appointments/appointment-limits';
import { PATHS } from '@propguard/rules/routes/paths';
import type { TxScope } from '../../access/any-scope.ts';
import { publish } from '../../events/publish.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { countToCome, findAgentOfMember, keepFormerAgent } from './store.ts';

type Left = { workspaceId: string; agentId: string; name: string };

/** Everybody who may give them to somebody else hears of it, also whoever sent the agent away: it waits for them. */
const tellTeam = async (
  { tx }: TxScope,
  { workspaceId, agentId, name }: Left,
  of: 'agent' | 'member',
): Promise<void> => {
  const count = await countToCome(tx, agentId);
  if (count === 0) return;
  await tellMembers(
    { tx, workspaceId },
    {
      kind: 'agent-left',
      key: `agent-left:${of}:${agentId}`,
      to: { leastRole: 'agent' },
      about: { name, count },
      path: `${PATHS.appointments}?view=list&agent=${of === 'agent' ? NOBODY : agentId}`,
    },
  );
};

/** An agent goes: their bookings keep the name, and wait for somebody else. */
export const leaveBookings = async (scope: TxScope, left: Left): Promise<void> => {
  await tellTeam(scope, left, 'agent');
  await keepFormerAgent(scope.tx, left.agentId, left.name);
  await publish(scope.tx, { workspaceId: left.workspaceId, subject: 'appointments', id: null });
};

/** A member goes: the agent stays, and nobody comes for them. */
export const tellOfDepartingMember = async (
  scope: TxScope,
  { workspaceId, memberId }: { workspaceId: string; memberId: string },
): Promise<void> => {
  const agent = await findAgentOfMember(scope.tx, memberId);
  if (agent) await tellTeam(scope, { workspaceId, agentId: agent.id, name: agent.name }, 'member');
};
