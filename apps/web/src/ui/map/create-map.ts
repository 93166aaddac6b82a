import { Map as MapLibreMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import './map-canvas.css';
import { HATCH_PIXEL_RATIO, hatchFromName } from './hatch.ts';
import { AUSTRALIA_BOUNDS } from './map-model.ts';
import { paceFrames } from './pace-frames.ts';
import { TAG_PIXEL_RATIO, TAG_STRETCH, tagFromName } from './tag-image.ts';

setWorkerUrl(workerUrl);

export type MapSettings = {
  style: StyleSpecification;
  label: string;
  descriptionId: string;
  /** Wheel needs Ctrl and touch two fingers, so that a page with a map in it still scrolls. */
  sharesPageScroll: boolean;
  /** Whenever all of it that is in view has been drawn. */
  onDrawn: () => void;
};

/** A plan: north up, never tilted, and never far from Australia. */
export function createMap(
  container: HTMLElement,
  { style, label, descriptionId, sharesPageScroll, onDrawn }: MapSettings,
): MapLibreMap {
  const { west, south, east, north } = AUSTRALIA_BOUNDS;
  const map = new MapLibreMap({
    container,
    style,
    bounds: [west, south, east, north],
    fitBoundsOptions: { padding: 12 },
    maxBounds: [85, -56, 180, 6],
    minZoom: 1.5,
    maxZoom: 17,
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    attributionControl: false,
    cooperativeGestures: sharesPageScroll,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
    locale: { 'Map.Title': label },
  });
  paceFrames(map, onDrawn);
  map.getCanvas().setAttribute('aria-describedby', descriptionId);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.setMissingStyleImageResolver((id) => {
    const image = hatchFromName(id);
    if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: HATCH_PIXEL_RATIO });
    const tag = tagFromName(id);
    if (tag && !map.hasImage(id)) map.addImage(id, tag, { pixelRatio: TAG_PIXEL_RATIO, ...TAG_STRETCH });
  });
  return map;
}
