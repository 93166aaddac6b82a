import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createMap, type MapSettings } from './create-map.ts';
import type { MapTiles } from './map-model.ts';
import type { Drawing } from './web-gl.ts';

export type MapStatus = 'loading' | 'ready' | 'failed';

type Settings = Omit<MapSettings, 'style' | 'onDrawn'> & {
  drawing: Drawing | null;
  style: StyleSpecification | null;
  foreignStyle?: Extract<MapTiles, { kind: 'style' }> | undefined;
};

/** Makes the map once its colours are known, and applies each new style as a difference to the last. */
export function useMap(host: RefObject<HTMLElement | null>, settings: Settings) {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [status, setStatus] = useState<MapStatus>('loading');
  const [isIncomplete, setIncomplete] = useState(false);
  const latest = useRef(settings);
  latest.current = settings;
  const applied = useRef<StyleSpecification | null>(null);
  const { drawing, style } = settings;
  const foreignUrl = settings.foreignStyle?.url;
  const canStart = style !== null && drawing !== null && drawing !== 'none';

  useEffect(() => {
    const { style: firstStyle, ...settled } = latest.current;
    if (!canStart || !host.current || !firstStyle) return;
    applied.current = firstStyle;
    const onDrawn = () => setStatus('ready');
    const created = createMap(host.current, { ...settled, style: firstStyle, onDrawn });
    created.on('error', () => setIncomplete(true));
    setMap(created);
    return () => {
      created.remove();
      setMap(null);
      setStatus('loading');
      setIncomplete(false);
    };
  }, [canStart, host]);

  useEffect(() => {
    if (!map || !style) return;
    if (!foreignUrl) {
      if (applied.current !== style) map.setStyle(style, { diff: true, validate: false });
      applied.current = style;
      return;
    }
    map.setStyle(foreignUrl, {
      transformStyle: (_last, next) => ({
        ...next,
        sources: { ...next.sources, ...style.sources },
        layers: [...next.layers, ...style.layers],
      }),
    });
  }, [map, style, foreignUrl]);

  return { map, status: drawing === 'none' ? ('failed' as const) : status, isIncomplete };
}
