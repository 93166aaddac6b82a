import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { edgePosition } from './edge-position.ts';
import type { MapPosition } from './map-model.ts';

/** Clear of the scale bar and the sources at the foot of the map. */
const INSET_PX = { x: 22, y: 58 };

type EdgePlace<Place> = { place: Place; x: number; y: number; turnDegrees: number };

/** Those outside the view, each where the way to it leaves the view. */
export function useEdgePlaces<Place extends MapPosition>(map: MapLibreMap, places: readonly Place[]) {
  const [found, setFound] = useState<readonly EdgePlace<Place>[]>([]);
  useEffect(() => {
    const find = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      setFound(
        places.flatMap((place) => {
          const at = edgePosition(map.project([place.lng, place.lat]), { width, height }, INSET_PX);
          return at ? [{ place, ...at }] : [];
        }),
      );
    };
    find();
    map.on('move', find);
    map.on('resize', find);
    return () => {
      map.off('move', find);
      map.off('resize', find);
    };
  }, [map, places]);
  return found;
}
