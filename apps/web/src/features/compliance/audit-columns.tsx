import type { AuditEntry } from '@propguard/protocol/audit';
import { Check, Clock, TriangleAlert } from 'lucide-react';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import type { LucideIcon } from '../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { NOT_KNOWN } from './figure-text.ts';
import { text } from './text.ts';

const words = text.audit;
const column = tableColumns<AuditEntry>();
const HASH_SHOWN = 12;

const LOOKS: Record<AuditEntry['status'], { tone: BadgeTone; icon: LucideIcon }> = {
  IN_PROGRESS: { tone: 'neutral', icon: Clock },
  COMPLETED: { tone: 'positive', icon: Check },
  FAILED: { tone: 'danger', icon: TriangleAlert },
};

export const AUDIT_COLUMNS = [
  column.accessor('action', {
    header: words.columns.action,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ getValue }) => (
      <span className="font-medium whitespace-nowrap">{words.actions[getValue()]}</span>
    ),
  }),
  column.accessor('details', {
    header: words.columns.details,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => <span className="break-words">{getValue() || NOT_KNOWN}</span>,
  }),
  column.accessor('user', {
    header: words.columns.user,
    enableSorting: false,
    cell: ({ row }) => (
      <span className="whitespace-nowrap">{row.original.user ?? words.actors[row.original.actor]}</span>
    ),
  }),
  column.accessor('timestamp', {
    header: words.columns.at,
    enableSorting: false,
    meta: { width: '168px' },
    cell: ({ getValue }) => <At instant={getValue()} />,
  }),
  column.accessor('status', {
    header: words.columns.status,
    enableSorting: false,
    meta: { width: '128px' },
    cell: ({ getValue }) => <Badge {...LOOKS[getValue()]}>{words.statuses[getValue()]}</Badge>,
  }),
  column.accessor('completedAt', {
    header: words.columns.completedAt,
    enableSorting: false,
    meta: { width: '168px' },
    cell: ({ getValue }) => <At instant={getValue()} />,
  }),
  column.accessor('inputsHash', {
    header: words.columns.hash,
    enableSorting: false,
    meta: { width: '116px' },
    cell: ({ getValue }) => (
      <code className="text-12 text-muted" title={getValue()}>
        {getValue().slice(0, HASH_SHOWN)}
      </code>
    ),
  }),
];

function At({ instant }: { instant: string | null }) {
  const { dateTime } = useInstantText();
  return <span className="whitespace-nowrap">{instant === null ? NOT_KNOWN : dateTime(instant)}</span>;
}
