import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { currentMove, moveTo } from './camera.ts';
import type { MapFrame, MapMove, MapPosition } from './map-model.ts';

/** Follows the frame that the page asks for, and tells the page where a person moved to. */
export function useCamera(
  map: MapLibreMap | null,
  frame: MapFrame | undefined,
  positions: readonly MapPosition[],
  onMove: ((move: MapMove) => void) | undefined,
): MapMove | null {
  const [move, setMove] = useState<MapMove | null>(null);
  const latest = useRef({ frame, positions, onMove, moved: false });
  latest.current = { ...latest.current, frame, positions, onMove };
  const fitsPoints = frame !== undefined && 'fit' in frame;
  const frameKey = JSON.stringify([frame, fitsPoints ? positions.map(({ lng, lat }) => [lng, lat]) : null]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for frame and positions
  useEffect(() => {
    const now = latest.current;
    if (!map || !now.frame) return;
    moveTo(map, now.frame, now.positions, now.moved);
    now.moved = true;
  }, [map, frameKey]);

  useEffect(() => {
    if (!map) return;
    const report = (event: { originalEvent?: unknown }) => {
      const next = currentMove(map, Boolean(event.originalEvent));
      setMove(next);
      latest.current.onMove?.(next);
    };
    map.on('moveend', report);
    map.once('load', report);
    return () => {
      map.off('moveend', report);
      latest.current.moved = false;
    };
  }, [map]);

  return move;
}
