import type { Map as MapLibreMap } from 'maplibre-gl';
import { pause } from './graphics-answer.ts';

type ProgramCache = MapLibreMap['painter']['programCache'];
type Variant = Parameters<ProgramCache['getProgram']>[0];
type Program = ReturnType<ProgramCache['getProgram']>;

/** Linked while the page goes on, and made into MapLibre's program afterwards. */
type Begun = { key: string; variant: Variant; linked: WebGLProgram; shaders: WebGLShader[] };

/** So long may several programs take together before the page gets its turn. */
const AT_ONCE_MS = 25;
/** Draws nothing. */
const NOT_YET = { draw: () => undefined } as unknown as Program;
const LINKING = new Error('The program is being linked.');

const keyOf = (variant: Variant): string => {
  const { name, programConfiguration, projectionShaderVariant, useTerrain, defines } = variant;
  const shape = `${name}${programConfiguration?.cacheKey ?? ''}/${projectionShaderVariant.name}`;
  return [shape, useTerrain, ...defines].join('/');
};

/** Runs with some of the context's methods replaced. */
function withMethods(
  gl: WebGL2RenderingContext,
  methods: Partial<WebGL2RenderingContext>,
  work: () => unknown,
): void {
  Object.assign(gl, methods);
  try {
    work();
  } finally {
    for (const name of Object.keys(methods)) Reflect.deleteProperty(gl, name);
  }
}

/**
 * MapLibre makes a shader program when it first draws with it, and waits for it in the page's own thread: for the
 * compiler, and for all that is being drawn meanwhile. Here the first frame leaves out what needs a program that is
 * not there; the program is linked after that frame, and asked about itself once the graphics are idle.
 */
export function programsInTime(cache: ProgramCache, gl: WebGL2RenderingContext) {
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  const getProgram = cache.getProgram.bind(cache);
  const asked = new Set<string>();
  const made = new Set<string>();
  let awaited: Variant[] = [];

  cache.getProgram = (variant) => {
    const key = keyOf(variant);
    if (made.has(key)) return getProgram(variant);
    if (!asked.has(key)) awaited.push(variant);
    asked.add(key);
    return NOT_YET;
  };

  /** As far as the link, before the first question that would wait for it. */
  const begin = (variant: Variant): Begun => {
    const linked = gl.createProgram();
    const shaders: WebGLShader[] = [];
    const createAnyShader = gl.createShader.bind(gl);
    const createShader = (type: GLenum) => {
      const shader = createAnyShader(type);
      if (shader) shaders.push(shader);
      return shader;
    };
    const getProgramParameter = () => {
      throw LINKING;
    };
    try {
      withMethods(gl, { createProgram: () => linked, createShader, getProgramParameter }, () =>
        getProgram(variant),
      );
    } catch (thrown) {
      if (thrown !== LINKING) throw thrown;
    }
    return { key: keyOf(variant), variant, linked, shaders };
  };

  const isLinked = ({ linked }: Begun): boolean =>
    !parallel ||
    gl.isContextLost() ||
    gl.getProgramParameter(linked, parallel.COMPLETION_STATUS_KHR) === true;

  const finish = ({ key, variant, linked, shaders }: Begun): void => {
    const skip = () => undefined;
    const done = { shaderSource: skip, compileShader: skip, attachShader: skip, linkProgram: skip };
    withMethods(gl, { createProgram: () => linked, ...done }, () => getProgram(variant));
    for (const shader of shaders) gl.deleteShader(shader);
    made.add(key);
  };

  const finishSome = (begun: Begun[], failures: unknown[]): void => {
    const until = performance.now() + AT_ONCE_MS;
    do {
      const next = begun.shift();
      try {
        if (next) finish(next);
      } catch (failure) {
        failures.push(failure);
      }
    } while (begun.length > 0 && performance.now() < until);
  };

  return {
    areAwaited: () => awaited.length > 0,
    async make(untilIdle: () => Promise<void>): Promise<void> {
      const begun = awaited.map(begin);
      const failures: unknown[] = [];
      awaited = [];
      gl.flush();
      while (!begun.every(isLinked)) await pause();
      while (begun.length > 0) {
        await untilIdle();
        finishSome(begun, failures);
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Shader programs could not be made.');
    },
  };
}
