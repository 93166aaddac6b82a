import type { MapLayer, MapPoint, MapSubject } from '../../../ui/map/map-model.ts';

/** Made-up places and zones beside the Brisbane River. */
export const MAP_SUBJECT: MapSubject = { lng: 153.0492, lat: -27.4698, label: '18 Jacaranda Quay' };

export const MAP_POINTS: readonly MapPoint[] = [
  { id: 'lamington', number: 1, label: '7 Lamington Reach', lng: 153.0455, lat: -27.4672 },
  { id: 'moreton', number: 2, label: '42 Moreton Parade', lng: 153.0438, lat: -27.4741 },
  { id: 'poinciana', number: 3, label: '5 Poinciana Lane', lng: 153.0468, lat: -27.4585 },
  { id: 'figtree', number: 4, label: '88 Figtree Terrace', lng: 153.0402, lat: -27.4649 },
];

const box = (west: number, south: number, east: number, north: number): MapLayer['areas'] => ({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ],
        ],
      },
    },
  ],
});

export const MAP_LAYERS: readonly MapLayer[] = [
  {
    id: 'flood',
    hatch: 'flood',
    grade: 2,
    label: 'Flood to 1.2 m',
    areas: box(153.047, -27.482, 153.062, -27.464),
  },
  { id: 'fire', hatch: 'fire', label: 'Bushfire prone', areas: box(153.018, -27.462, 153.032, -27.45) },
  {
    id: 'erosion',
    hatch: 'erosion',
    label: 'Erosion line 2100',
    areas: box(153.062, -27.482, 153.065, -27.464),
  },
];
