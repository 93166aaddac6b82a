import type { Map as MapLibreMap } from 'maplibre-gl';
import { useRef } from 'react';
import type { MapPoint } from './map-model.ts';
import { useAnchor } from './use-anchor.ts';

/** The selected point's name above it. */
export function PointTag({ map, point }: { map: MapLibreMap; point: MapPoint }) {
  const element = useRef<HTMLDivElement>(null);
  useAnchor(map, element, point.lng, point.lat);
  return (
    <div ref={element} className="map-point-tag" aria-hidden="true">
      <span>{point.label}</span>
    </div>
  );
}
