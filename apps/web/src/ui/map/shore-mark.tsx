import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import type { MapPosition } from './map-model.ts';
import { nearestShore } from './nearest-shore.ts';
import { distanceLabel, distanceMeters } from './scale.ts';
import { useEdgePlaces } from './use-edge-places.ts';
import './map-marks.css';

interface ShoreMarkProps {
  map: MapLibreMap;
  from: MapPosition;
  label: string;
}

/** Water first: where none is in view, the edge says which way the nearest shore is, and how far. */
export function ShoreMark({ map, from, label }: ShoreMarkProps) {
  const [shore, setShore] = useState<MapPosition | null>(null);
  useEffect(() => {
    const find = () => setShore(nearestShore(map, from));
    void map.once('idle', find);
    return () => void map.off('idle', find);
  }, [map, from]);
  const places = useMemo(() => (shore ? [shore] : []), [shore]);
  return useEdgePlaces(map, places).map(({ place, x, y, turnDegrees }) => (
    <p
      key={label}
      className="map-edge map-shore"
      data-side={x > map.getContainer().clientWidth / 2 ? 'right' : 'left'}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <svg width="32" height="32" viewBox="-16 -16 32 32" aria-hidden="true">
        <path d="M15 0 9 -4.500 9 4.500Z" transform={`rotate(${turnDegrees})`} className="map-edge-arrow" />
        <circle r="9" className="map-edge-ring" />
        <path
          d="M-5.500 -1.500q1.400 -2 2.750 0t2.750 0 2.750 0 2.750 0M-5.500 2q1.400 -2 2.750 0t2.750 0 2.750 0 2.750 0"
          className="map-shore-waves"
        />
      </svg>
      <span className="map-edge-distance">
        {label} {distanceLabel(distanceMeters(from, place))}
      </span>
    </p>
  ));
}
