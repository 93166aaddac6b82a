import type { Map as MapLibreMap } from 'maplibre-gl';
import { useMemo } from 'react';
import type { MapPoint, MapPosition } from './map-model.ts';
import { distanceLabel, distanceMeters } from './scale.ts';
import { useEdgePlaces } from './use-edge-places.ts';
import './map-marks.css';

const MOST_MARKS = 12;

type Props = {
  map: MapLibreMap;
  points: readonly MapPoint[];
  from: MapPosition;
  onSelect?: ((id: string) => void) | undefined;
};

/** Numbered points outside the view sit at its edge with their distance from the subject. */
export function EdgeMarks({ map, points, from, onSelect }: Props) {
  const numbered = useMemo(
    () => points.filter((point) => point.number !== undefined).slice(0, MOST_MARKS),
    [points],
  );
  const marks = useEdgePlaces(map, numbered);
  return marks.map(({ place: point, x, y, turnDegrees }) => (
    <button
      key={point.id}
      type="button"
      className="map-edge"
      data-side={x > map.getContainer().clientWidth / 2 ? 'right' : 'left'}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      onClick={() => {
        map.easeTo({ center: [point.lng, point.lat] });
        onSelect?.(point.id);
      }}
    >
      <svg width="32" height="32" viewBox="-16 -16 32 32" aria-hidden="true">
        <path d="M15 0 9 -4.500 9 4.500Z" transform={`rotate(${turnDegrees})`} className="map-edge-arrow" />
        <circle r="9" className="map-edge-ring" />
      </svg>
      <span className="map-edge-number">{point.number}</span>
      <span className="map-edge-distance">{distanceLabel(distanceMeters(from, point))}</span>
      <span className="map-hidden">{point.label}</span>
    </button>
  ));
}
