import type { MapText } from './map-text.ts';
import type { MapStatus } from './use-map.ts';

/** What stands in the map's place while it is drawn, and when it cannot be. */
export function MapCover({ status, text }: { status: MapStatus; text: MapText }) {
  if (status === 'failed') {
    return (
      <div className="map-failed" role="status">
        <strong>{text.failedTitle}</strong>
        <span>{text.failedHint}</span>
      </div>
    );
  }
  if (status === 'ready') return null;
  return (
    <div className="map-skeleton" role="status">
      <svg
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        viewBox="0 0 400 260"
        aria-hidden="true"
      >
        {[0, 9, 20, 33].map((offset) => (
          <path
            key={offset}
            d={`M${250 + offset} -10C${215 + offset} 60 ${300 + offset} 100 ${262 + offset} 150S${230 + offset} 220 ${280 + offset} 270`}
          />
        ))}
      </svg>
      <span className="map-hidden">{text.loading}</span>
    </div>
  );
}
