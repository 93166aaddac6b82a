import type { Comparable, Subject } from '@propguard/protocol/valuations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { audText } from '../../../lib/aud-text.ts';
import { HazardMap } from '../../../parts/risk/hazard-map.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { WhenNear } from '../../../ui/layout/when-near.tsx';
import { AUSTRALIA_BOUNDS, type MapFrame, type MapPoint } from '../../../ui/map/map-model.ts';
import { layersQuery } from '../queries.ts';
import { text } from '../text.ts';

const MAP_HEIGHT_PX = 340;
const HEAD_AND_LEGEND_PX = 128;
const PLACE = <Skeleton height={MAP_HEIGHT_PX + HEAD_AND_LEGEND_PX} className="rounded-none" />;
const AUSTRALIA: MapFrame = { bounds: AUSTRALIA_BOUNDS };
const FITTED: MapFrame = { fit: 'points' };
const STREET_ZOOM = 14;
const NO_COMPARABLES: readonly Comparable[] = [];

interface RiskMapCardProps {
  subject?: Subject;
  comparables?: readonly Comparable[];
  heightPx?: number;
}

const pointOf = (
  { saleId, address, latitude, longitude, priceAud }: Comparable,
  index: number,
): MapPoint => ({
  id: saleId,
  number: index + 1,
  lat: latitude,
  lng: longitude,
  label: text.map.mark(address, audText(priceAud)),
});

/** Comes after everything else: the page does not wait for a map. */
export function RiskMapCard({
  subject,
  comparables = NO_COMPARABLES,
  heightPx = MAP_HEIGHT_PX,
}: RiskMapCardProps) {
  const { data } = useQuery(layersQuery());
  const points = useMemo(() => comparables.map(pointOf), [comparables]);
  const place = useMemo(
    () => (subject ? { lat: subject.latitude, lng: subject.longitude, label: subject.address } : undefined),
    [subject],
  );
  const hasPoints = points.length > 0;
  const frame = useMemo<MapFrame>(() => {
    if (!place) return AUSTRALIA;
    return hasPoints ? FITTED : { center: place, zoom: STREET_ZOOM };
  }, [place, hasPoints]);
  return (
    <Card title={text.map.title} flush>
      <WhenNear placeholder={PLACE}>
        {data ? (
          <HazardMap
            label={text.map.label}
            version={data.version}
            frame={frame}
            points={points}
            heightPx={heightPx}
            {...(place ? { subject: place } : {})}
          />
        ) : (
          PLACE
        )}
      </WhenNear>
    </Card>
  );
}
