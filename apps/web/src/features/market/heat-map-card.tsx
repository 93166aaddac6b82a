import type { MarketAnalysis } from '@propguard/protocol/market';
import type { HeatPlace } from '@propguard/protocol/market-figures';
import { MARKET_HEATS } from '@propguard/rules/market/heat';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useInView } from '../../ui/layout/use-in-view.ts';
import type { MapFrame } from '../../ui/map/map-model.ts';
import { MapSkeleton } from '../../ui/map/map-skeleton.tsx';
import { MapWhenSettled } from '../../ui/map/map-when-settled.tsx';
import { HeatPlaceDetails } from './heat-place-details.tsx';
import { HEAT_SWATCHES, heatPoint } from './heat-tones.ts';
import { HottestPlaces } from './hottest-places.tsx';
import { heatMapQuery } from './queries.ts';
import { text } from './text.ts';
import type { MarketAddress } from './use-market-request.ts';

const words = text.heatMap;
const FITTED: MapFrame = { fit: 'points' };
/** Heat is read place by place: they are never gathered. */
const NEVER_CLUSTERED = 100_000;

interface HeatMapCardProps {
  analysis: MarketAnalysis;
  address: MarketAddress;
}

export function HeatMapCard({ analysis, address }: HeatMapCardProps) {
  const { request, placeId, selectPlace } = address;
  const [frameRef, isNear] = useInView<HTMLDivElement>();
  const { data, error, refetch, isFetching } = useQuery({
    ...heatMapQuery(analysis.details.region.name, request.type),
    enabled: isNear,
  });
  const places = data?.places ?? [];
  const selected = places.find(({ localityId }) => localityId === (placeId ?? analysis.details.region.id));
  return (
    <Card
      title={words.title(data?.region.name ?? analysis.location)}
      subtitle={data ? words.about(places.length) : undefined}
      actions={data?.sample ? <SampleBadge /> : null}
      foot={<HeatLegend />}
      flush
    >
      <div ref={frameRef} className="grid lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="relative h-80 overflow-hidden border-t border-line *:absolute *:inset-0 md:h-110 lg:h-auto lg:min-h-110">
          {error ? (
            <ReadFailure
              title={words.failed}
              onRetry={() => void refetch()}
              retrying={isFetching}
              error={error}
            />
          ) : data && places.length === 0 ? (
            <p className="p-5 text-muted">{words.empty}</p>
          ) : data ? (
            <HeatMap places={places} selectedId={selected?.localityId} onSelect={selectPlace} />
          ) : isNear ? (
            <MapSkeleton label={words.loading} />
          ) : (
            <div className="h-full bg-map-land" />
          )}
        </div>
        <div className="grid content-start gap-6 border-t border-line p-4 md:p-5 lg:border-l">
          {selected ? (
            <HeatPlaceDetails
              place={selected}
              isOwn={selected.localityId === analysis.details.region.id}
              address={address}
            />
          ) : null}
          <HottestPlaces places={places} onSelect={selectPlace} />
        </div>
      </div>
    </Card>
  );
}

interface HeatMapProps {
  places: readonly HeatPlace[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

function HeatMap({ places, selectedId, onSelect }: HeatMapProps) {
  const points = useMemo(() => places.map(heatPoint), [places]);
  return (
    <MapWhenSettled
      label={words.map}
      points={points}
      selectedId={selectedId}
      frame={FITTED}
      clusterFrom={NEVER_CLUSTERED}
      sharesPageScroll
      onSelect={onSelect}
      className="h-full"
    />
  );
}

function HeatLegend() {
  return (
    <ul aria-label={words.legend} className="flex flex-wrap gap-x-4 gap-y-1">
      {MARKET_HEATS.map((heat) => (
        <li key={heat} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={clsx('size-2.5 rounded-full', HEAT_SWATCHES[heat])} />
          {text.trend.heats[heat]}
        </li>
      ))}
    </ul>
  );
}
