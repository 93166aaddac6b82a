import type { Map as MapLibreMap } from 'maplibre-gl';
import { untilDrawn } from './graphics-answer.ts';
import { programsInTime } from './programs-in-time.ts';

/**
 * Begins no frame before the last one has been drawn and the programs that it lacked are there. A map would otherwise
 * wait for both in the page's own thread: with a slow graphics card, or none, for seconds.
 */
export function paceFrames(map: MapLibreMap, onDrawn: () => void): void {
  const gl = map.getCanvas().getContext('webgl2');
  if (!gl) return;
  const repaint = map.triggerRepaint.bind(map);
  let programs = programsInTime(map.painter.programCache, gl);
  let isDrawing = false;
  let isWanted = false;
  let isRemoved = false;

  map.triggerRepaint = () => {
    if (isDrawing) isWanted = true;
    else repaint();
  };
  const afterFrame = async () => {
    await untilDrawn(gl);
    if (programs.areAwaited() && !isRemoved) {
      isWanted = true;
      await programs.make();
    } else if (map.loaded()) onDrawn();
  };
  map.on('render', () => {
    if (isDrawing) return;
    isDrawing = true;
    afterFrame()
      .catch((error: unknown) => map.fire('error', { error }))
      .finally(() => {
        isDrawing = false;
        if (isWanted && !isRemoved) repaint();
        isWanted = false;
      });
  });
  map.on('webglcontextrestored', () => {
    programs = programsInTime(map.painter.programCache, gl);
  });
  map.on('remove', () => {
    isRemoved = true;
  });
}
