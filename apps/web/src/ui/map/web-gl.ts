type Drawing = 'none' | 'software' | 'hardware';

/** What a browser without a usable graphics card says draws in its place. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

let known: Drawing | undefined;

/** MapLibre needs WebGL 2; asking first lets us show the list instead of an exception, and a plainer map. */
export function drawing(): Drawing {
  known ??= ask();
  return known;
}

function ask(): Drawing {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'none';
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(renderer) ? 'software' : 'hardware';
}
