import type { AppointmentFilters } from '@propguard/protocol/appointments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AppointmentTable, TableSkeleton } from './appointment-table.tsx';
import { clockText, dayOf, shortDayText } from './calendar-days.ts';
import { PageButtons } from './page-buttons.tsx';
import { listQuery } from './queries.ts';
import { text } from './text.ts';

interface ListCardProps {
  filters: AppointmentFilters;
  span: { from: string };
  /** The day that the address names; the list begins with its week. */
  day: string;
  zone: string;
  now: Date;
  selectedId: string | null;
  mayChange: boolean;
  onOpen: (id: string) => void;
  onDay: (day: string) => void;
}

export function ListCard(props: ListCardProps) {
  const { filters, span, day, zone, now, selectedId, mayChange, onOpen, onDay } = props;
  const { data, error, refetch, isFetching, dataUpdatedAt, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(listQuery({ ...filters, ...span }));
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card
      flush
      title={text.listTitle}
      subtitle={
        data
          ? text.listFrom(shortDayText(dayOf(zone, span.from)), clockText(zone, new Date(dataUpdatedAt)))
          : undefined
      }
      actions={<PageButtons mode="week" day={day} today={dayOf(zone, now)} onDay={onDay} />}
    >
      {data ? null : error ? (
        <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <TableSkeleton />
      )}
      {data && items.length === 0 ? <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState> : null}
      {items.length > 0 ? (
        <AppointmentTable
          label={text.listTitle}
          items={items}
          zone={zone}
          now={now}
          selectedId={selectedId}
          mayChange={mayChange}
          onOpen={onOpen}
        />
      ) : null}
      {hasNextPage ? (
        <div className="border-t border-line p-3 text-center">
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
