/** How often something that is still being drawn or made is asked for. */
const ASK_EVERY_MS = 8;
/** An answer within this time means that nothing else is being drawn. */
export const PROMPT_MS = 40;
/** One may fall between two frames of the page. */
const PROMPT_ANSWERS = 2;
/** On a page that is never at rest, the map comes anyway. */
const LONGEST_WAIT_MS = 2000;

export const pause = (ms = ASK_EVERY_MS): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long it takes, in milliseconds, until all that was asked of this context so far is drawn. */
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
export async function untilIdle(answerMs: () => Promise<number>): Promise<void> {
  const latest = performance.now() + LONGEST_WAIT_MS;
  let prompt = 0;
  while (prompt < PROMPT_ANSWERS && performance.now() < latest)
    prompt = (await answerMs()) < PROMPT_MS ? prompt + 1 : 0;
}
