import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { metersPerPixel, niceScale } from './scale.ts';
import './map-controls.css';

const LONGEST_PX = 140;
/** Below this the label would run into the nought. */
const SHORTEST_WITH_NOUGHT_PX = 72;

export function ScaleBar({ map }: { map: MapLibreMap }) {
  const [scale, setScale] = useState(() => scaleOf(map));

  useEffect(() => {
    const update = () => setScale(scaleOf(map));
    update();
    map.on('move', update);
    return () => {
      map.off('move', update);
    };
  }, [map]);

  const { widthPx, label } = scale;
  return (
    <div className="map-scale">
      <div className="map-scale-ends" style={{ width: widthPx }}>
        <span aria-hidden="true">{widthPx < SHORTEST_WITH_NOUGHT_PX ? '' : '0'}</span>
        <span>{label}</span>
      </div>
      <svg width={widthPx + 2} height="7" aria-hidden="true">
        <path d={`M1 0V6H${widthPx + 1}V0M${widthPx / 2 + 1} 3V6`} fill="none" stroke="currentColor" />
      </svg>
    </div>
  );
}

function scaleOf(map: MapLibreMap) {
  return niceScale(metersPerPixel(map.getCenter().lat, map.getZoom()), LONGEST_PX);
}
