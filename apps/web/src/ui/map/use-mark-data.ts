import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { LIT_SOURCE, MARKS_SOURCE, type MarkSet, markCollection } from './mark-layers.ts';

/**
 * Hands marks to their sources directly: comparing the whole style with the last one, at each move of the map and of
 * the pointer, would take longer than drawing them.
 */
export function useMarkData(map: MapLibreMap | null, isReady: boolean, { marks, lit }: MarkSet): void {
  useEffect(() => {
    if (isReady) map?.getSource<GeoJSONSource>(MARKS_SOURCE)?.setData(markCollection(marks));
  }, [map, isReady, marks]);
  useEffect(() => {
    if (isReady) map?.getSource<GeoJSONSource>(LIT_SOURCE)?.setData(markCollection(lit ? [lit] : []));
  }, [map, isReady, lit]);
}
