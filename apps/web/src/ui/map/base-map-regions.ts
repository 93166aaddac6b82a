import type { MapBounds } from './map-model.ts';

/** Mainland, Tasmania, Torres Strait and Lord Howe Island: where the tiles carry full detail. */
export const DETAIL_REGION: MapBounds = { west: 112, south: -44.2, east: 159.5, north: -9 };
export const DETAIL_MAX_ZOOM = 9;

/** Coarse land around it, for context at low zoom. */
export const SURROUNDINGS_REGION: MapBounds = { west: 85, south: -58, east: 180, north: 15 };
export const SURROUNDINGS_MAX_ZOOM = 4;
