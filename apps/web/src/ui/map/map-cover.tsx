import { MapSkeleton } from './map-skeleton.tsx';
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
  return <MapSkeleton label={text.loading} />;
}
