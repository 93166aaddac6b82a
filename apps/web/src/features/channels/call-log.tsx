import type { ChannelCall } from '@propguard/protocol/channel-calls';
import { PANEL_NAMES } from '@propguard/rules/channels/channel-abilities';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { CALL_COLUMNS, SIGNATURES } from './call-columns.tsx';
import { CallExport } from './call-export.tsx';
import { CallFilterBar } from './call-filter-bar.tsx';
import { callsQuery } from './queries.ts';
import { text } from './text.ts';
import { useCallFilters } from './use-call-filters.ts';

/** Every call of a service: whether it was really them, what we answered, how long it took. */
export function CallLog() {
  const { filters, within, narrowed, choose, clear } = useCallFilters();
  const [shown, setShown] = useState<ChannelCall | null>(null);
  const query = useInfiniteQuery(callsQuery(filters));
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card
      flush
      title={text.log}
      actions={<CallExport filters={filters} />}
      foot={
        <>
          <span className="mr-auto">{text.logHint}</span>
          {query.hasNextPage ? (
            <Button
              kind="ghost"
              size="sm"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {text.earlier}
            </Button>
          ) : null}
        </>
      }
    >
      <CallFilterBar within={within} narrowed={narrowed} onChoose={choose} />
      <DataTable
        label={text.log}
        columns={CALL_COLUMNS}
        onOpenRow={setShown}
        rows={rows}
        rowId={({ id }) => id}
        density="worked"
        phoneLayout="cards"
        loading={query.isPending}
        loadingLabel={text.logLoading}
        skeletonRows={5}
        error={
          query.error && !query.data ? (
            <ReadFailure
              title={text.logFailed}
              error={query.error}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : undefined
        }
        empty={
          narrowed.isAny ? (
            <EmptyState title={text.logNoneTitle} action={<Button onClick={clear}>{text.logClear}</Button>}>
              {text.logNone}
            </EmptyState>
          ) : (
            <EmptyState title={text.logEmptyTitle}>{text.logEmpty}</EmptyState>
          )
        }
      />
      {shown ? <CallDialog call={shown} onClose={() => setShown(null)} /> : null}
    </Card>
  );
}

function CallDialog({ call, onClose }: { call: ChannelCall; onClose: () => void }) {
  const queryClient = useQueryClient();
  const replay = useMutation(
    api.channels.replay.mutationOptions({
      onSuccess: ({ waiting }) => notify.success({ title: text.replayed(waiting) }),
      onError: (error) => notify.error({ title: errorText(error) }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: api.channels.calls.key() }),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text.bodyTitle(call.event)}
      description={PANEL_NAMES[call.channel].name}
      footer={
        <Button busy={replay.isPending} onClick={() => replay.mutate({ id: call.id })}>
          {text.replay}
        </Button>
      }
    >
      <div className="grid gap-3">
        <div>
          <Badge {...SIGNATURES[call.signature]}>{text.signatures[call.signature]}</Badge>
        </div>
        <CodeBlock code={call.body} label={text.bodyLabel} />
      </div>
    </Dialog>
  );
}
