import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { programsInTime } from './programs-in-time.ts';

const LINK_STATUS = 1;
const COMPLETION_STATUS_KHR = 2;

const untilIdle = () => Promise.resolve();

const variant = (name: string) => ({
  name,
  programConfiguration: null,
  projectionShaderVariant: { name: 'mercator' },
  useTerrain: false,
  defines: [],
});

/** A context whose graphics are slow, and a cache that makes its programs as MapLibre does. */
const madeUpGraphics = () => {
  const state = { isLinked: false, isBroken: false, links: 0, asked: 0, shaders: 0 };
  const methods = {
    isContextLost: () => false,
    getExtension: () => ({ COMPLETION_STATUS_KHR }),
    flush: () => undefined,
    createProgram: () => ({}),
    createShader: () => {
      state.shaders += 1;
      return {};
    },
    deleteShader: () => {
      state.shaders -= 1;
    },
    linkProgram: () => {
      state.links += 1;
    },
    getProgramParameter: (_program: object, name: number) => {
      if (name === COMPLETION_STATUS_KHR) return state.isLinked;
      state.asked += 1;
      return !state.isBroken;
    },
  };
  // As in a browser, methods are not the context's own.
  const gl: typeof methods = Object.create(methods);
  const programs: Record<string, object> = {};
  const create = () => {
    const linked = gl.createProgram();
    const shader = gl.createShader();
    gl.linkProgram();
    if (!gl.getProgramParameter(linked, LINK_STATUS)) throw new Error('Program failed to link');
    if (shader) gl.deleteShader();
    return { draw: () => undefined, linked };
  };
  const cache = {
    getProgram: ({ name }: { name: string }): object => {
      programs[name] ??= create();
      return programs[name];
    },
  };
  const inTime = programsInTime(
    cache as unknown as Parameters<typeof programsInTime>[0],
    gl as unknown as WebGL2RenderingContext,
  );
  return { cache, inTime, programs, state };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a program is linked after the frame that lacks it, and asked nothing before it is', async () => {
  const { cache, inTime, programs, state } = madeUpGraphics();
  cache.getProgram(variant('fill'));
  cache.getProgram(variant('fill'));
  cache.getProgram(variant('line'));
  expect(state).toMatchObject({ links: 0, asked: 0 });
  expect(inTime.areAwaited()).toBe(true);

  const making = inTime.make(untilIdle);
  await vi.advanceTimersByTimeAsync(500);
  expect(state).toMatchObject({ links: 2, asked: 0 });
  expect(programs).toEqual({});

  state.isLinked = true;
  await vi.advanceTimersByTimeAsync(500);
  await making;
  expect(state).toMatchObject({ links: 2, asked: 2, shaders: 0 });
  expect(cache.getProgram(variant('fill'))).toBe(programs.fill);
  expect(inTime.areAwaited()).toBe(false);
});

test('a program that cannot be linked is told of once, and the others are made', async () => {
  const { cache, inTime, programs, state } = madeUpGraphics();
  cache.getProgram(variant('fill'));
  state.isLinked = true;
  state.isBroken = true;
  const making = expect(inTime.make(untilIdle)).rejects.toThrow('Shader programs could not be made.');
  await vi.advanceTimersByTimeAsync(500);
  await making;

  state.isBroken = false;
  cache.getProgram(variant('fill'));
  cache.getProgram(variant('line'));
  const others = inTime.make(untilIdle);
  await vi.advanceTimersByTimeAsync(500);
  await others;
  expect(Object.keys(programs)).toEqual(['line']);
});
