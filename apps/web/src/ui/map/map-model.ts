import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';

export type MapBounds = { west: number; south: number; east: number; north: number };

export type MapPosition = { lng: number; lat: number };

type MapTone = 'accent' | 'neutral' | 'positive' | 'caution' | 'danger';

export type MapPoint = MapPosition & {
  id: string;
  /** What the point is, in words: the list for keyboards and screen readers is made of these. */
  label: string;
  /** Points with a number are drawn as numbered circles, the others as dots. */
  number?: number;
  tone?: MapTone;
};

/** One thing with a short tag such as its price, or several that stand close together and open on a click. */
export type MapMark = MapPosition & {
  id: string;
  /** In words, as for points. */
  label: string;
  tag: string;
  count: number;
  /** Around several, to zoom to. */
  bounds: MapBounds | null;
};

/** The property that the map is about. */
export type MapSubject = MapPosition & { label: string };

/** Each named after its token, `--hz-flood` and so on. */
export type HatchKind = 'flood' | 'fire' | 'erosion' | 'subsidence';

/** 3 is the closest hatch: the deepest flood, the highest class. */
export type HatchGrade = 1 | 2 | 3;

export type MapLayer = {
  id: string;
  hatch: HatchKind;
  grade?: HatchGrade;
  /** With its unit: 'Flood over 1.2 m'. */
  label: string;
  areas: FeatureCollection<Polygon | MultiPolygon>;
  visible?: boolean;
};

/** Areas that come as vector tiles, each with a `severity`: above `caution` and above `danger` they turn. */
export type MapGradedTiles = {
  id: string;
  hatch: HatchKind;
  above: { caution: number; danger: number };
  /** With {z}, {x} and {y}. */
  url: string;
  maxZoom: number;
};

/** `snug` bounds are a view that was left: they are shown again as they were, without a margin. */
export type MapFrame =
  | { center: MapPosition; zoom: number }
  | { bounds: MapBounds; snug?: boolean }
  | { fit: 'points' };

/** What a person looks at now. `byPerson` is false when the map moved by itself, to fit for instance. */
export type MapMove = { bounds: MapBounds; center: MapPosition; zoom: number; byPerson: boolean };

/** A tile server of the installation's own choice, in place of or over our base map. */
export type MapTiles =
  | { kind: 'raster'; url: string; attribution: string; maxZoom?: number }
  | { kind: 'style'; url: string; attribution: string };

export const AUSTRALIA_BOUNDS: MapBounds = { west: 112.5, south: -44, east: 154.5, north: -9.8 };
