import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { HazardMap } from '../../parts/risk/hazard-map.tsx';
import { RISK_LEVEL_LOOKS } from '../../parts/risk/risk-badge.tsx';
import { RISK_BAR_THRESHOLDS, riskLevelOf } from '../../parts/risk/risk-level.ts';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { MapFrame, MapPoint } from '../../ui/map/map-model.ts';
import { shareText, shortValueText } from './figure-text.ts';
import { layersQuery } from './queries.ts';
import { text } from './text.ts';

const FITTED: MapFrame = { fit: 'points' };

export interface RiskPlace {
  id: string;
  place: string;
  latitude: number;
  longitude: number;
  valueAud: number | null;
  /** The highest, 0 to 1. */
  hazard: number | null;
}

function toPoint({ id, place, latitude, longitude, valueAud, hazard }: RiskPlace): MapPoint {
  const level = riskLevelOf(hazard, RISK_BAR_THRESHOLDS);
  return {
    id,
    lat: latitude,
    lng: longitude,
    label: text.map.point(
      place,
      shortValueText(valueAud),
      hazard === null ? text.map.unmapped : shareText(hazard),
    ),
    tone: level === 'none' ? 'neutral' : RISK_LEVEL_LOOKS[level].tone,
  };
}

interface RiskMapProps {
  label: string;
  places: readonly RiskPlace[];
  selectedId?: string | undefined;
  onSelect?: (id: string) => void;
  heightPx: number;
}

/** Homes in the colour of their highest hazard, over the hazards that are mapped. */
export function RiskMap({ label, places, selectedId, onSelect, heightPx }: RiskMapProps) {
  const { data, error, refetch, isFetching } = useQuery(layersQuery());
  const points = useMemo(() => places.map(toPoint), [places]);
  if (error && !data)
    return (
      <ReadFailure
        title={text.riskMap.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="m-4 md:m-5"
        variant="banner"
        error={error}
      />
    );
  if (!data)
    return (
      <Loading label={text.map.loading}>
        <Skeleton height={heightPx} />
      </Loading>
    );
  return (
    <HazardMap
      label={label}
      version={data.version}
      points={points}
      frame={FITTED}
      heightPx={heightPx}
      selectedId={selectedId}
      {...(onSelect ? { onSelect } : {})}
    />
  );
}
