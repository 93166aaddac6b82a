import type { Agent } from '@propguard/protocol/agents';
import type { AgentRow, ExceptionRow } from './store.ts';

export const toAgent = (row: AgentRow, exceptions: readonly ExceptionRow[]): Agent => ({
  id: row.id,
  name: row.name,
  memberId: row.memberId,
  isSample: row.isSample,
  zone: row.zone,
  hours: row.hours,
  capacity: row.capacity,
  meetingLink: row.meetingLink,
  phone: row.phone,
  exceptions: exceptions
    .filter(({ agentId }) => agentId === row.id)
    .map(({ id, fromDay, toDay, hours }) => ({ id, from: fromDay, to: toDay, hours })),
  createdAt: row.createdAt.toISOString(),
});
