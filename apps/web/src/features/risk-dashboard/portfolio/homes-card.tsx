import { ROW_ORDERS } from '@propguard/rules/portfolios/portfolio-states';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListPage } from '../../../lib/use-list-page.ts';
import { SegmentedControl } from '../../../ui/controls/segmented-control.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { homesQuery, watchListQuery } from '../queries.ts';
import { text } from '../text.ts';
import { HOME_COLUMNS } from './home-columns.tsx';

const words = text.homes;
const TYPING_MS = 300;

/** Every valued row of the file, a page at a time, in any order: `?sort=-value&only=flagged&find=smith`. */
export function HomesCard({ id }: { id: string }) {
  const { cursor, filters, setFilters, order, sorting, onSortingChange, viewOf } = useListPage({
    filters: { only: ['all', 'flagged'], find: 'text' },
    sort: { columns: ROW_ORDERS, usual: 'record' },
  });
  const { only } = filters;
  const find = useDebounced(filters.find, TYPING_MS);
  const { column, direction } = order;
  const page = viewOf(useQuery(homesQuery({ id, order: column, direction, only, find, cursor })));
  const { data: watchList } = useQuery(watchListQuery());
  const watched = new Map(
    watchList?.items.flatMap(({ id: watchedId, portfolio }) =>
      portfolio?.id === id ? [[portfolio.record, watchedId]] : [],
    ),
  );
  const rows = page.items?.map((home) => ({
    ...home,
    portfolioId: id,
    watchedId: watched.get(home.record) ?? null,
  }));
  const isPaged = Object.keys(page.steps).length > 0;
  return (
    <Card
      flush
      title={words.title}
      subtitle={words.flaggedAbout}
      className={page.isOutdated ? 'opacity-60' : ''}
      actions={
        <>
          <TextInput
            type="search"
            aria-label={words.find}
            placeholder={words.find}
            value={filters.find}
            onChange={(event) => setFilters({ find: event.target.value })}
            className="md:w-60"
          />
          <SegmentedControl
            label={words.show}
            options={[
              { value: 'all', label: words.all },
              { value: 'flagged', label: words.flagged },
            ]}
            value={only}
            onValueChange={(next) => setFilters({ only: next })}
          />
        </>
      }
    >
      <DataTable
        label={words.title}
        columns={HOME_COLUMNS}
        rows={rows ?? []}
        rowId={({ record }) => String(record)}
        sorting={sorting}
        onSortingChange={onSortingChange}
        sortedBy="server"
        density="worked"
        phoneLayout="cards"
        loading={page.isPending}
        loadingLabel={words.loading}
        error={
          page.error && !page.items ? (
            <ReadFailure
              title={text.failed}
              onRetry={page.retry}
              retrying={page.isRetrying}
              error={page.error}
            />
          ) : undefined
        }
        empty={<p className="px-4 py-5 text-13 text-muted md:px-5">{words.empty}</p>}
        {...(isPaged ? { paging: { kind: 'cursor' as const, ...page.steps } } : {})}
      />
    </Card>
  );
}
