import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { CLUSTER_LAYER, POINT_LAYERS, POINTS_SOURCE } from './point-layers.ts';

/** A click on a point selects it, a click on a cluster opens it. */
export function usePointClicks(map: MapLibreMap | null, onSelect: ((id: string) => void) | undefined): void {
  const select = useRef(onSelect);
  select.current = onSelect;

  useEffect(() => {
    if (!map) return;
    const featureAt = (event: MapMouseEvent) => {
      const layers = [...POINT_LAYERS, CLUSTER_LAYER].filter((id) => map.getLayer(id));
      return map.queryRenderedFeatures(event.point, { layers })[0];
    };
    const openCluster = async (clusterId: number, { lngLat, originalEvent }: MapMouseEvent) => {
      const source = map.getSource<GeoJSONSource>(POINTS_SOURCE);
      const zoom = await source?.getClusterExpansionZoom(clusterId);
      if (zoom !== undefined) map.easeTo({ center: lngLat, zoom: zoom + 0.4 }, { originalEvent });
    };
    const click = (event: MapMouseEvent) => {
      const feature = featureAt(event);
      if (!feature) return;
      if (feature.layer.id === CLUSTER_LAYER) void openCluster(Number(feature.properties.cluster_id), event);
      else select.current?.(String(feature.properties.id));
    };
    const hover = (event: MapMouseEvent) => {
      map.getCanvas().style.cursor = featureAt(event) ? 'pointer' : '';
    };
    map.on('click', click);
    map.on('mousemove', hover);
    return () => {
      map.off('click', click);
      map.off('mousemove', hover);
    };
  }, [map]);
}
