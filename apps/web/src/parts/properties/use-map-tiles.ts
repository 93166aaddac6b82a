import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { installationQuery } from '../../lib/installation.ts';
import type { MapTiles } from '../../ui/map/map-model.ts';

/** The operator's own tiles, where some are configured. */
export function useMapTiles(): MapTiles | undefined {
  const { data } = useQuery(installationQuery());
  const url = data?.mapTileUrl;
  return useMemo(() => (url ? { kind: 'raster', url, attribution: new URL(url).host } : undefined), [url]);
}
