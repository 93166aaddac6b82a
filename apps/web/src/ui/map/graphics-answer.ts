/** How often something that is still being drawn or made is asked for. */
const ASK_EVERY_MS = 8;
/** An answer within this time means that nothing else is being drawn. */
const PROMPT_MS = 40;
/** One may fall between two frames of the page. */
const PROMPT_ANSWERS = 2;
/** On a machine that never answers promptly, the map comes anyway. */
const MOST_QUESTIONS = 40;

export const pause = (ms = ASK_EVERY_MS): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long it takes, in milliseconds, until all that was asked of this context so far is drawn. Waits without blocking. */
export async function untilDrawn(gl: WebGL2RenderingContext): Promise<number> {
  const from = performance.now();
  const drawn = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!drawn) return 0;
  gl.flush();
  do await pause();
  while (!gl.isContextLost() && gl.getSyncParameter(drawn, gl.SYNC_STATUS) !== gl.SIGNALED);
  gl.deleteSync(drawn);
  return performance.now() - from;
}

/**
 * Until the graphics answer at once. Pages and their maps are drawn one after the other: a question whose answer the
 * page's own thread waits for would otherwise take as long as everything before it.
 */
export async function untilIdle(ask: () => Promise<number>): Promise<void> {
  let prompt = 0;
  for (let asked = 0; asked < MOST_QUESTIONS && prompt < PROMPT_ANSWERS; asked++)
    prompt = (await ask()) < PROMPT_MS ? prompt + 1 : 0;
}
