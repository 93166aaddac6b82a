import type { Agent } from '@propguard/protocol/agents';
import { WEEKDAYS } from '@propguard/rules/agents/spans';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { placeText } from '../../parts/times/time-zones.ts';
import { tableColumns } from '../../ui/table/table-features.ts';
import { AgentDialog } from './agent-dialog.tsx';
import { spansOn, spansText } from './hours-text.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { membersQuery } from './queries.ts';
import { RemoveAgent } from './remove-agent.tsx';
import { text } from './text.ts';

const column = tableColumns<Agent>();

export const AGENT_COLUMNS = [
  column.accessor('name', {
    header: text.agent,
    meta: { cardTitle: true },
    cell: ({ row }) => <Who agent={row.original} />,
  }),
  column.display({
    id: 'hours',
    header: text.hours,
    meta: { cardWide: true },
    cell: ({ row }) => <Hours agent={row.original} />,
  }),
  column.accessor('zone', {
    header: text.zone,
    meta: { cardWide: true, width: '170px' },
    cell: ({ getValue }) => placeText(getValue()),
  }),
  column.accessor('capacity', { header: text.room, meta: { numeric: true, width: '90px' } }),
  column.display({
    id: 'actions',
    header: () => <span className="sr-only">{text.actions}</span>,
    meta: { numeric: true, cardAction: true, width: '230px' },
    cell: ({ row }) => <Actions agent={row.original} />,
  }),
];

function Who({ agent }: { agent: Agent }) {
  const { signedIn } = useSession();
  const { data } = useQuery(membersQuery(signedIn));
  const member = data?.items.find(({ id }) => id === agent.memberId);
  return (
    <span className="block min-w-0 py-1.5">
      <span className="block font-medium">{agent.name}</span>
      <span className="block text-12 font-normal text-muted">
        {agent.memberId === null ? text.nobody : (member?.name ?? text.formerMember)}
      </span>
    </span>
  );
}

function Hours({ agent }: { agent: Agent }) {
  const days = WEEKDAYS.filter((day) => spansOn(agent.hours, day).length > 0);
  if (days.length === 0) return <span className="text-muted">{text.noHours}</span>;
  return (
    <ul className="py-1.5 text-13">
      {days.map((day) => (
        <li key={day}>
          {text.weekdays[day]} {spansText(spansOn(agent.hours, day))}
        </li>
      ))}
    </ul>
  );
}

function Actions({ agent }: { agent: Agent }) {
  const { signedIn, meets } = useSession();
  if (!signedIn || !meets('admin')) return null;
  return (
    <span className="flex justify-end gap-1">
      <AgentDialog agent={agent} />
      <LeaveDialog agent={agent} />
      <RemoveAgent agent={agent} />
    </span>
  );
}
