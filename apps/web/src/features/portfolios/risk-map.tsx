import { lazy, Suspense, useMemo } from 'react';
import type { MapFrame, MapPoint } from '../../ui/map/map-model.ts';
import { Loading } from '../../ui/skeleton.tsx';
import { shareText, valueText } from './figure-text.ts';
import { text } from './text.ts';

const MapView = lazy(async () => ({ default: (await import('../../ui/map/map-view.tsx')).MapView }));
const FITTED: MapFrame = { fit: 'points' };

export interface RiskPlace {
  id: string;
  place: string;
  latitude: number;
  longitude: number;
  valueAud: number | null;
  riskScore: number | null;
  isFlagged: boolean;
}

const toPoint = ({
  id,
  place,
  latitude,
  longitude,
  valueAud,
  riskScore,
  isFlagged,
}: RiskPlace): MapPoint => ({
  id,
  lat: latitude,
  lng: longitude,
  label: text.map.point(place, valueText(valueAud), shareText(riskScore)),
  tone: isFlagged ? 'danger' : 'accent',
});

export function RiskMap({ places }: { places: readonly RiskPlace[] }) {
  const points = useMemo(() => places.map(toPoint), [places]);
  const loading = (
    <Loading label={text.map.loading} className="h-full bg-map-land">
      {null}
    </Loading>
  );
  return (
    <div className="relative h-72 overflow-hidden rounded-2 border border-line *:absolute *:inset-0 md:h-96">
      <Suspense fallback={loading}>
        <MapView label={text.map.label} points={points} frame={FITTED} sharesPageScroll className="h-full" />
      </Suspense>
    </div>
  );
}
