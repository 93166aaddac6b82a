import type { Locality } from '@propguard/protocol/localities';
import { useRef } from 'react';
import { AUSTRALIA_BOUNDS, type MapFrame } from '../../../ui/map/map-model.ts';
import { boxSides } from '../address/search-filters.ts';

/** A suburb with its neighbours. */
const SUBURB_ZOOM = 12.5;
const WHOLE_COUNTRY: MapFrame = { bounds: AUSTRALIA_BOUNDS };

/** Where the map looks: at the box or the place of the search. A box that the map itself reported moves nothing. */
export function useMapFrame(box: string | undefined, place: Locality | undefined, isPlaceKnown: boolean) {
  const ownBox = useRef<string | null>(null);
  const frame = useRef<MapFrame>(WHOLE_COUNTRY);
  const sides = boxSides(box);
  if (sides) {
    if (box !== ownBox.current) frame.current = { bounds: sides, snug: true };
  } else if (place) {
    frame.current = { center: { lng: place.longitude, lat: place.latitude }, zoom: SUBURB_ZOOM };
  } else if (isPlaceKnown) frame.current = WHOLE_COUNTRY;
  return {
    frame: frame.current,
    /** The map has been moved there by hand. */
    noteOwnBox: (own: string) => {
      ownBox.current = own;
    },
  };
}
