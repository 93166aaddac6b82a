/** MapLibre needs WebGL 2; asking first lets us show the list instead of an exception. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
