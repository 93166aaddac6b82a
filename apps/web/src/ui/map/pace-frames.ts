import type { Map as MapLibreMap } from 'maplibre-gl';

/** How often a frame that is still being drawn is asked for. */
const ASK_EVERY_MS = 8;

/**
 * Begins no frame before the last one has been drawn. A map that makes a new shader waits in the page's own thread
 * until everything before it is done: with a slow graphics card, or none, that would be seconds of frames.
 */
export function paceFrames(map: MapLibreMap): void {
  const gl = map.getCanvas().getContext('webgl2');
  if (!gl) return;
  const repaint = map.triggerRepaint.bind(map);
  let isDrawing = false;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const whenDrawn = (drawn: WebGLSync) => {
    const isDone = gl.isContextLost() || gl.getSyncParameter(drawn, gl.SYNC_STATUS) === gl.SIGNALED;
    if (!isDone) {
      timer = setTimeout(whenDrawn, ASK_EVERY_MS, drawn);
      return;
    }
    gl.deleteSync(drawn);
    isDrawing = false;
    if (isWanted) repaint();
    isWanted = false;
  };
  map.triggerRepaint = () => {
    if (isDrawing) isWanted = true;
    else repaint();
  };
  map.on('render', () => {
    const drawn = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    if (!drawn) return;
    gl.flush();
    isDrawing = true;
    timer = setTimeout(whenDrawn, 0, drawn);
  });
  map.on('remove', () => clearTimeout(timer));
}
