import { HatchSwatch } from './hatch-swatch.tsx';
import type { MapLayer } from './map-model.ts';
import './map-legend.css';

export function MapLegend({ layers, label }: { layers: readonly MapLayer[]; label: string }) {
  const shown = layers.filter((layer) => layer.visible !== false);
  if (shown.length === 0) return null;
  return (
    <ul className="map-legend" aria-label={label}>
      {shown.map((layer) => (
        <li key={layer.id}>
          <HatchSwatch hatch={layer.hatch} grade={layer.grade} />
          {layer.label}
        </li>
      ))}
    </ul>
  );
}
