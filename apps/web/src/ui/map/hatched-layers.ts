import type { LayerSpecification } from 'maplibre-gl';
import { hatchName } from './hatch.ts';
import type { MapLayer } from './map-model.ts';
import type { MapPalette } from './palette.ts';
import type { StylePart } from './style-part.ts';

/** Areas under a hatch: a light ground, the hatch, and the area's edge (broken for fire). */
export function hatchedLayers(layers: readonly MapLayer[], palette: MapPalette): StylePart {
  const shown = layers.filter((layer) => layer.visible !== false);
  return {
    sources: Object.fromEntries(
      shown.map(({ id, areas }) => [sourceOf(id), { type: 'geojson', data: areas }]),
    ),
    layers: shown.flatMap(({ id, hatch, grade = 2 }): LayerSpecification[] => {
      const source = sourceOf(id);
      const colour = palette[hatch];
      return [
        {
          id: `${source}-ground`,
          type: 'fill',
          source,
          paint: { 'fill-color': colour, 'fill-opacity': 0.04 + 0.05 * grade, 'fill-antialias': false },
        },
        {
          id: `${source}-hatch`,
          type: 'fill',
          source,
          paint: { 'fill-pattern': hatchName(hatch, grade, colour), 'fill-opacity': 0.75 },
        },
        {
          id: `${source}-edge`,
          type: 'line',
          source,
          paint: {
            'line-color': colour,
            'line-width': 1.1,
            ...(hatch === 'flood' ? {} : { 'line-dasharray': hatch === 'fire' ? [4, 2] : [1, 2] }),
          },
        },
      ];
    }),
  };
}

function sourceOf(id: string): string {
  return `hatch-${id}`;
}
