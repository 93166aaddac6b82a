import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapText } from './map-text.ts';
import './map-controls.css';

type Props = { map: MapLibreMap; text: MapText };

export function MapControls({ map, text }: Props) {
  return (
    <>
      <div className="map-zoom">
        <button
          type="button"
          aria-label={text.zoomIn}
          onClick={({ nativeEvent }) => map.zoomIn({}, { originalEvent: nativeEvent })}
        >
          <Stroke path="M8 3v10M3 8h10" />
        </button>
        <button
          type="button"
          aria-label={text.zoomOut}
          onClick={({ nativeEvent }) => map.zoomOut({}, { originalEvent: nativeEvent })}
        >
          <Stroke path="M3 8h10" />
        </button>
      </div>
      <div className="map-north" role="img" aria-label={text.north}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 1.500 12 13.500 8 11 4 13.500Z" fill="currentColor" />
        </svg>
      </div>
    </>
  );
}

function Stroke({ path }: { path: string }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" />
    </svg>
  );
}
