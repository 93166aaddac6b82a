import type { ApiKey } from '@propguard/protocol/api-keys';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { RevokeKey } from './revoke-key.tsx';
import { text } from './text.ts';

const column = tableColumns<ApiKey>();

export const KEY_COLUMNS = [
  column.accessor('name', {
    header: text.columns.name,
    meta: { cardTitle: true },
    cell: ({ row }) => <KeyName apiKey={row.original} />,
  }),
  column.accessor('scopes', {
    header: text.columns.scopes,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => (
      <span className="flex flex-wrap gap-1 py-1.5">
        {getValue().map((scope) => (
          <Badge key={scope} tone="outline">
            {scope}
          </Badge>
        ))}
      </span>
    ),
  }),
  column.accessor('lastUsedAt', {
    header: text.columns.lastUsed,
    cell: ({ getValue }) => <When at={getValue()} otherwise={text.neverUsed} withTime />,
  }),
  column.accessor('expiresAt', {
    header: text.columns.expires,
    cell: ({ getValue }) => <Expiry at={getValue()} />,
  }),
  column.accessor('createdAt', {
    header: text.columns.created,
    cell: ({ row }) => <Made apiKey={row.original} />,
  }),
  column.display({
    id: 'actions',
    header: () => <span className="sr-only">{text.columns.actions}</span>,
    meta: { numeric: true, cardAction: true, width: '96px' },
    cell: ({ row }) => <RevokeKey apiKey={row.original} />,
  }),
];

function KeyName({ apiKey }: { apiKey: ApiKey }) {
  return (
    <span className="block py-1.5">
      <span className="block font-medium break-words">{apiKey.name}</span>
      <span className="block font-mono text-12 font-normal text-muted">{text.start(apiKey.start)}</span>
    </span>
  );
}

interface WhenProps {
  at: string | null;
  otherwise: string;
  withTime?: boolean;
}

function When({ at, otherwise, withTime = false }: WhenProps) {
  const instant = useInstantText();
  if (at === null) return <span className="text-muted">{otherwise}</span>;
  return <span className="whitespace-nowrap">{withTime ? instant.dateTime(at) : instant.date(at)}</span>;
}

function Expiry({ at }: { at: string | null }) {
  if (at !== null && Date.parse(at) < Date.now()) return <Badge tone="danger">{text.expired}</Badge>;
  return <When at={at} otherwise={text.never} />;
}

function Made({ apiKey }: { apiKey: ApiKey }) {
  return (
    <span className="block">
      <When at={apiKey.createdAt} otherwise="" />
      {apiKey.createdBy ? (
        <span className="block text-12 text-muted">{text.madeBy(apiKey.createdBy)}</span>
      ) : null}
    </span>
  );
}
