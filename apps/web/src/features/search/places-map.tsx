import type { Locality } from '@propguard/protocol/localities';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { lazy, Suspense, useMemo } from 'react';
import { installationQuery } from '../../lib/installation.ts';
import { AUSTRALIA_BOUNDS, type MapFrame, type MapPoint, type MapTiles } from '../../ui/map/map-model.ts';
import { Loading } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

const MapView = lazy(async () => ({ default: (await import('../../ui/map/map-view.tsx')).MapView }));

const FITTED: MapFrame = { fit: 'points' };
/** One place alone is shown with its surroundings: the plan has no streets to come closer for. */
const SURROUNDINGS_ZOOM = 10.5;
const WHOLE_COUNTRY: MapFrame = { bounds: AUSTRALIA_BOUNDS };

interface PlacesMapProps {
  places: readonly Locality[];
  /** Also when it is not among the places found. */
  selected: Locality | undefined;
  /** Leaves room for the details below. */
  compact: boolean;
  /** Without a search, the first places of the alphabet say nothing about where to look. */
  showsCountry: boolean;
  onSelect: (id: string) => void;
}

function pointOf({ id, name, state, postcode, latitude, longitude }: Locality): MapPoint {
  return { id, lat: latitude, lng: longitude, label: `${name}, ${state} ${postcode}` };
}

/** The operator's own tiles, where some are configured. */
function useTiles(): MapTiles | undefined {
  const { data } = useQuery(installationQuery());
  const url = data?.mapTileUrl;
  return useMemo(() => (url ? { kind: 'raster', url, attribution: new URL(url).host } : undefined), [url]);
}

function frameFor(points: readonly MapPoint[], showsCountry: boolean): MapFrame {
  const [first, second] = points;
  if (showsCountry || first === undefined) return WHOLE_COUNTRY;
  return second === undefined
    ? { center: { lng: first.lng, lat: first.lat }, zoom: SURROUNDINGS_ZOOM }
    : FITTED;
}

export function PlacesMap({ places, selected, compact, showsCountry, onSelect }: PlacesMapProps) {
  const points = useMemo(() => {
    const listed = selected === undefined || places.some(({ id }) => id === selected.id);
    return (listed ? places : [...places, selected]).map(pointOf);
  }, [places, selected]);
  const tiles = useTiles();
  return (
    <div
      className={clsx(
        'flex-none! overflow-hidden rounded-2 border border-line',
        compact ? 'h-60 md:h-90' : 'h-60 md:h-140',
      )}
    >
      <Suspense fallback={<MapSkeleton />}>
        <MapView
          label={text.map}
          points={points}
          selectedId={selected?.id}
          frame={frameFor(points, showsCountry)}
          {...(tiles ? { tiles } : {})}
          sharesPageScroll
          onSelect={onSelect}
          className="h-full"
        />
      </Suspense>
    </div>
  );
}

function MapSkeleton() {
  return (
    <Loading label={text.mapLoading} className="h-full bg-map-land">
      {null}
    </Loading>
  );
}
