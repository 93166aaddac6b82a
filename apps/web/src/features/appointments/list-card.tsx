import type { AppointmentFilters } from '@propguard/protocol/appointments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AppointmentTable, TableSkeleton } from './appointment-table.tsx';
import { clockText } from './calendar-days.ts';
import { listQuery } from './queries.ts';
import { text } from './text.ts';

const PAGE = 50;
const MOST = 100;

interface ListCardProps {
  filters: AppointmentFilters;
  span: { from: string };
  zone: string;
  now: Date;
  selectedId: string | null;
  mayChange: boolean;
  onOpen: (id: string) => void;
}

export function ListCard({ filters, span, zone, now, selectedId, mayChange, onOpen }: ListCardProps) {
  const [limit, setLimit] = useState(PAGE);
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(
    listQuery({ ...filters, ...span, limit }),
  );
  return (
    <Card
      flush
      title={text.listTitle}
      subtitle={data ? text.refreshed(clockText(zone, new Date(dataUpdatedAt))) : undefined}
    >
      {data ? null : error ? (
        <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <TableSkeleton />
      )}
      {data?.items.length === 0 ? <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState> : null}
      {data && data.items.length > 0 ? (
        <AppointmentTable
          label={text.listTitle}
          items={data.items}
          zone={zone}
          now={now}
          selectedId={selectedId}
          mayChange={mayChange}
          onOpen={onOpen}
        />
      ) : null}
      {data?.nextCursor && limit < MOST ? (
        <div className="border-t border-line p-3 text-center">
          <Button size="sm" busy={isFetching} onClick={() => setLimit(MOST)}>
            {text.more}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
