import type { Listing } from '@propguard/protocol/listings';
import type { Locality } from '@propguard/protocol/localities';
import { useRef } from 'react';
import { isWithin } from '../../../ui/map/camera.ts';
import { AUSTRALIA_BOUNDS, type MapFrame, type MapMove } from '../../../ui/map/map-model.ts';
import { boxSides } from '../address/search-filters.ts';

/** A suburb with its neighbours. */
const SUBURB_ZOOM = 12.5;
const WHOLE_COUNTRY: MapFrame = { bounds: AUSTRALIA_BOUNDS };

interface Looked {
  box: string | undefined;
  placeId: string | undefined;
  place: Locality | undefined;
  open: Listing | undefined;
  view: MapMove | null;
}

function frameOf({ box, place }: Looked): MapFrame {
  const sides = boxSides(box);
  if (sides) return { bounds: sides, snug: true };
  return place ? { center: { lng: place.longitude, lat: place.latitude }, zoom: SUBURB_ZOOM } : WHOLE_COUNTRY;
}

/** Where the map looks: at the box or the place of the search, then at a listing that was opened out of its sight. */
export function useMapFrame(looked: Looked) {
  const { box, placeId, place, open, view } = looked;
  const kept = useRef({ frame: WHOLE_COUNTRY, where: '', openId: '', ownBox: '' });
  const now = kept.current;
  const where = box ?? placeId ?? '';
  const isKnown = box !== undefined || placeId === place?.id;
  if (where !== now.where && isKnown) {
    now.where = where;
    // What the map itself reported is where it is already.
    if (where !== now.ownBox) now.frame = frameOf(looked);
  }
  if (open && view && open.id !== now.openId) {
    now.openId = open.id;
    const center = { lng: open.property.longitude, lat: open.property.latitude };
    if (!isWithin(view.bounds, center)) now.frame = { center, zoom: Math.max(view.zoom, SUBURB_ZOOM) };
  }
  return {
    frame: now.frame,
    noteOwnBox: (own: string) => {
      now.ownBox = own;
    },
  };
}
