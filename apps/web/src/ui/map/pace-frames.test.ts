import type { Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paceFrames } from './pace-frames.ts';

const SIGNALED = 1;

/** As much of a map and its context as a frame touches. */
const madeUpMap = () => {
  const listeners = new Map<string, () => void>();
  const state = { isDrawn: false, painted: 0 };
  const gl = {
    SIGNALED,
    isContextLost: () => false,
    fenceSync: () => ({}),
    flush: () => undefined,
    deleteSync: () => undefined,
    getSyncParameter: () => (state.isDrawn ? SIGNALED : 0),
  };
  const map = {
    getCanvas: () => ({ getContext: () => gl }),
    triggerRepaint: () => {
      state.painted += 1;
    },
    on: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  return { map, state, fire: (name: string) => listeners.get(name)?.() };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('no frame begins before the last one has been drawn, and wishes meanwhile are one frame', () => {
  const { map, state, fire } = madeUpMap();
  paceFrames(map as unknown as MapLibreMap);
  map.triggerRepaint();
  expect(state.painted).toBe(1);

  fire('render');
  map.triggerRepaint();
  map.triggerRepaint();
  vi.advanceTimersByTime(1000);
  expect(state.painted).toBe(1);

  state.isDrawn = true;
  vi.advanceTimersByTime(50);
  expect(state.painted).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(state.painted).toBe(2);
});

test('a frame that nobody asked for is not drawn', () => {
  const { map, state, fire } = madeUpMap();
  paceFrames(map as unknown as MapLibreMap);
  fire('render');
  state.isDrawn = true;
  vi.advanceTimersByTime(50);
  expect(state.painted).toBe(0);
});
