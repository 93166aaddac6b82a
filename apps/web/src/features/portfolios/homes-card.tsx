import type { PortfolioHome } from '@propguard/protocol/portfolios';
import { ROW_ORDERS } from '@propguard/rules/portfolios/portfolio-states';
import { useQuery } from '@tanstack/react-query';
import type { SortingState } from '@tanstack/react-table';
import { errorText } from '../../lib/error-text.ts';
import { pagedView } from '../../lib/paged-view.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { FIRST_PAGE, useCursorPage } from '../../lib/use-cursor-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { shareText, valueText } from './figure-text.ts';
import { homesQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.homes;
const column = tableColumns<PortfolioHome>();
const DOWN = '-';

const COLUMNS = [
  column.accessor('record', {
    header: words.place,
    sortDescFirst: false,
    meta: { cardTitle: true },
    cell: ({ row: { original } }) => <Place home={original} />,
  }),
  column.accessor('valueAud', {
    id: 'value',
    header: words.value,
    meta: { numeric: true },
    cell: ({ getValue }) => valueText(getValue()),
  }),
  column.accessor('range80', {
    header: words.range,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ getValue }) => {
      const range = getValue();
      return range ? `${valueText(range.lowAud)}–${valueText(range.highAud)}` : text.none;
    },
  }),
  column.accessor('fsd', {
    header: words.fsd,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ getValue }) => shareText(getValue()),
  }),
  column.accessor('method', {
    header: words.method,
    enableSorting: false,
    cell: ({ getValue }) => <span className="whitespace-nowrap">{text.methods[getValue()]}</span>,
  }),
  column.accessor('riskScore', {
    id: 'risk',
    header: words.risk,
    meta: { numeric: true },
    cell: ({ getValue }) => shareText(getValue()),
  }),
  column.accessor('lvr', {
    header: words.lvr,
    meta: { numeric: true },
    cell: ({ getValue }) => shareText(getValue()),
  }),
  column.accessor('flags', {
    header: words.flags,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => (
      <span className="inline-flex flex-wrap gap-1">
        {getValue().map((reason) => (
          <Badge key={reason} tone="danger">
            {text.flagReasons[reason]}
          </Badge>
        ))}
      </span>
    ),
  }),
];

/** The order and the list in the address: `?sort=-value&only=flagged`. */
function useHomesView() {
  const { params, change } = useAddressParams();
  const sort = params.get('sort') ?? '';
  const order = ROW_ORDERS.find((known) => known === sort.replace(DOWN, '')) ?? 'record';
  const isDown = sort.startsWith(DOWN);
  const only = params.get('only') === 'flagged' ? ('flagged' as const) : ('all' as const);
  return {
    order,
    direction: isDown ? ('desc' as const) : ('asc' as const),
    only,
    sorting: [{ id: order, desc: isDown }] satisfies SortingState,
    setSorting: ([next]: SortingState) =>
      change({ sort: next ? `${next.desc ? DOWN : ''}${next.id}` : null, ...FIRST_PAGE }, { replace: true }),
    setOnly: (next: 'all' | 'flagged') =>
      change({ only: next === 'all' ? null : next, ...FIRST_PAGE }, { replace: true }),
  };
}

export function HomesCard({ id }: { id: string }) {
  const { order, direction, only, sorting, setSorting, setOnly } = useHomesView();
  const cursorPage = useCursorPage();
  const { cursor } = cursorPage;
  const page = pagedView(useQuery(homesQuery({ id, order, direction, only, cursor })), cursorPage);
  const isPaged = Object.keys(page.steps).length > 0;
  return (
    <Card
      flush
      title={words.title}
      className={page.isOutdated ? 'opacity-60' : ''}
      actions={
        <SegmentedControl
          label={words.show}
          options={[
            { value: 'all', label: words.all },
            { value: 'flagged', label: words.flagged },
          ]}
          value={only}
          onValueChange={setOnly}
        />
      }
    >
      <DataTable
        label={words.title}
        columns={COLUMNS}
        rows={page.items ?? []}
        rowId={({ record }) => String(record)}
        sorting={sorting}
        onSortingChange={setSorting}
        sortedBy="server"
        density="worked"
        phoneLayout="cards"
        loading={page.isPending}
        loadingLabel={words.loading}
        error={
          page.error && !page.items ? (
            <ErrorState variant="full" title={text.failed} onRetry={page.retry} retrying={page.isRetrying}>
              {errorText(page.error)}
            </ErrorState>
          ) : undefined
        }
        empty={<p className="px-4 py-5 text-13 text-muted md:px-5">{words.empty}</p>}
        {...(isPaged ? { paging: { kind: 'cursor' as const, ...page.steps } } : {})}
      />
    </Card>
  );
}

function Place({ home: { address, locality, reference } }: { home: PortfolioHome }) {
  const suburb = `${locality.name} ${locality.state} ${locality.postcode}`;
  return (
    <span className="block min-w-48 py-1.5">
      <span className="font-medium break-words">{address ?? suburb}</span>
      <span className="block text-12 break-words text-muted">
        {[address ? suburb : null, reference].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
