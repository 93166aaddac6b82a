import type { Member } from '@propguard/protocol/workspaces';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberRole } from './member-role.tsx';
import { text } from './text.ts';

const column = tableColumns<Member>();

export const MEMBER_COLUMNS = [
  column.accessor('name', {
    header: text.members.person,
    meta: { cardTitle: true },
    cell: ({ row }) => <Person member={row.original} />,
  }),
  column.accessor('role', {
    header: text.members.role,
    enableSorting: false,
    meta: { cardWide: true, width: '150px' },
    cell: ({ row }) => <MemberRole member={row.original} />,
  }),
  column.accessor('joinedAt', {
    header: text.members.joined,
    meta: { cardWide: true, width: '120px' },
    cell: ({ getValue }) => <Joined at={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: () => <span className="sr-only">{text.members.actions}</span>,
    meta: { numeric: true, cardAction: true, width: '120px' },
    cell: ({ row }) => <MemberActions member={row.original} />,
  }),
];

function Person({ member }: { member: Member }) {
  return (
    <span className="block min-w-0 py-1.5">
      <span className="flex items-center gap-2 font-medium">
        {member.name}
        {member.you ? <Badge tone="accent">{text.members.you}</Badge> : null}
      </span>
      {member.email ? (
        <span className="block text-12 font-normal break-all text-muted">{member.email}</span>
      ) : null}
    </span>
  );
}

function Joined({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{useInstantText().date(at)}</span>;
}
