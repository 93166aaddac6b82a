import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useLayoutEffect } from 'react';

/** Keeps an element on its position of the ground while the map moves, without rendering again. */
export function useAnchor(
  map: MapLibreMap,
  element: RefObject<HTMLElement | null>,
  lng: number,
  lat: number,
): void {
  useLayoutEffect(() => {
    const place = () => {
      const { x, y } = map.project([lng, lat]);
      if (element.current) element.current.style.transform = `translate(${x}px, ${y}px)`;
    };
    place();
    map.on('move', place);
    map.on('resize', place);
    return () => {
      map.off('move', place);
      map.off('resize', place);
    };
  }, [map, element, lng, lat]);
}
