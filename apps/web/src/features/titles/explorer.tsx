import type { ChainContractName, ChainTransaction } from '@propguard/protocol/titles';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FIRST_PAGE } from '../../lib/list-address.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useListPage } from '../../lib/use-list-page.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CodeBlock } from '../../ui/layout/code-block.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { contractQuery, transactionsQuery } from './queries.ts';
import { text } from './text.ts';
import { TRANSACTION_COLUMNS } from './transaction-columns.tsx';
import { TransactionDialog } from './transaction-dialog.tsx';

const words = text.explorer;
const VIEWS = [
  { value: 'transactions', label: words.transactions },
  { value: 'source', label: words.source },
] as const;

/** The built-in explorer: what went to the chain, or to one contract, with events and source. */
export function Explorer({ contract }: { contract: ChainContractName | undefined }) {
  const { params, change } = useAddressParams();
  const isSource = contract !== undefined && params.get('view') === 'source';
  const place = useRef<HTMLDivElement>(null);
  // Opened by a button further up: what it opens must come into sight.
  const opened = contract === undefined ? null : `${contract} ${isSource ? 'source' : 'transactions'}`;
  useEffect(() => {
    if (opened !== null) place.current?.scrollIntoView();
  }, [opened]);
  return (
    <div ref={place} className="min-w-0 scroll-mt-20">
      <Card
        flush
        title={contract ? words.title(text.contracts.names[contract]) : words.allTitle}
        subtitle={contract ? undefined : words.description}
        actions={
          contract ? (
            <>
              <SegmentedControl
                label={words.view}
                options={VIEWS}
                value={isSource ? 'source' : 'transactions'}
                onValueChange={(view) => change({ view: view === 'source' ? 'source' : null })}
              />
              <IconButton
                icon={X}
                kind="ghost"
                size="sm"
                label={words.close}
                onClick={() => change({ ...FIRST_PAGE, contract: null, view: null })}
              />
            </>
          ) : undefined
        }
      >
        {isSource ? <Source contract={contract} /> : <Transactions contract={contract} />}
      </Card>
    </div>
  );
}

function Source({ contract }: { contract: ChainContractName }) {
  const { data, error, refetch, isFetching } = useQuery(contractQuery(contract));
  if (error)
    return (
      <ReadFailure title={text.failed} onRetry={() => void refetch()} retrying={isFetching} error={error} />
    );
  if (!data)
    return (
      <Loading label={text.reading}>
        <SkeletonTable rows={8} />
      </Loading>
    );
  return (
    <div className="grid gap-2 p-4 md:p-5">
      <p className="text-12 text-muted">{words.deployedIn(data.deployedInBlock)}</p>
      <CodeBlock code={data.source} label={words.sourceLabel(text.contracts.names[contract])} />
    </div>
  );
}

function Transactions({ contract }: { contract: ChainContractName | undefined }) {
  const { cursor, viewOf } = useListPage();
  const list = viewOf(useQuery(transactionsQuery(contract, cursor)));
  const [opened, setOpened] = useState<ChainTransaction | null>(null);
  return (
    <>
      <DataTable
        label={words.transactions}
        columns={TRANSACTION_COLUMNS}
        rows={list.items ?? []}
        rowId={({ hash }) => hash}
        sortedBy="server"
        density="worked"
        phoneLayout="cards"
        onOpenRow={setOpened}
        loading={list.isPending}
        loadingLabel={words.loading}
        error={
          list.error && !list.items ? (
            <ReadFailure
              title={words.failed}
              onRetry={list.retry}
              retrying={list.isRetrying}
              error={list.error}
            />
          ) : undefined
        }
        empty={<EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>}
        paging={{ kind: 'cursor' as const, ...list.steps }}
      />
      <TransactionDialog transaction={opened} onClose={() => setOpened(null)} />
    </>
  );
}
