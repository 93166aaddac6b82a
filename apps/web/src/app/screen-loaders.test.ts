// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { SCREEN_NAMES, screenEntry } from '../routes/route-table.ts';
import { screenOf } from './screen-components.ts';
import { SCREEN_LOADERS } from './screen-loaders.ts';

vi.stubGlobal('window', { location: { origin: 'http://localhost' } });

it.each(SCREEN_NAMES)('%s loads a component', { timeout: 30_000 }, async (name) => {
  expect(await SCREEN_LOADERS[name]()).toBeTypeOf('function');
});

it('finds the screen of a path, and none for a path that is not in the table', () => {
  for (const name of SCREEN_NAMES) {
    expect(screenOf(screenEntry(name).path.replaceAll(/:\w+/g, 'x'))).toBe(name);
  }
  expect(screenOf('/nowhere')).toBeUndefined();
});
