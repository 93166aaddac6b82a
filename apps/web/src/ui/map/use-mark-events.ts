import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { zoomInto } from './camera.ts';
import type { MapMark } from './map-model.ts';
import { MARK_LAYERS } from './mark-layers.ts';

/** A finger needs more room than a dot has. */
const REACH_PX = 6;

type Listeners = {
  onSelect?: ((id: string) => void) | undefined;
  onPointAt?: ((id: string | null) => void) | undefined;
};

/** A click on a single mark selects it, one on a group zooms into it; the mark under the pointer is told. */
export function useMarkEvents(
  map: MapLibreMap | null,
  marks: readonly MapMark[] | undefined,
  listeners: Listeners,
): void {
  const latest = useRef({ marks, ...listeners });
  latest.current = { marks, ...listeners };
  const hasMarks = marks !== undefined;

  useEffect(() => {
    if (!map || !hasMarks) return;
    let pointedAt: string | null = null;
    const markAt = ({ point: { x, y } }: MapMouseEvent) => {
      const layers = MARK_LAYERS.filter((id) => map.getLayer(id));
      const [feature] = map.queryRenderedFeatures(
        [
          [x - REACH_PX, y - REACH_PX],
          [x + REACH_PX, y + REACH_PX],
        ],
        { layers },
      );
      return latest.current.marks?.find(({ id }) => id === feature?.properties.id);
    };
    const point = (id: string | null) => {
      if (id === pointedAt) return;
      pointedAt = id;
      latest.current.onPointAt?.(id);
    };
    const click = (event: MapMouseEvent) => {
      const mark = markAt(event);
      if (mark?.bounds) zoomInto(map, mark.bounds, event.originalEvent);
      else if (mark) latest.current.onSelect?.(mark.id);
    };
    const hover = (event: MapMouseEvent) => {
      const mark = markAt(event);
      map.getCanvas().style.cursor = mark ? 'pointer' : '';
      point(mark && mark.count === 1 ? mark.id : null);
    };
    const leave = () => point(null);
    map.on('click', click);
    map.on('mousemove', hover);
    map.on('mouseout', leave);
    return () => {
      map.off('click', click);
      map.off('mousemove', hover);
      map.off('mouseout', leave);
    };
  }, [map, hasMarks]);
}
