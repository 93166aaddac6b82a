import { lazy, Suspense } from 'react';
import { useSettled } from '../layout/use-settled.ts';
import { MapSkeleton } from './map-skeleton.tsx';
import { MAP_TEXT } from './map-text.ts';
import type { MapViewProps } from './map-view.tsx';

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }));

/** The map in a chunk of its own, begun once the rest of the page is there. */
export function MapWhenSettled(props: MapViewProps) {
  const isSettled = useSettled();
  const skeleton = (
    <div className={`relative h-full ${props.className ?? ''}`}>
      <MapSkeleton label={MAP_TEXT.loading} />
    </div>
  );
  if (!isSettled) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <MapView {...props} />
    </Suspense>
  );
}
