import type { MapText } from './map-text.ts';
import './map-controls.css';

/** Who made the data, always one click or key away. */
export function MapSources({ text, tilesBy }: { text: MapText; tilesBy?: string | undefined }) {
  return (
    <details className="map-sources">
      <summary>{text.sources}</summary>
      <p>
        {tilesBy ? `${tilesBy}. ` : ''}
        {text.attribution}
      </p>
    </details>
  );
}
