import type { HazardLayer } from '@propguard/protocol/hazard-layers';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LAYER_COLUMNS, LAYER_COLUMNS_BESIDE_PANE } from './layer-columns.tsx';
import { text } from './text.ts';

interface LayerTableProps {
  layers: UseQueryResult<{ items: HazardLayer[] }>;
  selectedId: string | null;
  onSelect: (id: string) => void;
}

export function LayerTable({ layers, selectedId, onSelect }: LayerTableProps) {
  const { data, error, isPending, refetch, isFetching } = layers;
  return (
    <Card flush label={text.list}>
      <DataTable
        label={text.list}
        columns={selectedId === null ? LAYER_COLUMNS : LAYER_COLUMNS_BESIDE_PANE}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        density="worked"
        phoneLayout="cards"
        selectedId={selectedId}
        onOpenRow={({ id }) => onSelect(id)}
        loading={isPending}
        loadingLabel={text.loading}
        error={
          error && !data ? (
            <ReadFailure
              title={text.failed}
              onRetry={() => void refetch()}
              retrying={isFetching}
              error={error}
            />
          ) : undefined
        }
        empty={<EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>}
      />
    </Card>
  );
}
