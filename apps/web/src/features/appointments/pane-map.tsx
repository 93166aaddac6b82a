import type { AppointmentDetail } from '@propguard/protocol/appointment-detail';
import { useMemo } from 'react';
import { useMapTiles } from '../../parts/properties/use-map-tiles.ts';
import { WhenNear } from '../../ui/layout/when-near.tsx';
import type { MapFrame, MapPoint } from '../../ui/map/map-model.ts';
import { MapWhenSettled } from '../../ui/map/map-when-settled.tsx';
import { text } from './text.ts';

const GROUND = <div className="h-full bg-map-land" />;
const SUBURBS_ZOOM = 10;
/** Farther stops would shrink the suburb to a country. */
const SHOWN_KM = 80;

interface PaneMapProps {
  home: NonNullable<AppointmentDetail['property']>;
  travel: AppointmentDetail['travel'];
  onOpen: (id: string) => void;
}

/** Where it is, and the homes that the agent comes from and goes on to. */
export function PaneMap({ home: { address, latitude, longitude }, travel, onOpen }: PaneMapProps) {
  const tiles = useMapTiles();
  const subject = useMemo(
    () => ({ lat: latitude, lng: longitude, label: address }),
    [latitude, longitude, address],
  );
  const near = useMemo(() => travel.filter(({ km }) => km <= SHOWN_KM), [travel]);
  const points = useMemo<MapPoint[]>(
    () =>
      near.map((stop, at) => ({
        id: stop.appointmentId,
        number: at + 1,
        lat: stop.latitude,
        lng: stop.longitude,
        label: text.travel.stops[stop.way](stop.title),
      })),
    [near],
  );
  const frame = useMemo<MapFrame>(
    () =>
      points.length > 0
        ? { fit: 'points' }
        : { center: { lat: latitude, lng: longitude }, zoom: SUBURBS_ZOOM },
    [points, latitude, longitude],
  );
  return (
    <div className="mt-2.5 h-40 overflow-hidden rounded-2 border border-line">
      <WhenNear className="h-full" placeholder={GROUND}>
        <MapWhenSettled
          label={text.travel.map}
          description={text.travel.mapDescription(address, points.length)}
          subject={subject}
          points={points}
          frame={frame}
          {...(tiles ? { tiles } : {})}
          sharesPageScroll
          onSelect={onOpen}
        />
      </WhenNear>
    </div>
  );
}
