export type Drawing = 'none' | 'software' | 'hardware';

/** What a browser without a usable graphics card says draws in its place. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** MapLibre needs WebGL 2; asking first lets us show the list instead of an exception, and a plainer map. */
export function drawingOf(gl: WebGL2RenderingContext | null): Drawing {
  if (!gl) return 'none';
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  return SOFTWARE.test(renderer) ? 'software' : 'hardware';
}

/** A browser holds only so many contexts at once. */
export function giveBack(gl: WebGL2RenderingContext | null): void {
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
}
