import { pause, untilIdle } from './graphics-answer.ts';
import { drawingOf, giveBack } from './web-gl.ts';

/** Says what draws here, once it is idle. To ask takes as long as all that is being drawn: this thread can wait. */
const gl = new OffscreenCanvas(1, 1).getContext('webgl2');
const drawing = drawingOf(gl);

const answerMs = async (): Promise<number> => {
  await pause();
  const from = performance.now();
  gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  return performance.now() - from;
};

const tell = () => {
  giveBack(gl);
  postMessage(drawing);
};

if (drawing === 'software') void untilIdle(answerMs).then(tell);
else tell();
