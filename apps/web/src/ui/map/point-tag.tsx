import type { Map as MapLibreMap } from 'maplibre-gl';
import { useRef } from 'react';
import type { MapMove, MapPoint } from './map-model.ts';
import { useAnchor } from './use-anchor.ts';
import './map-marks.css';

type Props = { map: MapLibreMap; point: MapPoint; move: MapMove | null };

/** The selected point's name above it, turned inwards near the sides. */
export function PointTag({ map, point, move }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useAnchor(map, element, point.lng, point.lat);
  return (
    <div ref={element} className="map-point-tag" data-align={alignOf(point, move)} aria-hidden="true">
      <span>{point.label}</span>
    </div>
  );
}

function alignOf({ lng }: MapPoint, move: MapMove | null): 'start' | 'middle' | 'end' {
  if (!move) return 'middle';
  const share = (lng - move.bounds.west) / (move.bounds.east - move.bounds.west);
  if (share < 0.25) return 'start';
  return share > 0.75 ? 'end' : 'middle';
}
