import type { Agent } from '@propguard/protocol/agents';
import type { Appointment } from '@propguard/protocol/appointment-detail';
import type { OutsideTime } from '@propguard/protocol/appointments';
import { worksThrough } from '@propguard/rules/agents/working-hours';
import { LIVE_STATUSES } from '@propguard/rules/appointments/appointment-status';
import { text } from './text.ts';

export type Proposal = { startsAt: Date; endsAt: Date };

const isLive = ({ status }: Appointment): boolean => (LIVE_STATUSES as readonly string[]).includes(status);
const meets = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
  a.from < b.to && b.from < a.to;

/** What stands against it, as the server will say it: while it is dragged there is no time to ask. */
export const conflictsOf = (
  appointment: Appointment,
  { startsAt, endsAt }: Proposal,
  {
    items,
    outside,
    agent,
    now,
  }: {
    items: readonly Appointment[];
    outside: readonly OutsideTime[];
    agent: Agent | undefined;
    now: Date;
  },
): string[] => {
  const others = items.filter((other) => other.id !== appointment.id && isLive(other));
  const busy = {
    from: startsAt.getTime() - (Date.parse(appointment.startTime) - Date.parse(appointment.busyFrom)),
    to: endsAt.getTime() + (Date.parse(appointment.busyTo) - Date.parse(appointment.endTime)),
  };
  const own = { from: startsAt.getTime(), to: endsAt.getTime() };
  const clash = others.find(
    (other) =>
      other.agent?.id === appointment.agent?.id &&
      meets(busy, { from: Date.parse(other.busyFrom), to: Date.parse(other.busyTo) }),
  );
  const clients = others.find(
    (other) =>
      appointment.client !== null &&
      other.client?.id === appointment.client.id &&
      other.id !== clash?.id &&
      meets(own, { from: Date.parse(other.startTime), to: Date.parse(other.endTime) }),
  );
  const elsewhere = outside.some(
    ({ agentId, startTime, endTime }) =>
      agentId === appointment.agent?.id &&
      meets(busy, { from: Date.parse(startTime), to: Date.parse(endTime) }),
  );
  return [
    ...(startsAt <= now ? [text.conflicts.past] : []),
    ...(agent && !worksThrough(agent, { startsAt, endsAt }) ? [text.conflicts.hours] : []),
    ...(clash ? [text.conflicts.agent(clash.title)] : []),
    ...(elsewhere ? [text.conflicts.elsewhere] : []),
    ...(clients ? [text.conflicts.client(clients.title)] : []),
  ];
};
