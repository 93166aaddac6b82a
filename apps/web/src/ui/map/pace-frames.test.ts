import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceFrames } from './pace-frames.ts';

const SIGNALED = 1;
const SLOW_MS = 200;

/** As much of a map, its context and its page as a frame touches. */
const madeUpMap = () => {
  const listeners = new Map<string, () => void>();
  const state = { isDrawn: false, isLoaded: true, isMoving: false, painted: 0, completed: 0 };
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const gl = {
    SIGNALED,
    isContextLost: () => false,
    getExtension: () => null,
    fenceSync: () => ({}),
    flush: () => undefined,
    deleteSync: () => undefined,
    getSyncParameter: () => (state.isDrawn ? SIGNALED : 0),
  };
  const map = {
    painter: { context: { gl }, programCache: { getProgram: () => undefined } },
    isMoving: () => state.isMoving,
    loaded: () => state.isLoaded,
    triggerRepaint: () => {
      state.painted += 1;
    },
    on: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  paceFrames(map as unknown as MapLibreMap, () => {
    state.completed += 1;
  });
  const fire = (name: string) => listeners.get(name)?.();
  const drawSlowly = async () => {
    state.isDrawn = false;
    fire('render');
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    state.isDrawn = true;
    await vi.advanceTimersByTimeAsync(50);
  };
  return { map, state, fire, drawSlowly, scroll: () => page.dispatchEvent(new Event('scroll')) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('no frame begins before the last one has been drawn, and wishes meanwhile are one frame', async () => {
  const { map, state, fire } = madeUpMap();
  map.triggerRepaint();
  expect(state.painted).toBe(1);

  fire('render');
  map.triggerRepaint();
  map.triggerRepaint();
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.painted).toBe(1);

  state.isDrawn = true;
  await vi.advanceTimersByTimeAsync(50);
  expect(state.painted).toBe(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.painted).toBe(2);
});

test('a frame that nobody asked for is not drawn', async () => {
  const { state, fire } = madeUpMap();
  fire('render');
  state.isDrawn = true;
  await vi.advanceTimersByTimeAsync(50);
  expect(state.painted).toBe(0);
});

test('a map counts as drawn once its frame is, and nothing is on its way', async () => {
  const { state, fire } = madeUpMap();
  state.isLoaded = false;
  state.isDrawn = true;
  fire('render');
  await vi.advanceTimersByTimeAsync(50);
  expect(state.completed).toBe(0);

  state.isLoaded = true;
  state.isDrawn = false;
  fire('render');
  await vi.advanceTimersByTimeAsync(50);
  expect(state.completed).toBe(0);
  state.isDrawn = true;
  await vi.advanceTimersByTimeAsync(50);
  expect(state.completed).toBe(1);
});

test('a map that is gone is drawn no more', async () => {
  const { map, state, fire } = madeUpMap();
  fire('render');
  map.triggerRepaint();
  fire('remove');
  state.isDrawn = true;
  await vi.advanceTimersByTimeAsync(50);
  expect(state.painted).toBe(0);
});

test('where drawing is slow, a map that stands still waits until the page has been scrolled', async () => {
  const { map, state, drawSlowly, scroll } = madeUpMap();
  await drawSlowly();
  map.triggerRepaint();
  for (let turn = 0; turn < 10; turn++) {
    scroll();
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(state.painted).toBe(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(state.painted).toBe(1);
});

test('a map that moves, or is drawn quickly, never waits for the page', async () => {
  const slow = madeUpMap();
  await slow.drawSlowly();
  slow.scroll();
  slow.state.isMoving = true;
  slow.map.triggerRepaint();
  expect(slow.state.painted).toBe(1);

  const quick = madeUpMap();
  quick.state.isDrawn = true;
  quick.fire('render');
  await vi.advanceTimersByTimeAsync(50);
  quick.scroll();
  quick.map.triggerRepaint();
  expect(quick.state.painted).toBe(1);
});
