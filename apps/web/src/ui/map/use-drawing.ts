import { useEffect, useState } from 'react';
import { type Drawing, drawingOf, giveBack } from './web-gl.ts';

let known: Drawing | undefined;

/** What will draw a map; null until that is known and, where a map would have to wait for it, until it is idle. */
export function useDrawing(): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    if (known && known !== 'software') {
      setDrawing(known);
      return;
    }
    const tell = (found: Drawing) => {
      known = found;
      setDrawing(found);
    };
    if (!('OffscreenCanvas' in window)) {
      tell(askHere());
      return;
    }
    const worker = new Worker(new URL('./graphics-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Drawing>) => {
      worker.terminate();
      // A browser may draw for the page and not for its workers.
      tell(data === 'none' ? askHere() : data);
    };
    worker.onerror = () => tell(askHere());
    return () => worker.terminate();
  }, []);
  return drawing;
}

function askHere(): Drawing {
  const gl = document.createElement('canvas').getContext('webgl2');
  const drawing = drawingOf(gl);
  giveBack(gl);
  return drawing;
}
