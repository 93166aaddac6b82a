import type { Property } from '@propguard/protocol/property-records';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useListPage } from '../../lib/use-list-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { NEARBY_COLUMNS, NEARBY_SORTS, type NumberedSale } from './nearby-columns.tsx';
import { NearbyMap } from './nearby-map.tsx';
import { NEARBY_SHOWN, nearbySalesQuery } from './queries.ts';
import { ReachChoices } from './reach-choices.tsx';
import { text } from './text.ts';
import { useNearbyReach } from './use-nearby-reach.ts';

const words = text.nearby;
const saleId = ({ sale }: NumberedSale) => sale.id;
const SKELETON_ROWS = 10;

/** Sales around the property, on the map and in the table: pointing at a row marks it on the map. */
export function NearbyCard({ property }: { property: Property }) {
  const { reach, chooseRadius, chooseMonths, widest } = useNearbyReach();
  const { data, isPending, error, isFetching, refetch } = useQuery(nearbySalesQuery(property.id, reach));
  const sales = useMemo(
    () => (data?.items ?? []).map((sale, index) => ({ ...sale, number: index + 1 })),
    [data],
  );
  const [pointed, setPointed] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const { sorting, onSortingChange } = useListPage({ sort: { columns: NEARBY_SORTS, usual: 'distance' } });
  return (
    <Card
      title={words.title}
      subtitle={<span role="status">{data ? words.counted(sales.length, NEARBY_SHOWN) : ''}</span>}
      flush
      actions={<ReachChoices reach={reach} onRadius={chooseRadius} onMonths={chooseMonths} />}
      foot={property.positionSource === 'locality' ? words.fromCentre : null}
    >
      <div className="grid border-t border-line lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] print:block">
        <MapPlace>
          <NearbyMap property={property} sales={sales} selectedId={pointed ?? chosen} onSelect={setChosen} />
        </MapPlace>
        <DataTable
          label={words.title}
          columns={NEARBY_COLUMNS}
          rows={sales}
          rowId={saleId}
          sorting={sorting}
          onSortingChange={onSortingChange}
          selectedId={chosen ?? null}
          onPointRow={(row) => setPointed(row?.sale.id)}
          loading={isPending}
          loadingLabel={words.loading}
          skeletonRows={SKELETON_ROWS}
          density="worked"
          className="max-lg:border-t max-lg:border-line lg:min-h-110 lg:border-l lg:border-line"
          {...(error && !data
            ? {
                error: (
                  <ReadFailure
                    title={words.failed}
                    onRetry={() => void refetch()}
                    retrying={isFetching}
                    error={error}
                  />
                ),
              }
            : {})}
          empty={
            <EmptyState title={words.emptyTitle} action={<Button onClick={widest}>{words.widen}</Button>}>
              {words.empty(words.metres(reach.radiusMetres), words.months(reach.months))}
            </EmptyState>
          }
        />
      </div>
    </Card>
  );
}

/** As high as the table beside it, and in sight however far down the table one reads. */
function MapPlace({ children }: { children: ReactNode }) {
  return (
    <div className="relative max-lg:h-80 print-hidden">
      <div className="absolute inset-0">
        <div className="sticky top-25 h-[min(100%,calc(100vh-7.5rem))] overflow-hidden lg:rounded-bl-2">
          {children}
        </div>
      </div>
    </div>
  );
}
