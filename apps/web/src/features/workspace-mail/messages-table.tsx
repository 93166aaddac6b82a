import type { OutboundMessage } from '@propguard/protocol/outbound';
import { OUTBOUND_STATES, type OutboundState } from '@propguard/rules/outbound/outbound-messages';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useListPage } from '../../lib/use-list-page.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { text } from './text.ts';

const words = text.messages;
const PER_PAGE = 25;

const TONES: Record<OutboundState, BadgeTone> = {
  held: 'caution',
  queued: 'neutral',
  sending: 'neutral',
  sent: 'positive',
  delivered: 'positive',
  read: 'positive',
  refused: 'caution',
  failed: 'danger',
};

const column = tableColumns<OutboundMessage>();
const COLUMNS = [
  column.accessor('subject', {
    header: words.columns.subject,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ getValue }) => (
      <span className="block min-w-40 py-1.5 font-medium break-words">{getValue()}</span>
    ),
  }),
  column.accessor('to', {
    header: words.columns.to,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => <span className="break-all">{getValue() || words.forgotten}</span>,
  }),
  column.accessor('state', {
    header: words.columns.state,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ row: { original } }) => (
      <span className="grid justify-items-start gap-1 py-1.5">
        <Badge tone={TONES[original.state]}>{words.states[original.state]}</Badge>
        {original.reason ? (
          <span className="text-12 text-muted">{words.reasons[original.reason]}</span>
        ) : null}
      </span>
    ),
  }),
  column.accessor('createdAt', {
    header: words.columns.written,
    enableSorting: false,
    meta: { width: '176px', cardWide: true },
    cell: ({ getValue }) => <Written at={getValue()} />,
  }),
  column.display({
    id: 'action',
    header: words.columns.action,
    meta: { width: '112px' },
    cell: ({ row: { original } }) => <CallOff message={original} />,
  }),
];

function Written({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{useInstantText().dateTime(at)}</span>;
}

/** What waits can still be called off. */
function CallOff({ message }: { message: OutboundMessage }) {
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => apiClient.outbound.cancel({ id: message.id }),
    onSuccess: () => notify.success({ title: words.cancelled }),
    onError: (error) => notify.error({ title: words.cancelFailed, description: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.outbound.key() }),
  });
  if (message.state !== 'queued' && message.state !== 'held') return null;
  return (
    <Button size="sm" busy={cancel.isPending} busyLabel={words.cancel} onClick={() => cancel.mutate()}>
      {words.cancel}
    </Button>
  );
}

const STATES = [
  { value: 'all', label: words.all },
  ...OUTBOUND_STATES.map((value) => ({ value, label: words.states[value] })),
];

/** Every message to a person, the newest first, with its state and why. */
export function MessagesTable() {
  const [state, setState] = useState('all');
  const { cursor, viewOf } = useListPage({ selected: 'message' });
  const wanted = OUTBOUND_STATES.find((one) => one === state);
  const page = viewOf(
    useQuery({
      ...api.outbound.list.queryOptions({ input: { limit: PER_PAGE, cursor, state: wanted } }),
      placeholderData: keepPreviousData,
    }),
  );
  const choose = (next: string) => {
    setState(next);
    if (cursor) page.toFirst();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-16 font-semibold">{words.title}</h2>
        <Field label={words.state} className="w-44">
          <Select options={STATES} value={state} onValueChange={choose} />
        </Field>
      </div>
      <PagedTable
        label={words.title}
        texts={words}
        columns={COLUMNS}
        page={page}
        empty={{ title: words.emptyTitle, about: words.empty }}
      />
    </div>
  );
}
